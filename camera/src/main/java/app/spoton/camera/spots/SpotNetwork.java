package app.spoton.camera.spots;

import app.spoton.camera.BundledNetwork;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Scalar;
import org.opencv.dnn.Net;

/** The bundled spot network (training/MODELS.md). Not thread-safe. */
public final class SpotNetwork implements SpotClassifier {
    /** Always so many at once: a network that is shown another number first lays out its memory and weights again. */
    private static final int BATCH = 16;
    private static final int SIDE = FeltView.PATCH;
    private static final int PLANE = SIDE * SIDE;
    private static final int COLORS = 3;
    /** The empty layout, now, how far stacks lean, whether that is known, and the spot's radius. */
    private static final int PLANES = 2 * COLORS + 3;
    /** Added before the logarithm is taken, so that noise in the dark stays small. */
    private static final double DARKEST = 8;
    private static final float[] LOGARITHMS = logarithms();
    private static final double MOST_LEAN = 2;

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

    private static float[] logarithms() {
        float[] logarithms = new float[256];
        for (int i = 0; i < logarithms.length; i++) {
            logarithms[i] = (float) Math.log(i + DARKEST);
        }
        return logarithms;
    }

    @Override
    public List<SpotState> states(List<SpotPatch> patches) {
        return outputs(patches).stream().map(out -> state(out, level)).collect(Collectors.toList());
    }

    /** The raw outputs of each patch for empty, chips, and neither. */
    List<float[]> outputs(List<SpotPatch> patches) {
        List<float[]> outputs = new ArrayList<>();
        for (int from = 0; from < patches.size(); from += BATCH) {
            outputs.addAll(batch(patches.subList(from, Math.min(patches.size(), from + BATCH))));
        }
        return outputs;
    }

    private List<float[]> batch(List<SpotPatch> patches) {
        Mat input = new Mat(new int[] {BATCH, PLANES, SIDE, SIDE}, CvType.CV_32F, new Scalar(0));
        for (int i = 0; i < patches.size(); i++) {
            input.put(new int[] {i, 0, 0, 0}, planes(patches.get(i)));
        }
        net.setInput(input);
        Mat out = net.forward();
        List<float[]> outputs = new ArrayList<>();
        for (int i = 0; i < patches.size(); i++) {
            float[] row = new float[out.cols()];
            out.get(i, 0, row);
            outputs.add(row);
        }
        out.release();
        input.release();
        return outputs;
    }

    private static float[] planes(SpotPatch patch) {
        float[] planes = new float[PLANES * PLANE];
        putColors(patch.empty(), planes, 0);
        putColors(patch.now(), planes, COLORS * PLANE);
        int at = 2 * COLORS * PLANE;
        Arrays.fill(planes, at, at + PLANE, (float) Math.min(MOST_LEAN, patch.lean().amount()));
        Arrays.fill(planes, at + PLANE, at + 2 * PLANE, patch.lean().isKnown() ? 1 : 0);
        Arrays.fill(planes, at + 2 * PLANE, planes.length, (float) (patch.radius() / SpotPlan.RADIUS - 1));
        return planes;
    }

    /** Red, green and blue one after the other: logarithms less their mean, in which the light's brightness is gone. */
    private static void putColors(Mat patch, float[] planes, int from) {
        byte[] bgr = new byte[COLORS * PLANE];
        patch.get(0, 0, bgr);
        double sum = 0;
        for (int i = 0; i < PLANE; i++) {
            for (int color = 0; color < COLORS; color++) {
                float value = LOGARITHMS[bgr[COLORS * i + COLORS - 1 - color] & 0xff];
                planes[from + color * PLANE + i] = value;
                sum += value;
            }
        }
        float mean = (float) (sum / bgr.length);
        for (int i = from; i < from + bgr.length; i++) {
            planes[i] -= mean;
        }
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
