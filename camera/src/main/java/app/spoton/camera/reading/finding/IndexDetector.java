package app.spoton.camera.reading.finding;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.opencv.core.Core;
import org.opencv.core.Mat;
import org.opencv.core.Rect;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.dnn.Dnn;
import org.opencv.dnn.Net;
import org.opencv.imgproc.Imgproc;

/** The detector network; training/MODELS.md has the meaning of each channel. Not thread-safe. */
public final class IndexDetector implements IndexFinder {
    private static final int CHANNELS = 8;
    private static final int STRIDE = 4;
    private static final int GRAIN = 16;
    /** A level is looked at in bands of about this many pixels, so that memory stays small in a large picture. */
    private static final int BAND_PIXELS = 960 * 736;
    /** Bands overlap by more than the largest index that a level is meant for. */
    private static final int OVERLAP = 96;
    private static final int MOST = 200;

    private final Net net;
    private final double logitThreshold;

    public IndexDetector(Net net, double threshold) {
        this.net = net;
        this.logitThreshold = Math.log(threshold / (1 - threshold));
    }

    @Override
    public List<CornerIndex> find(Mat bgr, double level) {
        Mat resized = new Mat();
        Size size = new Size(Math.max(GRAIN, Math.round(bgr.cols() * level)),
                Math.max(GRAIN, Math.round(bgr.rows() * level)));
        Imgproc.resize(bgr, resized, size, 0, 0, level < 1 ? Imgproc.INTER_AREA : Imgproc.INTER_LINEAR);
        List<CornerIndex> found = new ArrayList<>();
        for (CornerIndex index : findInBands(resized)) {
            found.add(index.scaled(level));
        }
        resized.release();
        return strongest(found);
    }

    private List<CornerIndex> findInBands(Mat picture) {
        int tallest = Math.max(2 * OVERLAP, BAND_PIXELS / picture.cols() / GRAIN * GRAIN);
        int bands = picture.rows() <= tallest ? 1
                : (int) Math.ceil((picture.rows() - OVERLAP) / (double) (tallest - OVERLAP));
        int step = bands == 1 ? picture.rows() : (picture.rows() - OVERLAP + bands - 1) / bands;
        List<CornerIndex> found = new ArrayList<>();
        for (int band = 0; band < bands; band++) {
            int top = band * step;
            int bottom = Math.min(picture.rows(), top + step + (bands == 1 ? 0 : OVERLAP));
            Mat part = picture.submat(new Rect(0, top, picture.cols(), bottom - top));
            for (CornerIndex index : forward(part)) {
                found.add(index.moved(0, top));
            }
            part.release();
        }
        return found;
    }

    private List<CornerIndex> forward(Mat part) {
        Mat padded = new Mat();
        int below = (GRAIN - part.rows() % GRAIN) % GRAIN;
        int right = (GRAIN - part.cols() % GRAIN) % GRAIN;
        Core.copyMakeBorder(part, padded, 0, below, 0, right, Core.BORDER_CONSTANT, new Scalar(128, 128, 128));
        Mat blob = Dnn.blobFromImage(padded, 1 / 255.0, padded.size(), new Scalar(0, 0, 0), true, false);
        net.setInput(blob);
        Mat out = net.forward();
        int rows = padded.rows() / STRIDE;
        int cols = padded.cols() / STRIDE;
        float[] values = new float[CHANNELS * rows * cols];
        Mat flat = out.reshape(1, 1);
        flat.get(0, 0, values);
        flat.release();
        out.release();
        blob.release();
        padded.release();
        return peaks(values, rows, cols);
    }

    private List<CornerIndex> peaks(float[] v, int rows, int cols) {
        List<CornerIndex> peaks = new ArrayList<>();
        for (int i = 0; i < rows; i++) {
            for (int j = 0; j < cols; j++) {
                if (v[i * cols + j] >= logitThreshold && isPeak(v, i, j, rows, cols)) {
                    peaks.add(decode(v, i, j, rows * cols, i * cols + j));
                }
            }
        }
        return peaks;
    }

    private static boolean isPeak(float[] heat, int i, int j, int rows, int cols) {
        float here = heat[i * cols + j];
        for (int y = Math.max(0, i - 1); y <= Math.min(rows - 1, i + 1); y++) {
            for (int x = Math.max(0, j - 1); x <= Math.min(cols - 1, j + 1); x++) {
                if (heat[y * cols + x] > here) {
                    return false;
                }
            }
        }
        return true;
    }

    private static CornerIndex decode(float[] v, int i, int j, int plane, int cell) {
        double x = STRIDE * (j + 0.5 + v[plane + cell]) - 0.5;
        double y = STRIDE * (i + 0.5 + v[2 * plane + cell]) - 0.5;
        double s = v[3 * plane + cell];
        double c = v[4 * plane + cell];
        double length = Math.max(1e-6, Math.hypot(s, c));
        double upX = s / length;
        double upY = -c / length;
        double height = 16 * Math.exp(clamp(v[5 * plane + cell], 2.5));
        double across = height * Math.exp(clamp(v[6 * plane + cell], 1.5));
        double skew = height * clamp(v[7 * plane + cell], 1.5);
        return new CornerIndex(x, y, upX, upY, height, -across * upY + skew * upX, across * upX + skew * upY,
                1 / (1 + Math.exp(-v[cell])));
    }

    private static double clamp(double value, double limit) {
        return Math.max(-limit, Math.min(limit, value));
    }

    /** Of two that cannot both be indices because they are too close, the one with the better score. */
    public static List<CornerIndex> strongest(List<CornerIndex> found) {
        List<CornerIndex> sorted = new ArrayList<>(found);
        sorted.sort(Comparator.comparingDouble(CornerIndex::score).reversed());
        List<CornerIndex> kept = new ArrayList<>();
        for (CornerIndex index : sorted) {
            boolean alone = kept.stream()
                    .noneMatch(k -> k.distance(index) < 0.5 * Math.min(k.height(), index.height()));
            if (alone && kept.size() < MOST) {
                kept.add(index);
            }
        }
        return kept;
    }
}
