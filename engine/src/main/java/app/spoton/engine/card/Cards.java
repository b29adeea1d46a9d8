package app.spoton.engine.card;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Cards in the order in which they were dealt. Immutable. */
public final class Cards {
    public static final Cards NONE = new Cards(new byte[0]);

    private final byte[] indexes;

    private Cards(byte[] indexes) {
        this.indexes = indexes;
    }

    public static Cards of(List<Card> cards) {
        byte[] indexes = new byte[cards.size()];
        for (int at = 0; at < indexes.length; at++) {
            indexes[at] = (byte) cards.get(at).index();
        }
        return new Cards(indexes);
    }

    /** The cards with the first {@code count} of these indexes. */
    public static Cards ofIndexes(byte[] indexes, int count) {
        return count == 0 ? NONE : new Cards(Arrays.copyOf(indexes, count));
    }

    /** Reads a sequence of cards, with or without spaces: {@code "AhKd2c"}. */
    public static Cards parse(String text) {
        String symbols = text.replace(" ", "");
        List<Card> cards = new ArrayList<>();
        for (int at = 0; at < symbols.length(); at += 2) {
            String symbol = symbols.substring(at, Math.min(at + 2, symbols.length()));
            cards.add(Card.parse(symbol).orElseThrow(() -> new IllegalArgumentException("No card: " + symbol)));
        }
        return of(cards);
    }

    public int size() {
        return indexes.length;
    }

    /** The index of the card at this position. */
    public int index(int place) {
        return indexes[place];
    }

    /** The set of cards, one bit per card. */
    public long mask() {
        long mask = 0;
        for (byte index : indexes) {
            mask |= 1L << index;
        }
        return mask;
    }

    public boolean contains(int index) {
        return (mask() >>> index & 1) != 0;
    }

    public Cards plus(Cards others) {
        byte[] all = Arrays.copyOf(indexes, indexes.length + others.indexes.length);
        System.arraycopy(others.indexes, 0, all, indexes.length, others.indexes.length);
        return new Cards(all);
    }

    public List<Card> list() {
        List<Card> cards = new ArrayList<>(indexes.length);
        for (byte index : indexes) {
            cards.add(Card.of(index));
        }
        return cards;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Cards cards && Arrays.equals(indexes, cards.indexes);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(indexes);
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (byte index : indexes) {
            text.append(text.length() == 0 ? "" : " ").append(Card.of(index));
        }
        return text.toString();
    }
}
