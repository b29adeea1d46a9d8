package app.spoton.engine.hand;

import static org.junit.Assert.assertEquals;

import java.util.Arrays;
import java.util.function.Consumer;
import org.junit.Test;

/** Tests newly built lookup tables. The tables that rankers use are built only once, when the class is loaded. */
public class RankSumsTest {
    @Test
    public void everySetOfRanksHasItsOwnEntry() {
        for (int size = 3; size <= 6; size++) {
            RankSums sums = new RankSums(size, RankSumsTest::value);
            eachSet(size, ranks -> assertEquals(value(ranks), sums.value(sum(sums, ranks))));
        }
    }

    @Test
    public void theBestWithoutOneLeavesTheRightOneOut() {
        RankSums sums = new RankSums(4, RankSumsTest::value);
        eachSet(5, ranks -> {
            int best = 0;
            for (int without = 0; without < 5; without++) {
                int[] left = new int[4];
                for (int place = 0; place < 4; place++) {
                    left[place] = ranks[place < without ? place : place + 1];
                }
                best = Math.max(best, value(left));
            }
            assertEquals(best, sums.bestWithoutOne(ranks));
        });
    }

    private static int sum(RankSums sums, int[] ranks) {
        return (int) Arrays.stream(ranks).mapToLong(sums::weight).sum();
    }

    /** A unique number for each set of ranks in ascending order. */
    private static int value(int[] ranks) {
        int value = 1;
        for (int rank : ranks) {
            value = value * 13 + (rank * 5 + 3) % 13;
        }
        return value;
    }

    private static void eachSet(int size, Consumer<int[]> use) {
        eachSet(new int[size], 0, 0, use);
    }

    private static void eachSet(int[] ranks, int chosen, int from, Consumer<int[]> use) {
        if (chosen == ranks.length) {
            use.accept(ranks);
            return;
        }
        for (int rank = from; rank < 13; rank++) {
            if (chosen < 4 || ranks[chosen - 4] != rank) {
                ranks[chosen] = rank;
                eachSet(ranks, chosen + 1, rank, use);
            }
        }
    }
}
