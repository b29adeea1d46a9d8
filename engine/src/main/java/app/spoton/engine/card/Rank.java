package app.spoton.engine.card;

/** The thirteen ranks, lowest first. The ace is high here; each hand order says where it is low. */
public enum Rank {
    TWO('2', "two"), THREE('3', "three"), FOUR('4', "four"), FIVE('5', "five"), SIX('6', "six", "sixes"),
    SEVEN('7', "seven"), EIGHT('8', "eight"), NINE('9', "nine"), TEN('T', "ten"), JACK('J', "jack"),
    QUEEN('Q', "queen"), KING('K', "king"), ACE('A', "ace");

    private final char symbol;
    private final String words;
    private final String plural;

    Rank(char symbol, String words) {
        this(symbol, words, words + "s");
    }

    Rank(char symbol, String words, String plural) {
        this.symbol = symbol;
        this.words = words;
        this.plural = plural;
    }

    /** The rank as the round format writes it: {@code 2}…{@code 9 T J Q K A}. */
    public char symbol() {
        return symbol;
    }

    /** The rank as a dealer says it. */
    public String words() {
        return words;
    }

    /** Several cards of the rank, as a dealer says it. */
    public String plural() {
        return plural;
    }
}
