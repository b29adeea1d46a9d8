package app.spoton.engine.hand;

import java.util.Arrays;
import java.util.function.ToIntFunction;

/**
 * A value for every set of ranks (at most four of each), looked up by the sum of the ranks' weights.
 *
 * <p>The sums are sparse, so the table is compressed: sums that share their high bits form a row, and the rows are
 * overlaid so that their entries do not collide (row displacement).
 */
final class RankSums {
    /** No two sets of up to five ranks, with each rank at most four times, have the same sum of weights. */
    private static final int[] WEIGHTS_OF_FIVE = {0, 1, 5, 22, 94, 312, 992, 2422, 5624, 12522, 19998, 43258, 79415};
    /** The same for up to seven ranks. */
    private static final int[] WEIGHTS_OF_SEVEN =
            {0, 1, 5, 22, 98, 453, 2031, 8698, 22854, 83661, 262349, 636345, 1479181};
    private static final int ROW_BITS = 9;
    private static final int ROW_LENGTH = 1 << ROW_BITS;
    private static final int LOOK_BACK = 2 * ROW_LENGTH;
    private static final int MOST_SETS = 18_500;

    private final int[] weights;
    private final int[] starts;
    private final int[] values;

    RankSums(int size, ToIntFunction<int[]> valueOf) {
        weights = size <= 5 ? WEIGHTS_OF_FIVE : WEIGHTS_OF_SEVEN;
        Collector sets = new Collector(size, valueOf);
        sets.collect(0, 0);
        long[] sorted = sets.sortedBySum();
        starts = new int[(sum(sorted[sorted.length - 1]) >>> ROW_BITS) + 1];
        values = fold(sorted);
    }

    long weight(int rank) {
        return weights[rank];
    }

    int value(int sum) {
        return values[starts[sum >>> ROW_BITS] + (sum & (ROW_LENGTH - 1))];
    }

    /** The best value of these ranks with one left out; there is one rank more than the sets here have. */
    int bestWithoutOne(int[] ranks) {
        int sum = 0;
        for (int rank : ranks) {
            sum += weights[rank];
        }
        int best = 0;
        for (int rank : ranks) {
            best = Math.max(best, value(sum - weights[rank]));
        }
        return best;
    }

    /** Overlays the rows, fullest first, each as close to the front as it fits. */
    private int[] fold(long[] sorted) {
        int[] folded = new int[4 * sorted.length + 4 * ROW_LENGTH];
        boolean[] taken = new boolean[folded.length];
        for (int size = fullestRow(sorted); size > 0; size--) {
            int next = 0;
            for (int from = 0, to; from < sorted.length; from = to) {
                to = endOfRow(sorted, from);
                if (to - from == size) {
                    // Where an equally full row did not fit, this one rarely does, so the search goes back only a little.
                    int start = Math.max(0, next - place(sorted[from]) - LOOK_BACK);
                    while (!fits(sorted, from, to, start, taken)) {
                        start++;
                    }
                    starts[sum(sorted[from]) >>> ROW_BITS] = start;
                    next = start + place(sorted[from]);
                    for (int entry = from; entry < to; entry++) {
                        folded[start + place(sorted[entry])] = (int) sorted[entry];
                        taken[start + place(sorted[entry])] = true;
                    }
                }
            }
        }
        return Arrays.copyOf(folded, lastTaken(taken) + 1);
    }

    private static int fullestRow(long[] sorted) {
        int fullest = 0;
        for (int from = 0, to; from < sorted.length; from = to) {
            to = endOfRow(sorted, from);
            fullest = Math.max(fullest, to - from);
        }
        return fullest;
    }

    private static int endOfRow(long[] sorted, int from) {
        int to = from;
        while (to < sorted.length && sum(sorted[to]) >>> ROW_BITS == sum(sorted[from]) >>> ROW_BITS) {
            to++;
        }
        return to;
    }

    private static boolean fits(long[] sorted, int from, int to, int start, boolean[] taken) {
        for (int entry = from; entry < to; entry++) {
            if (taken[start + place(sorted[entry])]) {
                return false;
            }
        }
        return true;
    }

    private static int lastTaken(boolean[] taken) {
        int last = taken.length - 1;
        while (!taken[last]) {
            last--;
        }
        return last;
    }

    private static int sum(long sumAndValue) {
        return (int) (sumAndValue >>> 32);
    }

    private static int place(long sumAndValue) {
        return sum(sumAndValue) & (ROW_LENGTH - 1);
    }

    /** Enumerates all sets of ranks and stores each sum (the high half of a long) with its value. */
    private final class Collector {
        private final int[] set;
        private final ToIntFunction<int[]> valueOf;
        private final long[] found = new long[MOST_SETS];
        private int count;

        Collector(int size, ToIntFunction<int[]> valueOf) {
            this.set = new int[size];
            this.valueOf = valueOf;
        }

        void collect(int chosen, int from) {
            if (chosen == set.length) {
                long sum = 0;
                for (int rank : set) {
                    sum += weights[rank];
                }
                found[count++] = sum << 32 | valueOf.applyAsInt(set);
                return;
            }
            for (int rank = from; rank < 13; rank++) {
                if (chosen < 4 || set[chosen - 4] != rank) {
                    set[chosen] = rank;
                    collect(chosen + 1, rank);
                }
            }
        }

        long[] sortedBySum() {
            long[] sorted = Arrays.copyOf(found, count);
            Arrays.sort(sorted);
            return sorted;
        }
    }
}
