package app.spoton.camera.reading;

import java.util.Arrays;

/**
 * The assignment problem: assigns rows to different columns at the least total cost (Kuhn and Munkres, with
 * potentials).
 */
final class LeastCostAssignment {
    private LeastCostAssignment() {
    }

    /** For each row its column; there must be at least as many columns as rows. */
    static int[] cheapest(double[][] cost) {
        int rows = cost.length;
        int columns = rows == 0 ? 0 : cost[0].length;
        if (columns < rows) {
            throw new IllegalArgumentException(rows + " rows, " + columns + " columns");
        }
        double[] rowPrice = new double[rows + 1];
        double[] columnPrice = new double[columns + 1];
        int[] rowOf = new int[columns + 1];
        for (int row = 1; row <= rows; row++) {
            addRow(cost, row, rowPrice, columnPrice, rowOf);
        }
        int[] columnOf = new int[rows];
        for (int column = 1; column <= columns; column++) {
            if (rowOf[column] > 0) {
                columnOf[rowOf[column] - 1] = column - 1;
            }
        }
        return columnOf;
    }

    /** Finds the cheapest chain of moves that gives one more row a column. */
    private static void addRow(double[][] cost, int row, double[] rowPrice, double[] columnPrice, int[] rowOf) {
        int columns = rowOf.length - 1;
        double[] reach = new double[columns + 1];
        int[] cameFrom = new int[columns + 1];
        boolean[] done = new boolean[columns + 1];
        Arrays.fill(reach, Double.POSITIVE_INFINITY);
        rowOf[0] = row;
        int column = 0;
        do {
            done[column] = true;
            int next = 0;
            double least = Double.POSITIVE_INFINITY;
            for (int j = 1; j <= columns; j++) {
                if (done[j]) {
                    continue;
                }
                int at = rowOf[column];
                double reduced = cost[at - 1][j - 1] - rowPrice[at] - columnPrice[j];
                if (reduced < reach[j]) {
                    reach[j] = reduced;
                    cameFrom[j] = column;
                }
                if (reach[j] < least) {
                    least = reach[j];
                    next = j;
                }
            }
            for (int j = 0; j <= columns; j++) {
                if (done[j]) {
                    rowPrice[rowOf[j]] += least;
                    columnPrice[j] -= least;
                } else {
                    reach[j] -= least;
                }
            }
            column = next;
        } while (rowOf[column] != 0);
        while (column != 0) {
            int before = cameFrom[column];
            rowOf[column] = rowOf[before];
            column = before;
        }
    }
}
