package app.spoton.engine.oracle;

/** A card is a number: (rank - 2) * 4 + suit; ranks 2 to 14 (ace); clubs, diamonds, hearts, spades from 0 to 3. */
final class OracleCards {
    static final int SPADES = 3;
    static final int JACK = 11;
    static final int QUEEN = 12;
    static final int KING = 13;
    static final int ACE = 14;
    private static final String RANKS = "23456789TJQKA";
    private static final String SUITS = "cdhs";

    private OracleCards() { }

    static int of(int rank, int suit) {
        return (rank - 2) * 4 + suit;
    }

    static int rank(int card) {
        return card / 4 + 2;
    }

    static int suit(int card) {
        return card % 4;
    }

    static String text(int card) {
        return "" + RANKS.charAt(card / 4) + SUITS.charAt(card % 4);
    }

    /** The card, or -1 where there is none of that name. */
    static int read(Object named) {
        if (!(named instanceof String text) || text.length() != 2) {
            return -1;
        }
        int rank = RANKS.indexOf(text.charAt(0));
        int suit = SUITS.indexOf(text.charAt(1));
        return rank < 0 || suit < 0 ? -1 : rank * 4 + suit;
    }

    /** Cards from a list such as "As Kd 7h", for cases written down by hand. */
    static int[] list(String cards) {
        int[] read = new int[(cards.length() + 1) / 3];
        for (int i = 0; i < read.length; i++) {
            read[i] = read(cards.substring(3 * i, 3 * i + 2));
        }
        return read;
    }
}
