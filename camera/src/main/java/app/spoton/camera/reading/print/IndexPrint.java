package app.spoton.camera.reading.print;

import java.util.Arrays;
import org.opencv.core.Mat;
import org.opencv.imgproc.Imgproc;

/**
 * A small gray picture of an index, upright and as seen from straight above, with a margin in which it can be shifted.
 * Points are given in pixels from its center. Immutable.
 */
public final class IndexPrint {
    public static final int WIDTH = 40;
    public static final int HEIGHT = 48;
    /** Rows that the index fills. */
    public static final int ROWS = 24;
    static final float CENTER_X = (WIDTH - 1) / 2f;
    static final float CENTER_Y = (HEIGHT - 1) / 2f;
    private static final double REACH = 4;

    private final float[] gray;

    IndexPrint(float[] gray) {
        if (gray.length != WIDTH * HEIGHT) {
            throw new IllegalArgumentException(gray.length + " pixels");
        }
        this.gray = gray.clone();
    }

    /** From a crop of this size with three bytes a pixel. */
    public static IndexPrint of(Mat bgr) {
        Mat one = new Mat();
        Imgproc.cvtColor(bgr, one, Imgproc.COLOR_BGR2GRAY);
        byte[] bytes = new byte[WIDTH * HEIGHT];
        one.get(0, 0, bytes);
        one.release();
        return of(bytes);
    }

    /** A byte for each pixel, row after row. */
    public static IndexPrint of(byte[] bytes) {
        float[] gray = new float[bytes.length];
        for (int i = 0; i < bytes.length; i++) {
            gray[i] = bytes[i] & 0xff;
        }
        return new IndexPrint(gray);
    }

    byte[] bytes() {
        byte[] bytes = new byte[gray.length];
        for (int i = 0; i < gray.length; i++) {
            bytes[i] = (byte) Math.max(0, Math.min(255, Math.round(gray[i])));
        }
        return bytes;
    }

    float pixel(int column, int row) {
        return gray[row * WIDTH + column];
    }

    /** Between the pixels; beyond the edge the nearest counts. */
    float at(double x, double y) {
        double column = Math.max(0, Math.min(WIDTH - 1.001, x + CENTER_X));
        double row = Math.max(0, Math.min(HEIGHT - 1.001, y + CENTER_Y));
        int i = (int) row * WIDTH + (int) column;
        float u = (float) (column - (int) column);
        float v = (float) (row - (int) row);
        return (1 - v) * ((1 - u) * gray[i] + u * gray[i + 1])
                + v * ((1 - u) * gray[i + WIDTH] + u * gray[i + WIDTH + 1]);
    }

    IndexPrint warped(Warp warp) {
        float[] seen = new float[gray.length];
        for (int row = 0; row < HEIGHT; row++) {
            for (int column = 0; column < WIDTH; column++) {
                seen[row * WIDTH + column] = at(warp.x(column - CENTER_X, row - CENTER_Y),
                        warp.y(column - CENTER_X, row - CENTER_Y));
            }
        }
        return new IndexPrint(seen);
    }

    /** The same print between 0 (ink) and 1 (paper), in whatever light it was seen. */
    IndexPrint leveled() {
        float[] core = new float[18 * 28];
        for (int i = 0; i < core.length; i++) {
            core[i] = pixel(11 + i % 18, 10 + i / 18);
        }
        Arrays.sort(core);
        float ink = core[(int) (0.03 * core.length)];
        float paper = core[(int) (0.85 * core.length)];
        float[] level = new float[gray.length];
        for (int i = 0; i < level.length; i++) {
            level[i] = (gray[i] - ink) / Math.max(20, paper - ink);
        }
        return new IndexPrint(level);
    }

    /** As a lens or a coarser picture shows it; standard deviations in pixels. */
    IndexPrint blurred(double across, double down) {
        return new IndexPrint(blurred(blurred(gray, kernel(across), 1), kernel(down), WIDTH));
    }

    private static float[] blurred(float[] from, float[] kernel, int step) {
        int reach = kernel.length / 2;
        int length = step == 1 ? WIDTH : HEIGHT;
        float[] to = new float[from.length];
        for (int i = 0; i < from.length; i++) {
            int at = step == 1 ? i % WIDTH : i / WIDTH;
            float sum = 0;
            for (int k = -reach; k <= reach; k++) {
                int there = Math.max(0, Math.min(length - 1, at + k));
                sum += kernel[k + reach] * from[i + (there - at) * step];
            }
            to[i] = sum;
        }
        return to;
    }

    private static float[] kernel(double sigma) {
        int reach = (int) Math.ceil(REACH * sigma);
        float[] kernel = new float[2 * reach + 1];
        float sum = 0;
        for (int i = -reach; i <= reach; i++) {
            kernel[i + reach] = (float) Math.exp(-i * i / (2 * sigma * sigma));
            sum += kernel[i + reach];
        }
        for (int i = 0; i < kernel.length; i++) {
            kernel[i] /= sum;
        }
        return kernel;
    }
}
