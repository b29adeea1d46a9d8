package app.spoton.camera.spots;

import app.spoton.camera.BundledNetwork;
import java.util.ArrayList;
import java.util.List;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.dnn.Net;

/** The bundled spot network (training/MODELS.md). Not thread-safe. */
public final class SpotNetwork implements SpotClassifier {
    private static final int BATCH = 32;
    private static final int SIDE = 40;
    private static final int PLANE = SIDE * SIDE;
    private static final int COLORS = 3;
    /** Added before the logarithm is taken, so that noise in the dark stays small. */
    private static final double DARKEST = 8;

    private final Net net;
    private final double level;

    private SpotNetwork(Net net, double level) {
        this.net = net;
        this.level = level;
    }

    /** With the level that was chosen for it. */
    public static SpotNetwork load() {
        return new SpotNetwork(BundledNetwork.load("spots.onnx"), BundledNetwork.facts().number("spots", "level"));
    }

    @Override
    public List<SpotState> states(List<Mat> empty, List<Mat> now) {
        List<SpotState> states = new ArrayList<>();
        for (int from = 0; from < empty.size(); from += BATCH) {
            int to = Math.min(empty.size(), from + BATCH);
            states.addAll(batch(empty.subList(from, to), now.subList(from, to)));
        }
        return states;
    }

    private List<SpotState> batch(List<Mat> empty, List<Mat> now) {
        Mat pairs = new Mat(new int[] {empty.size(), 2 * COLORS, SIDE, SIDE}, CvType.CV_32F);
        for (int i = 0; i < empty.size(); i++) {
            pairs.put(new int[] {i, 0, 0, 0}, planes(empty.get(i)));
            pairs.put(new int[] {i, COLORS, 0, 0}, planes(now.get(i)));
        }
        net.setInput(pairs);
        Mat out = net.forward();
        List<SpotState> states = new ArrayList<>();
        for (int i = 0; i < empty.size(); i++) {
            float[] row = new float[out.cols()];
            out.get(i, 0, row);
            states.add(state(row, level));
        }
        out.release();
        pairs.release();
        return states;
    }

    /** Red, green and blue one after the other: logarithms less their mean, in which the light's brightness is gone. */
    private static float[] planes(Mat patch) {
        byte[] bgr = new byte[COLORS * PLANE];
        patch.get(0, 0, bgr);
        float[] planes = new float[COLORS * PLANE];
        double sum = 0;
        for (int i = 0; i < PLANE; i++) {
            for (int color = 0; color < COLORS; color++) {
                double value = Math.log((bgr[COLORS * i + COLORS - 1 - color] & 0xff) + DARKEST);
                planes[color * PLANE + i] = (float) value;
                sum += value;
            }
        }
        for (int i = 0; i < planes.length; i++) {
            planes[i] -= (float) (sum / planes.length);
        }
        return planes;
    }

    /** From the raw outputs for empty, chips, and neither. */
    static SpotState state(float[] out, double level) {
        double top = Math.max(out[0], Math.max(out[1], out[2]));
        double sum = 0;
        for (float value : out) {
            sum += Math.exp(value - top);
        }
        if (Math.exp(out[0] - top) / sum >= level) {
            return SpotState.EMPTY;
        }
        return Math.exp(out[1] - top) / sum >= level ? SpotState.CHIPS : SpotState.NOT_SURE;
    }
}
