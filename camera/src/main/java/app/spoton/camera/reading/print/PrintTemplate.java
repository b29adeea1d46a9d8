package app.spoton.camera.reading.print;

/**
 * One print to compare others with. It is laid onto them by the least squares of what differs (inverse compositional,
 * so that everything but the residual is computed once); brightness and contrast do not count.
 */
final class PrintTemplate {
    private static final int ITERATIONS = 8;
    /** How far a detector's frame is off: shift, and stretch and slant at one index height's distance; in pixels. */
    private static final double[] FRAME_ERROR = {1.44, 1.92, 2.4, 1.44, 2.4, 1.92};
    private static final double STIFFNESS = 0.004;

    /** Where the template was found to lie, and how alike the two are there: 1 at most. */
    record Fit(double likeness, Warp warp) {
    }

    private final Region region;
    private final float[] values;
    private final float[][] slopes;
    private final double[][] inverse;

    PrintTemplate(IndexPrint print, Region region) {
        this.region = region;
        values = region.normalized(print, Warp.NONE);
        slopes = slopes(print);
        double[][] products = new double[Warp.PARAMETERS][Warp.PARAMETERS];
        for (int i = 0; i < Warp.PARAMETERS; i++) {
            for (int j = 0; j < Warp.PARAMETERS; j++) {
                products[i][j] = region.product(slopes[i], slopes[j]);
            }
            products[i][i] += stiffness(i);
        }
        inverse = SmallMatrix.inverse(products);
    }

    private static double stiffness(int parameter) {
        return STIFFNESS / (FRAME_ERROR[parameter] * FRAME_ERROR[parameter]);
    }

    /** How the values change with each parameter of a warp, beyond what brightness and contrast explain. */
    private float[][] slopes(IndexPrint print) {
        int n = region.size();
        float[][] all = new float[Warp.PARAMETERS][n];
        float contrast = contrast(print);
        for (int i = 0; i < n; i++) {
            float x = region.x[i];
            float y = region.y[i];
            float across = (print.at(x + 1, y) - print.at(x - 1, y)) / 2 / contrast;
            float down = (print.at(x, y + 1) - print.at(x, y - 1)) / 2 / contrast;
            float[] one = {across, across * x / IndexPrint.ROWS, across * y / IndexPrint.ROWS, down,
                down * x / IndexPrint.ROWS, down * y / IndexPrint.ROWS};
            for (int k = 0; k < one.length; k++) {
                all[k][i] = one[k];
            }
        }
        for (float[] slope : all) {
            float mean = 0;
            for (int i = 0; i < n; i++) {
                mean += region.weight[i] * slope[i] / region.sum;
            }
            float along = region.product(slope, values);
            for (int i = 0; i < n; i++) {
                slope[i] -= mean + along * values[i];
            }
        }
        return all;
    }

    private float contrast(IndexPrint print) {
        float mean = 0;
        for (int i = 0; i < region.size(); i++) {
            mean += region.weight[i] * print.at(region.x[i], region.y[i]) / region.sum;
        }
        float square = 0;
        for (int i = 0; i < region.size(); i++) {
            float off = print.at(region.x[i], region.y[i]) - mean;
            square += region.weight[i] * off * off;
        }
        return (float) Math.sqrt(square + 1e-9f);
    }

    /** The best that was reached on the way; steps that lead astray do no harm. */
    Fit fit(IndexPrint print) {
        Warp warp = Warp.NONE;
        Fit best = new Fit(-1, warp);
        for (int step = 0; step <= ITERATIONS; step++) {
            float[] seen = region.normalized(print, warp);
            float likeness = region.product(seen, values);
            if (likeness > best.likeness) {
                best = new Fit(likeness, warp);
            }
            Warp next = next(seen, likeness, warp);
            if (!next.isFinite() || next.isLike(warp)) {
                return best;
            }
            warp = next;
        }
        return best;
    }

    private Warp next(float[] seen, float likeness, Warp warp) {
        float[] differs = new float[seen.length];
        for (int i = 0; i < seen.length; i++) {
            differs[i] = seen[i] - likeness * values[i];
        }
        double[] now = warp.parameters();
        double[] slope = new double[Warp.PARAMETERS];
        for (int k = 0; k < slope.length; k++) {
            slope[k] = region.product(slopes[k], differs) + stiffness(k) * now[k];
        }
        return warp.without(SmallMatrix.product(inverse, slope));
    }
}
