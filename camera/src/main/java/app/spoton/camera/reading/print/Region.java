package app.spoton.camera.reading.print;

import java.util.ArrayList;
import java.util.List;

/** The part of a print that is compared: points from its center, and how much each counts. Immutable. */
final class Region {
    static final double LEAST = 0.1;

    final float[] x;
    final float[] y;
    final float[] weight;
    final float sum;

    /** @param weights for each pixel of a print */
    Region(float[] weights) {
        List<Integer> used = new ArrayList<>();
        for (int i = 0; i < weights.length; i++) {
            if (weights[i] >= LEAST) {
                used.add(i);
            }
        }
        x = new float[used.size()];
        y = new float[used.size()];
        weight = new float[used.size()];
        float total = 0;
        for (int i = 0; i < x.length; i++) {
            x[i] = used.get(i) % IndexPrint.WIDTH - IndexPrint.CENTER_X;
            y[i] = used.get(i) / IndexPrint.WIDTH - IndexPrint.CENTER_Y;
            weight[i] = weights[used.get(i)];
            total += weight[i];
        }
        sum = Math.max(1e-6f, total);
    }

    int size() {
        return x.length;
    }

    /** What a print shows here, without its brightness and contrast: mean 0, length 1. */
    float[] normalized(IndexPrint print, Warp warp) {
        float[] seen = new float[x.length];
        float mean = 0;
        for (int i = 0; i < seen.length; i++) {
            seen[i] = print.at(warp.x(x[i], y[i]), warp.y(x[i], y[i]));
            mean += weight[i] * seen[i];
        }
        mean /= sum;
        float square = 0;
        for (int i = 0; i < seen.length; i++) {
            seen[i] -= mean;
            square += weight[i] * seen[i] * seen[i];
        }
        float length = (float) Math.sqrt(square + 1e-6f);
        for (int i = 0; i < seen.length; i++) {
            seen[i] /= length;
        }
        return seen;
    }

    float product(float[] a, float[] b) {
        float product = 0;
        for (int i = 0; i < a.length; i++) {
            product += weight[i] * a[i] * b[i];
        }
        return product;
    }
}
