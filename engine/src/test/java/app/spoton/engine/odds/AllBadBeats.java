package app.spoton.engine.odds;

import app.spoton.engine.hand.Category;
import app.spoton.engine.hand.HandOrder;
import app.spoton.engine.hand.Ranker;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;

/** Counts the hands beaten in all deals of five cards to the player and five to the dealer. */
final class AllBadBeats {
    private static final HandOrder ORDER = HandOrder.FOUR_CARD;

    /** The hands of two pair or better, by value. */
    private final TreeMap<Integer, long[]> hands = new TreeMap<>();
    private final Map<Integer, Integer> filled = new HashMap<>();
    /** How many hands differ from a hand by their suits alone. */
    private final Map<Long, Integer> alike = new HashMap<>();
    private final Map<Long, Integer> values = new HashMap<>();

    Map<Category, Long> count() {
        hands(1);
        hands.replaceAll((value, none) -> new long[filled.get(value)]);
        filled.clear();
        hands(2);
        Map<Category, Long> beaten = new EnumMap<>(Category.class);
        alike.forEach((player, times) -> {
            int value = values.get(player);
            hands.headMap(value).forEach((lower, masks) ->
                    beaten.merge(ORDER.category(lower), times * apart(masks, player), Long::sum));
            hands.tailMap(value + 1).values().forEach(masks ->
                    beaten.merge(ORDER.category(value), times * apart(masks, player), Long::sum));
        });
        return beaten;
    }

    private static long apart(long[] masks, long player) {
        int count = 0;
        for (long mask : masks) {
            count += (mask & player) == 0 ? 1 : 0;
        }
        return count;
    }

    private void hands(int pass) {
        for (int a = 4; a < 52; a++) {
            for (int b = 3; b < a; b++) {
                for (int c = 2; c < b; c++) {
                    for (int d = 1; d < c; d++) {
                        for (int e = 0; e < d; e++) {
                            hand(pass, new int[] {a, b, c, d, e});
                        }
                    }
                }
            }
        }
    }

    private void hand(int pass, int[] c) {
        int value = Ranker.FOUR_OF_FIVE.value(c[0], c[1], c[2], c[3], c[4]);
        if (!ORDER.atLeast(ORDER.category(value), Category.TWO_PAIR)) {
            return;
        }
        if (pass == 1) {
            hands.putIfAbsent(value, new long[0]);
        } else {
            hands.get(value)[filled.getOrDefault(value, 0)] = mask(c, 0);
            long first = mask(c, 0);
            for (int turn = 1; turn < 24; turn++) {
                first = Math.min(first, mask(c, turn));
            }
            alike.merge(first, 1, Integer::sum);
            values.put(first, value);
        }
        filled.merge(value, 1, Integer::sum);
    }

    /** The cards with their suits exchanged in one of the 24 ways. */
    private static long mask(int[] cards, int way) {
        int[] suits = {0, 1, 2, 3};
        int left = way;
        for (int at = 3; at > 0; at--) {
            int other = left % (at + 1);
            left /= at + 1;
            int suit = suits[at];
            suits[at] = suits[other];
            suits[other] = suit;
        }
        long mask = 0;
        for (int card : cards) {
            mask |= 1L << ((card & ~3) | suits[card & 3]);
        }
        return mask;
    }
}
