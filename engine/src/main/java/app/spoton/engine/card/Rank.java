package app.spoton.engine.card;

/** The thirteen ranks, lowest first. The ace is high here; each hand order says where it is low. */
public enum Rank {
    TWO('2'), THREE('3'), FOUR('4'), FIVE('5'), SIX('6'), SEVEN('7'), EIGHT('8'), NINE('9'), TEN('T'),
    JACK('J'), QUEEN('Q'), KING('K'), ACE('A');

    private final char symbol;

    Rank(char symbol) {
        this.symbol = symbol;
    }

    /** The rank as the round format writes it: {@code 2}…{@code 9 T J Q K A}. */
    public char symbol() {
        return symbol;
    }
}
