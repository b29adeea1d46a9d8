package app.spoton.camera.reading;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;

import java.util.Random;
import org.junit.Test;

public class LeastCostAssignmentTest {
    @Test
    public void twoRowsThatWantOneColumnShareAtTheLeastCost() {
        assertArrayEquals(new int[] {1, 0}, LeastCostAssignment.cheapest(new double[][] {{1, 2, 9}, {1, 5, 9}}));
    }

    @Test
    public void noOrderOfColumnsIsCheaper() {
        Random random = new Random(7);
        for (int round = 0; round < 200; round++) {
            double[][] cost = new double[4][5];
            for (double[] row : cost) {
                for (int j = 0; j < row.length; j++) {
                    row[j] = random.nextInt(20);
                }
            }
            int[] chosen = LeastCostAssignment.cheapest(cost);
            double total = 0;
            for (int i = 0; i < 4; i++) {
                total += cost[i][chosen[i]];
            }
            assertEquals(cheapestOfAll(cost, 0, 0), total, 1e-9);
        }
    }

    private static double cheapestOfAll(double[][] cost, int row, int used) {
        if (row == cost.length) {
            return 0;
        }
        double best = Double.POSITIVE_INFINITY;
        for (int j = 0; j < cost[row].length; j++) {
            if ((used >> j & 1) == 0) {
                best = Math.min(best, cost[row][j] + cheapestOfAll(cost, row + 1, used | 1 << j));
            }
        }
        return best;
    }
}
