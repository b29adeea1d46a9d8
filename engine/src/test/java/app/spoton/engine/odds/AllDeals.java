package app.spoton.engine.odds;

import app.spoton.engine.hand.HandOrder;
import app.spoton.engine.hand.Ranker;
import java.util.HashMap;
import java.util.Map;

/** Every hand of the dealer by its value, and every hand of the player apart from its suits: the best four cards of each. */
final class AllDeals {
    private static final int VALUES = HandOrder.FOUR_CARD.weakestFirst().size() << 20;

    /** The dealer's hands, one bit a card, from the lowest value up. */
    private final long[] dealers;
    /** Where the hands of a value and above begin. */
    private final int[] begins = new int[VALUES + 1];
    private final int lowest;
    private final Map<Long, Player> players = new HashMap<>();

    /** Five cards of the player, and how many hands differ from them by their suits alone. */
    record Player(long cards, int value, int alike) {
    }

    /** @param lowest hands of the dealer and the player below this value are left out */
    AllDeals(int dealerCards, int lowest) {
        this.lowest = lowest;
        hands(dealerCards, (cards, value) -> begins[value + 1]++);
        for (int value = 0; value < VALUES; value++) {
            begins[value + 1] += begins[value];
        }
        dealers = new long[begins[VALUES]];
        int[] filled = begins.clone();
        hands(dealerCards, (cards, value) -> dealers[filled[value]++] = cards);
        hands(5, (cards, value) -> players.merge(lowestSuits(cards), new Player(cards, value, 1),
                (one, other) -> new Player(one.cards, value, one.alike + 1)));
    }

    Iterable<Player> players() {
        return players.values();
    }

    /** How many hands of the dealer have none of the player's cards and a value from one up to, and without, another. */
    long count(Player player, int from, int to) {
        long cards = player.cards;
        long count = 0;
        for (int at = begins[from]; at < begins[to]; at++) {
            count += (dealers[at] & cards) == 0 ? 1 : 0;
        }
        return count;
    }

    long above(Player player) {
        return count(player, player.value + 1, VALUES);
    }

    /** How many hands of the dealer that the player beats are of the category at this place of the order. */
    long beatenOf(Player player, int place) {
        return count(player, Math.min(place << 20, player.value), Math.min((place + 1) << 20, player.value));
    }

    private interface HandTaker {
        void take(long cards, int value);
    }

    private void hands(int size, HandTaker hand) {
        for (int a = 4; a < 52; a++) {
            for (int b = 3; b < a; b++) {
                for (int c = 2; c < b; c++) {
                    for (int d = 1; d < c; d++) {
                        for (int e = 0; e < d; e++) {
                            long cards = 1L << a | 1L << b | 1L << c | 1L << d | 1L << e;
                            if (size == 5) {
                                take(hand, cards, Ranker.FOUR_OF_FIVE.value(a, b, c, d, e));
                            }
                            for (int f = 0; size == 6 && f < e; f++) {
                                take(hand, cards | 1L << f, Ranker.FOUR_OF_SIX.value(a, b, c, d, e, f));
                            }
                        }
                    }
                }
            }
        }
    }

    private void take(HandTaker hand, long cards, int value) {
        if (value >= lowest) {
            hand.take(cards, value);
        }
    }

    /** The same for all hands that differ by their suits alone. */
    private static long lowestSuits(long cards) {
        long first = cards;
        for (int turn = 1; turn < 24; turn++) {
            first = Math.min(first, exchanged(cards, turn));
        }
        return first;
    }

    /** The cards with their suits exchanged in one of the 24 ways. */
    private static long exchanged(long cards, int way) {
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
        for (long rest = cards; rest != 0; rest &= rest - 1) {
            int card = Long.numberOfTrailingZeros(rest);
            mask |= 1L << ((card & ~3) | suits[card & 3]);
        }
        return mask;
    }
}
