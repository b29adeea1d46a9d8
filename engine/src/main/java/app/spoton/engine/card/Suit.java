package app.spoton.engine.card;

/** The four suits; none is higher than another in any game here. */
public enum Suit {
    CLUBS('c'), DIAMONDS('d'), HEARTS('h'), SPADES('s');

    private final char symbol;

    Suit(char symbol) {
        this.symbol = symbol;
    }

    /** The suit as the round format writes it: {@code c d h s}. */
    public char symbol() {
        return symbol;
    }
}
