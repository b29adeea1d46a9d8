package app.spoton.engine.hand;

import app.spoton.engine.card.Cards;
import java.util.function.ToIntFunction;

/**
 * Finds the best hand that the cards make, by table lookup.
 *
 * <p>Every rank has a weight such that no two sets of ranks have the same sum; the sum of the cards' weights looks up the
 * value of the ranks alone. The same addition counts the suits, in four bits each, so one test tells
 * whether enough cards are suited for a flush; only then are the suited cards examined. Cards may come in any order,
 * nothing is allocated, and the tables (from a few to a hundred kilobytes) are built when the class is first used.
 */
public final class Ranker {
    public static final Ranker THREE = new Ranker(HandOrder.THREE_CARD);
    public static final Ranker THREE_OF_FOUR = new Ranker(THREE);
    public static final Ranker FOUR = new Ranker(HandOrder.FOUR_CARD);
    public static final Ranker FOUR_OF_FIVE = new Ranker(FOUR);
    public static final Ranker FOUR_OF_SIX = new Ranker(FOUR_OF_FIVE);
    public static final Ranker FIVE = new Ranker(HandOrder.FIVE_CARD);
    private static final Ranker[] ALL = {THREE, THREE_OF_FOUR, FOUR, FOUR_OF_FIVE, FOUR_OF_SIX, FIVE};

    /** Suit counters: four bits for each suit above the 32 bits of the weights. */
    private static final int SUITS_SHIFT = 32;
    private static final int EIGHT_OF_EACH = 0x8888;
    private static final int ONE_OF_EACH = 0x1111;

    private final HandOrder order;
    private final int dealt;
    private final long[] cards = new long[52];
    private final int flushBias;
    private final RankSums unsuited;
    private final int[] suited = new int[1 << 13];

    /**
     * The ranker that finds the best hand of an order among this many cards.
     *
     * @throws IllegalArgumentException if no game deals so many
     */
    public static Ranker of(HandOrder order, int cards) {
        for (Ranker ranker : ALL) {
            if (ranker.order == order && ranker.dealt == cards) {
                return ranker;
            }
        }
        throw new IllegalArgumentException(order + " of " + cards + " cards");
    }

    /** For exactly as many cards as a hand has. */
    private Ranker(HandOrder order) {
        this(order, order.size(), ranks -> order.value(ranks, false));
        for (int mask = 0; mask < suited.length; mask++) {
            if (Integer.bitCount(mask) == dealt) {
                suited[mask] = order.value(ranksOf(mask), true);
            }
        }
    }

    /** For one card more: the best hand with one of the cards left out. */
    private Ranker(Ranker oneLess) {
        this(oneLess.order, oneLess.dealt + 1, oneLess.unsuited::bestWithoutOne);
        for (int mask = 0; mask < suited.length; mask++) {
            suited[mask] = oneLess.suited[mask];
            if (Integer.bitCount(mask) == dealt) {
                for (int left = mask; left != 0; left &= left - 1) {
                    suited[mask] = Math.max(suited[mask], oneLess.suited[mask ^ Integer.lowestOneBit(left)]);
                }
            }
        }
    }

    private Ranker(HandOrder order, int dealt, ToIntFunction<int[]> valueOfRanks) {
        this.order = order;
        this.dealt = dealt;
        this.flushBias = (8 - order.size()) * ONE_OF_EACH;
        this.unsuited = new RankSums(dealt, valueOfRanks);
        for (int card = 0; card < 52; card++) {
            cards[card] = unsuited.weight(card >> 2) | 1L << (SUITS_SHIFT + 4 * (card & 3));
        }
    }

    public HandOrder order() {
        return order;
    }

    /** The number of cards from which the hand is made. */
    public int dealt() {
        return dealt;
    }

    /** The value of three cards, given by their indexes. */
    public int value(int a, int b, int c) {
        long sum = cards[a] + cards[b] + cards[c];
        int value = unsuited.value((int) sum);
        return flushOf(sum) == 0 ? value : Math.max(value, suited[1 << (a >> 2) | 1 << (b >> 2) | 1 << (c >> 2)]);
    }

    /** The value of four cards, or of the best three of them. */
    public int value(int a, int b, int c, int d) {
        long sum = cards[a] + cards[b] + cards[c] + cards[d];
        int value = unsuited.value((int) sum);
        int flush = flushOf(sum);
        if (flush == 0) {
            return value;
        }
        int suit = Integer.numberOfTrailingZeros(flush) >> 2;
        return Math.max(value, suited[bit(a, suit) | bit(b, suit) | bit(c, suit) | bit(d, suit)]);
    }

    /** The value of five cards, or of the best four of them. */
    public int value(int a, int b, int c, int d, int e) {
        long sum = cards[a] + cards[b] + cards[c] + cards[d] + cards[e];
        int value = unsuited.value((int) sum);
        int flush = flushOf(sum);
        if (flush == 0) {
            return value;
        }
        int suit = Integer.numberOfTrailingZeros(flush) >> 2;
        return Math.max(value, suited[bit(a, suit) | bit(b, suit) | bit(c, suit) | bit(d, suit) | bit(e, suit)]);
    }

    /** The value of the best four of six cards. */
    public int value(int a, int b, int c, int d, int e, int f) {
        long sum = cards[a] + cards[b] + cards[c] + cards[d] + cards[e] + cards[f];
        int value = unsuited.value((int) sum);
        int flush = flushOf(sum);
        if (flush == 0) {
            return value;
        }
        int suit = Integer.numberOfTrailingZeros(flush) >> 2;
        return Math.max(value, suited[bit(a, suit) | bit(b, suit) | bit(c, suit) | bit(d, suit) | bit(e, suit)
                | bit(f, suit)]);
    }

    /**
     * The value of the best hand of these cards.
     *
     * @throws IllegalArgumentException if there are not {@link #dealt} of them
     */
    public int value(Cards hand) {
        if (hand.size() != dealt) {
            throw new IllegalArgumentException("Needs " + dealt + " cards: " + hand);
        }
        long sum = 0;
        for (int place = 0; place < dealt; place++) {
            sum += cards[hand.index(place)];
        }
        int value = unsuited.value((int) sum);
        int flush = flushOf(sum);
        if (flush == 0) {
            return value;
        }
        int suit = Integer.numberOfTrailingZeros(flush) >> 2;
        int mask = 0;
        for (int place = 0; place < dealt; place++) {
            mask |= bit(hand.index(place), suit);
        }
        return Math.max(value, suited[mask]);
    }

    private int flushOf(long sum) {
        return (int) (sum >>> SUITS_SHIFT) + flushBias & EIGHT_OF_EACH;
    }

    private static int bit(int card, int suit) {
        return (card & 3) == suit ? 1 << (card >> 2) : 0;
    }

    private static int[] ranksOf(int mask) {
        int[] ranks = new int[Integer.bitCount(mask)];
        int next = 0;
        for (int left = mask; left != 0; left &= left - 1) {
            ranks[next++] = Integer.numberOfTrailingZeros(left);
        }
        return ranks;
    }
}
