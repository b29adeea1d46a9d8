package app.spoton.engine.card;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** One card of a 52-card deck. There is one object for each, so {@code ==} and {@code equals} agree. */
public final class Card {
    private static final List<Card> DECK = deck52();
    private static final byte[] RANK_PLACES = places("23456789TJQKA");
    private static final byte[] SUIT_PLACES = places("cdhs");
    private static final List<Optional<Card>> FOUND =
            List.copyOf(DECK.stream().map(Optional::of).collect(Collectors.toList()));

    private final Rank rank;
    private final Suit suit;
    private final String text;

    private Card(Rank rank, Suit suit) {
        this.rank = rank;
        this.suit = suit;
        this.text = "" + rank.symbol() + suit.symbol();
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

    /** The card written in the round format, such as {@code "Ts"}; empty if there is no such card. */
    public static Optional<Card> parse(String text) {
        if (text.length() != 2) {
            return Optional.empty();
        }
        int index = indexOf(text.charAt(0), text.charAt(1));
        return index < 0 ? Optional.empty() : FOUND.get(index);
    }

    /** The index of the card with these two symbols, or -1: like {@link #parse}, but without an intermediate object. */
    public static int indexOf(char rankSymbol, char suitSymbol) {
        int rank = rankSymbol < RANK_PLACES.length ? RANK_PLACES[rankSymbol] : -1;
        int suit = suitSymbol < SUIT_PLACES.length ? SUIT_PLACES[suitSymbol] : -1;
        return rank < 0 || suit < 0 ? -1 : rank * 4 + suit;
    }

    /** Maps each symbol to its position in {@code symbols}; every other character maps to -1. */
    private static byte[] places(String symbols) {
        byte[] places = new byte[128];
        Arrays.fill(places, (byte) -1);
        for (int place = 0; place < symbols.length(); place++) {
            places[symbols.charAt(place)] = (byte) place;
        }
        return places;
    }

    public Rank rank() {
        return rank;
    }

    public Suit suit() {
        return suit;
    }

    /** Four times the rank's position plus the suit's: 2c is 0, As is 51. */
    public int index() {
        return rank.ordinal() * 4 + suit.ordinal();
    }

    @Override
    public String toString() {
        return text;
    }
}
