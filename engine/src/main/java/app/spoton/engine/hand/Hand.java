package app.spoton.engine.hand;

import app.spoton.engine.card.Cards;

/** The best hand that the cards make in one of the hand orders. Immutable. */
public final class Hand implements MadeHand, Comparable<Hand> {
    private final Ranker ranker;
    private final Cards dealt;
    private final int value;

    private Hand(Ranker ranker, Cards dealt, int value) {
        this.ranker = ranker;
        this.dealt = dealt;
        this.value = value;
    }

    /**
     * The best hand of these cards.
     *
     * @throws IllegalArgumentException if the number of cards is not the one that the ranker takes
     */
    public static Hand of(Ranker ranker, Cards dealt) {
        return new Hand(ranker, dealt, ranker.value(dealt));
    }

    /** The value used to compare hands of the same order; see {@link HandOrder}. */
    public int value() {
        return value;
    }

    public HandOrder order() {
        return ranker.order();
    }

    @Override
    public Category category() {
        return ranker.order().category(value);
    }

    public boolean beats(Hand other) {
        return value > other.value;
    }

    public boolean ties(Hand other) {
        return value == other.value;
    }

    /** Whether the hand is of this category or a higher one. */
    public boolean isAtLeast(Category floor) {
        return ranker.order().atLeast(category(), floor);
    }

    /** Whether the hand is a pair or better, or its highest card is at least of this rank (0 for a two, 12 for an ace). */
    public boolean isHighCardOrBetter(int rank) {
        return category() != Category.HIGH_CARD || HandOrder.topRank(value) >= rank;
    }

    /** Whether the hand is a pair of this rank or better. */
    public boolean isPairOrBetter(int rank) {
        return switch (category()) {
            case HIGH_CARD -> false;
            case PAIR -> HandOrder.topRank(value) >= rank;
            default -> true;
        };
    }

    /** The cards of the hand; of two equivalent cards, the one with the higher suit. */
    @Override
    public Cards cards() {
        int size = ranker.order().size();
        byte[] chosen = new byte[size];
        for (int suit = 3; suit >= 0; suit--) {
            if (suitedIn(suit, size)) {
                for (int place = 0; place < size; place++) {
                    chosen[place] = (byte) (HandOrder.rankAt(value, place) * 4 + suit);
                }
                return Cards.ofIndexes(chosen, size);
            }
        }
        long left = dealt.mask();
        for (int place = 0; place < size; place++) {
            int lowest = HandOrder.rankAt(value, place) * 4;
            int suit = 31 - Integer.numberOfLeadingZeros((int) (left >>> lowest) & 15);
            chosen[place] = (byte) (lowest + suit);
            left &= ~(1L << (lowest + suit));
        }
        return Cards.ofIndexes(chosen, size);
    }

    private boolean suitedIn(int suit, int size) {
        if (!isSuited()) {
            return false;
        }
        for (int place = 0; place < size; place++) {
            if (!dealt.contains(HandOrder.rankAt(value, place) * 4 + suit)) {
                return false;
            }
        }
        return true;
    }

    private boolean isSuited() {
        return switch (category()) {
            case FLUSH, STRAIGHT_FLUSH, MINI_ROYAL, ROYAL_FLUSH -> true;
            default -> false;
        };
    }

    @Override
    public int compareTo(Hand other) {
        return Integer.compare(value, other.value);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Hand hand && value == hand.value && ranker.order() == hand.ranker.order();
    }

    @Override
    public int hashCode() {
        return value;
    }

    @Override
    public String toString() {
        return HandWords.withArticle(this) + " (" + cards() + ")";
    }
}
