package app.spoton.engine.odds;

import app.spoton.engine.paytable.BonusRows;
import app.spoton.engine.paytable.Paytable;
import app.spoton.engine.paytable.Row;
import java.util.Map;
import java.util.TreeMap;

/**
 * Counts the 133,784,560 sets of seven cards by the rows of the 7 Card Bonus that they match, without enumerating them.
 *
 * <p>Apart from suits, the rows that a set matches depend on how often each rank occurs. Those patterns are counted with
 * all their suits, minus the sets with five or more cards of one suit. These are counted by their suited ranks, which is
 * possible because no seven cards have two such suits.
 */
final class SevenCards {
    private static final int[] WAYS = {1, 4, 6, 4, 1};
    private static final int[] OTHER_SUIT_WAYS = {1, 3, 3, 1};

    private final Map<Integer, Long> counts = new TreeMap<>();

    private SevenCards() {
    }

    static HandCounts counts() {
        SevenCards counting = new SevenCards();
        counting.ranks(new int[13], 0, 7);
        counting.suited();
        counting.counts.values().removeIf(count -> count == 0);
        return new HandCounts(counting.counts, Paytable::bestOf);
    }

    private void ranks(int[] held, int rank, int left) {
        if (rank == 13) {
            if (left == 0) {
                long ways = 1;
                for (int count : held) {
                    ways *= WAYS[count];
                }
                add(BonusRows.sevenCardRows(unsuited(held)) & ~Row.FIVE_CARD_FLUSH.bit() & ~suitedRows(), ways);
            }
            return;
        }
        for (int count = 0; count <= Math.min(4, left); count++) {
            held[rank] = count;
            ranks(held, rank + 1, left - count);
        }
        held[rank] = 0;
    }

    private static int suitedRows() {
        return Row.FIVE_CARD_STRAIGHT_FLUSH.bit() | Row.SIX_CARD_STRAIGHT_FLUSH.bit()
                | Row.SEVEN_CARD_STRAIGHT_FLUSH.bit() | Row.FIVE_CARD_ROYAL_FLUSH.bit();
    }

    /** A set of cards with these ranks that is not suited. */
    private static long unsuited(int[] held) {
        long cards = 0;
        for (int rank = 0; rank < 13; rank++) {
            cards |= ((1L << held[rank]) - 1) << (4 * rank);
        }
        return cards;
    }

    /** Moves the sets with five or more suited cards from the rows for their ranks to the rows for their suits. */
    private void suited() {
        for (int ranks = 0; ranks < 1 << 13; ranks++) {
            int count = Integer.bitCount(ranks);
            if (count >= 5 && count <= 7) {
                others(ranks, new int[13], 0, 7 - count);
            }
        }
    }

    /** Adds the remaining cards, from the other three suits. */
    private void others(int suited, int[] held, int rank, int left) {
        if (left == 0 || rank == 13) {
            if (left == 0) {
                move(suited, held);
            }
            return;
        }
        for (int count = 0; count <= Math.min(3, left); count++) {
            held[rank] = count;
            others(suited, held, rank + 1, left - count);
        }
        held[rank] = 0;
    }

    private void move(int suited, int[] others) {
        long ways = 4;
        int[] all = others.clone();
        long cards = 0;
        for (int rank = 0; rank < 13; rank++) {
            ways *= OTHER_SUIT_WAYS[others[rank]];
            int own = suited >> rank & 1;
            all[rank] += own;
            cards |= (((1L << others[rank]) - 1) << 1 | own) << (4 * rank);
        }
        add(BonusRows.sevenCardRows(unsuited(all)) & ~Row.FIVE_CARD_FLUSH.bit() & ~suitedRows(), -ways);
        add(BonusRows.sevenCardRows(cards), ways);
    }

    private void add(int rows, long ways) {
        counts.merge(rows, ways, Long::sum);
    }
}
