package app.spoton.engine.card;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** One card of a 52-card deck. There is one object for each, so {@code ==} and {@code equals} agree. */
public final class Card {
    private static final List<Card> DECK = deck52();

    private final Rank rank;
    private final Suit suit;

    private Card(Rank rank, Suit suit) {
        this.rank = rank;
        this.suit = suit;
    }

    private static List<Card> deck52() {
        List<Card> all = new ArrayList<>();
        for (Rank rank : Rank.values()) {
            for (Suit suit : Suit.values()) {
                all.add(new Card(rank, suit));
            }
        }
        return List.copyOf(all);
    }

    /** All 52, in the order of {@link #index()}. */
    public static List<Card> deck() {
        return DECK;
    }

    public static Card of(Rank rank, Suit suit) {
        return DECK.get(rank.ordinal() * 4 + suit.ordinal());
    }

    /**
     * The card with this index.
     *
     * @throws IndexOutOfBoundsException unless 0 &lt;= index &lt; 52
     */
    public static Card of(int index) {
        return DECK.get(index);
    }

    /** The card that the round format writes so, as in {@code "Ts"}; empty if there is no such card. */
    public static Optional<Card> parse(String text) {
        return DECK.stream().filter(card -> card.toString().equals(text)).findFirst();
    }

    public Rank rank() {
        return rank;
    }

    public Suit suit() {
        return suit;
    }

    /** Four times the rank's place plus the suit's: 2c is 0, As is 51. */
    public int index() {
        return rank.ordinal() * 4 + suit.ordinal();
    }

    @Override
    public String toString() {
        return "" + rank.symbol() + suit.symbol();
    }
}
