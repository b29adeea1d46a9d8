package app.spoton.engine.oracle.value;

/** A card is a number: (rank - 2) * 4 + suit; ranks 2 to 14 (ace); clubs, diamonds, hearts, spades from 0 to 3. */
public final class OracleCards {
    public static final int SPADES = 3;
    public static final int JACK = 11;
    public static final int QUEEN = 12;
    public static final int KING = 13;
    public static final int ACE = 14;
    private static final String RANKS = "23456789TJQKA";
    private static final String SUITS = "cdhs";

    private OracleCards() { }

    public static int of(int rank, int suit) {
        return (rank - 2) * 4 + suit;
    }

    public static int rank(int card) {
        return card / 4 + 2;
    }

    public static int suit(int card) {
        return card % 4;
    }

    public static String text(int card) {
        return "" + RANKS.charAt(card / 4) + SUITS.charAt(card % 4);
    }

    /** The card, or -1 if there is no card with that name. */
    public static int read(Object named) {
        if (!(named instanceof String text) || text.length() != 2) {
            return -1;
        }
        int rank = RANKS.indexOf(text.charAt(0));
        int suit = SUITS.indexOf(text.charAt(1));
        return rank < 0 || suit < 0 ? -1 : rank * 4 + suit;
    }

    /** Cards from a list such as "As Kd 7h", for handwritten cases. */
    public static int[] list(String cards) {
        int[] read = new int[(cards.length() + 1) / 3];
        for (int i = 0; i < read.length; i++) {
            read[i] = read(cards.substring(3 * i, 3 * i + 2));
        }
        return read;
    }
}
