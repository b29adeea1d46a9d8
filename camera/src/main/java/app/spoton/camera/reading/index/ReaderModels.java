package app.spoton.camera.reading.index;

import app.spoton.camera.BundledFile;
import app.spoton.camera.OpenCv;
import org.opencv.core.MatOfByte;
import org.opencv.dnn.Dnn;
import org.opencv.dnn.Net;

/** The networks and their calibration, as they lie in the app. */
public final class ReaderModels {
    private static final String FOLDER = "/app/spoton/camera/models/";

    private ReaderModels() {
    }

    public static IndexDetector detector() {
        return new IndexDetector(net("detector.onnx"), calibration().detectorThreshold());
    }

    public static IndexReader reader() {
        return new IndexReader(net("reader.onnx"), CropForm.FIRST);
    }

    /** The one that is asked about what the other doubts. */
    public static IndexReader secondReader() {
        return new IndexReader(net("second-reader.onnx"), CropForm.SECOND);
    }

    public static Calibration calibration() {
        return Calibration.of(facts(), ModelFacts.read("/app/spoton/camera/verdict.json"));
    }

    /** Which reader this is: what one has learned of a deck means nothing to another. */
    public static String readerId() {
        return facts().text("reader", "id");
    }

    private static ModelFacts facts() {
        return ModelFacts.read(FOLDER + "models.json");
    }

    private static Net net(String name) {
        OpenCv.load();
        MatOfByte onnx = new MatOfByte(BundledFile.bytes(FOLDER + name));
        Net net = Dnn.readNetFromONNX(onnx);
        onnx.release();
        net.setPreferableBackend(Dnn.DNN_BACKEND_OPENCV);
        net.setPreferableTarget(Dnn.DNN_TARGET_CPU);
        return net;
    }
}
