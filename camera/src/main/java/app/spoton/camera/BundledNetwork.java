package app.spoton.camera;

import org.opencv.core.MatOfByte;
import org.opencv.dnn.Dnn;
import org.opencv.dnn.Net;

/** The networks that come with the app, and their facts. */
public final class BundledNetwork {
    private static final String FOLDER = "/app/spoton/camera/models/";

    private BundledNetwork() {
    }

    /** What models.json says about all of them. */
    public static ModelFacts facts() {
        return ModelFacts.read(FOLDER + "models.json");
    }

    /** A network of its own for each call; it is not for two threads at once. */
    public static Net load(String name) {
        OpenCv.load();
        MatOfByte onnx = new MatOfByte(BundledFile.bytes(FOLDER + name));
        Net net = Dnn.readNetFromONNX(onnx);
        onnx.release();
        net.setPreferableBackend(Dnn.DNN_BACKEND_OPENCV);
        net.setPreferableTarget(Dnn.DNN_TARGET_CPU);
        return net;
    }
}
