package app.spoton.camera.internal;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.opencv.core.MatOfByte;
import org.opencv.dnn.Dnn;
import org.opencv.dnn.Net;

/** The two networks and their calibration, as they lie in the app. */
public final class Models {
    private static final String FOLDER = "/app/spoton/camera/models/";

    private Models() {
    }

    public static IndexDetector detector() {
        return new IndexDetector(net("detector.onnx"), calibration().detectorThreshold());
    }

    public static IndexReader reader() {
        return new IndexReader(net("reader.onnx"));
    }

    public static Calibration calibration() {
        return Calibration.of(json(FOLDER + "models.json"), json("/app/spoton/camera/verdict.json"));
    }

    /** Which reader this is: what one has learned of a deck means nothing to another. */
    public static String readerId() {
        return Json.text(json(FOLDER + "models.json"), "reader", "id");
    }

    private static Map<String, Object> json(String path) {
        return Json.object(new String(Resource.bytes(path), StandardCharsets.UTF_8));
    }

    private static Net net(String name) {
        Natives.load();
        MatOfByte onnx = new MatOfByte(Resource.bytes(FOLDER + name));
        Net net = Dnn.readNetFromONNX(onnx);
        onnx.release();
        net.setPreferableBackend(Dnn.DNN_BACKEND_OPENCV);
        net.setPreferableTarget(Dnn.DNN_TARGET_CPU);
        return net;
    }
}
