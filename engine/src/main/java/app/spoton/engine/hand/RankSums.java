package app.spoton.engine.hand;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.ToIntFunction;

/**
 * A value for every set of ranks (at most four of each), found by the sum of the ranks' weights.
 *
 * <p>The sums are sparse, so the table is folded: sums that share their high bits form a row, and the rows are laid
 * over each other where their entries do not meet (row displacement).
 */
final class RankSums {
    /** No two sets of up to seven ranks, none more than four times, have the same sum. */
    private static final int[] WEIGHTS =
            {0, 1, 5, 22, 98, 453, 2031, 8698, 22854, 83661, 262349, 636345, 1479181};
    private static final int ROW_BITS = 9;
    private static final int ROW_MASK = (1 << ROW_BITS) - 1;

    private final int[] starts;
    private final int[] values;

    RankSums(int size, ToIntFunction<int[]> valueOf) {
        List<int[]> sets = new ArrayList<>();
        collect(new int[size], 0, 0, sets);
        int rows = sets.stream().mapToInt(RankSums::sum).max().orElseThrow() / (ROW_MASK + 1) + 1;
        List<List<int[]>> byRow = new ArrayList<>();
        for (int row = 0; row < rows; row++) {
            byRow.add(new ArrayList<>());
        }
        for (int[] set : sets) {
            byRow.get(sum(set) >>> ROW_BITS).add(new int[] {sum(set) & ROW_MASK, valueOf.applyAsInt(set)});
        }
        starts = new int[rows];
        values = fold(byRow);
    }

    long weight(int rank) {
        return WEIGHTS[rank];
    }

    int value(int sum) {
        return values[starts[sum >>> ROW_BITS] + (sum & ROW_MASK)];
    }

    private int[] fold(List<List<int[]>> byRow) {
        int[] folded = new int[1 << 10];
        boolean[] taken = new boolean[1 << 10];
        int end = 0;
        List<Integer> fullestFirst = new ArrayList<>();
        for (int row = 0; row < byRow.size(); row++) {
            fullestFirst.add(row);
        }
        fullestFirst.sort((a, b) -> byRow.get(b).size() - byRow.get(a).size());
        for (int row : fullestFirst) {
            int start = 0;
            while (!fits(byRow.get(row), start, taken)) {
                start++;
            }
            starts[row] = start;
            if (start + 2 * (ROW_MASK + 1) > folded.length) {
                folded = Arrays.copyOf(folded, 2 * folded.length);
                taken = Arrays.copyOf(taken, 2 * taken.length);
            }
            for (int[] entry : byRow.get(row)) {
                folded[start + entry[0]] = entry[1];
                taken[start + entry[0]] = true;
                end = Math.max(end, start + entry[0] + 1);
            }
        }
        return Arrays.copyOf(folded, end);
    }

    private static boolean fits(List<int[]> row, int start, boolean[] taken) {
        for (int[] entry : row) {
            if (taken[start + entry[0]]) {
                return false;
            }
        }
        return true;
    }

    private static int sum(int[] ranks) {
        int sum = 0;
        for (int rank : ranks) {
            sum += WEIGHTS[rank];
        }
        return sum;
    }

    private static void collect(int[] set, int count, int from, List<int[]> sets) {
        if (count == set.length) {
            sets.add(set.clone());
            return;
        }
        for (int rank = from; rank < 13; rank++) {
            if (count < 4 || set[count - 4] != rank) {
                set[count] = rank;
                collect(set, count + 1, rank, sets);
            }
        }
    }
}
