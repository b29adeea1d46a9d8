package app.spoton.camera.reading.print;

/** What little algebra a warp of six parameters needs. */
final class SmallMatrix {
    private SmallMatrix() {
    }

    /** Of a symmetric positive definite matrix (Gauss and Jordan; no pivot is needed). */
    static double[][] inverse(double[][] matrix) {
        int n = matrix.length;
        double[][] left = new double[n][];
        double[][] right = new double[n][n];
        for (int i = 0; i < n; i++) {
            left[i] = matrix[i].clone();
            right[i][i] = 1;
        }
        for (int i = 0; i < n; i++) {
            double pivot = left[i][i];
            for (int j = 0; j < n; j++) {
                left[i][j] /= pivot;
                right[i][j] /= pivot;
            }
            for (int k = 0; k < n; k++) {
                double factor = k == i ? 0 : left[k][i];
                for (int j = 0; j < n; j++) {
                    left[k][j] -= factor * left[i][j];
                    right[k][j] -= factor * right[i][j];
                }
            }
        }
        return right;
    }

    static double[] product(double[][] matrix, double[] vector) {
        double[] product = new double[vector.length];
        for (int i = 0; i < vector.length; i++) {
            for (int j = 0; j < vector.length; j++) {
                product[i] += matrix[i][j] * vector[j];
            }
        }
        return product;
    }
}
