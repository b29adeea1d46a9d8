package app.spoton.engine.hand;

import static app.spoton.engine.hand.Category.FLUSH;
import static app.spoton.engine.hand.Category.FOUR_OF_A_KIND;
import static app.spoton.engine.hand.Category.FULL_HOUSE;
import static app.spoton.engine.hand.Category.HIGH_CARD;
import static app.spoton.engine.hand.Category.MINI_ROYAL;
import static app.spoton.engine.hand.Category.PAIR;
import static app.spoton.engine.hand.Category.ROYAL_FLUSH;
import static app.spoton.engine.hand.Category.STRAIGHT;
import static app.spoton.engine.hand.Category.STRAIGHT_FLUSH;
import static app.spoton.engine.hand.Category.THREE_OF_A_KIND;
import static app.spoton.engine.hand.Category.TWO_PAIR;

import java.util.Arrays;
import java.util.List;

/**
 * What beats what, as data: the categories of a game, weakest first.
 *
 * <p>A hand's value is one int; the greater value wins and equal values tie. It holds the category's place in the
 * order, then up to five ranks in the order in which they decide (the pair before its kickers), four bits each.
 */
public enum HandOrder {
    /** Advantage Play 3 Card Fury Procedure Manual (Money$uit Industries, 2020), Getting Started 12; 4 Card Split Rules of Play, version 2 and version 1 (eTable Games, 2015), Ante Bet - Payouts. */
    THREE_CARD(3, HIGH_CARD, PAIR, FLUSH, STRAIGHT, THREE_OF_A_KIND, STRAIGHT_FLUSH, MINI_ROYAL),
    /** Four Card Poker Training Manual (Shuffle Master, 2003), Ranking of Hands; so in Crazy 4 Poker Rules (Scientific Games, 2020) and Super 4 Poker - Bad Beat: Rules of Play. */
    FOUR_CARD(4, HIGH_CARD, PAIR, TWO_PAIR, STRAIGHT, FLUSH, THREE_OF_A_KIND, STRAIGHT_FLUSH, FOUR_OF_A_KIND),
    /** Crazy 4 Poker Rules (Scientific Games, 2020), Nexus Command Multi-Game Link, rule 2 and its paytables. */
    FIVE_CARD(5, HIGH_CARD, PAIR, TWO_PAIR, THREE_OF_A_KIND, STRAIGHT, FLUSH, FULL_HOUSE, FOUR_OF_A_KIND,
            STRAIGHT_FLUSH, ROYAL_FLUSH);

    private static final int ACE = 12;
    private static final int CATEGORY_SHIFT = 20;
    private static final int TOP_SHIFT = 16;

    private final int size;
    @SuppressWarnings("ImmutableEnumChecker") // made by List.of
    private final List<Category> weakestFirst;
    @SuppressWarnings("ImmutableEnumChecker") // written in the constructor only
    private final int[] places = new int[Category.values().length];

    HandOrder(int size, Category... weakestFirst) {
        this.size = size;
        this.weakestFirst = List.of(weakestFirst);
        Arrays.fill(places, -1);
        for (int place = 0; place < weakestFirst.length; place++) {
            places[weakestFirst[place].ordinal()] = place;
        }
    }

    /** How many cards make a hand. */
    public int size() {
        return size;
    }

    public List<Category> weakestFirst() {
        return weakestFirst;
    }

    public boolean has(Category category) {
        return places[category.ordinal()] >= 0;
    }

    /** Whether the first category is beaten by, or is, the second; both must be of this order. */
    public boolean atLeast(Category category, Category floor) {
        return places[category.ordinal()] >= places[floor.ordinal()];
    }

    public Category category(int value) {
        return weakestFirst.get(value >>> CATEGORY_SHIFT);
    }

    /** The rank that decides first (the pair's, the straight's top, the highest card): 0 for a two, 12 for an ace. */
    public static int topRank(int value) {
        return value >>> TOP_SHIFT & 15;
    }

    /** Category and top rank together, a small number: enough to find a paytable's row. */
    public static int group(int value) {
        return value >>> TOP_SHIFT;
    }

    /** How many groups an order has. */
    public static int groups(HandOrder order) {
        return order.weakestFirst.size() << (CATEGORY_SHIFT - TOP_SHIFT);
    }

    /** A value of this group. */
    public static int lowestOf(int group) {
        return group << TOP_SHIFT;
    }

    /** The rank at a place of the deciding order, the first being 0. */
    public static int rankAt(int value, int place) {
        return value >>> (TOP_SHIFT - 4 * place) & 15;
    }

    /**
     * The value of as many ranks as this order's hands have.
     *
     * @param ranks 0 for a two to 12 for an ace, in any order
     * @param suited whether they are all of one suit
     */
    int value(int[] ranks, boolean suited) {
        int[] counts = new int[13];
        for (int rank : ranks) {
            counts[rank]++;
        }
        int[] deciding = deciding(counts);
        int most = counts[deciding[0]];
        boolean second = deciding.length > most && counts[deciding[most]] >= 2;
        boolean wheel = isWheel(deciding);
        boolean straight = most == 1 && (wheel || deciding[0] - deciding[size - 1] == size - 1);
        if (wheel) {
            System.arraycopy(deciding, 1, deciding, 0, size - 1);
            deciding[size - 1] = ACE;
        }
        int value = places[shape(most, second, straight, suited, deciding[0]).ordinal()];
        for (int place = 0; place < 5; place++) {
            value = value << 4 | (place < size ? deciding[place] : 0);
        }
        return value;
    }

    private Category shape(int most, boolean second, boolean straight, boolean suited, int top) {
        if (straight && suited) {
            Category royal = size == 3 ? MINI_ROYAL : ROYAL_FLUSH;
            return top == ACE && has(royal) ? royal : STRAIGHT_FLUSH;
        }
        if (straight) {
            return STRAIGHT;
        }
        if (suited) {
            return FLUSH;
        }
        return switch (most) {
            case 4 -> FOUR_OF_A_KIND;
            case 3 -> second ? FULL_HOUSE : THREE_OF_A_KIND;
            case 2 -> second ? TWO_PAIR : PAIR;
            default -> HIGH_CARD;
        };
    }

    /** The ranks, those held most often first, and the higher of two held equally often first. */
    private int[] deciding(int[] counts) {
        int[] deciding = new int[size];
        int next = 0;
        for (int count = 4; count > 0; count--) {
            for (int rank = ACE; rank >= 0; rank--) {
                if (counts[rank] == count) {
                    Arrays.fill(deciding, next, next + count, rank);
                    next += count;
                }
            }
        }
        return deciding;
    }

    /** Ace low: in 4-3-2-A, and so in A-2-3 and in 5-4-3-2-A. */
    private boolean isWheel(int[] deciding) {
        if (deciding[0] != ACE) {
            return false;
        }
        for (int place = 1; place < size; place++) {
            if (deciding[place] != size - 1 - place) {
                return false;
            }
        }
        return true;
    }
}
