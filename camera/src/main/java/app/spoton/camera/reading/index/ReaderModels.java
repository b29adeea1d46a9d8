package app.spoton.camera.reading.index;

import app.spoton.camera.BundledNetwork;
import app.spoton.camera.ModelFacts;
import app.spoton.camera.reading.finding.IndexDetector;

/** The app's networks for reading cards, and their calibration. */
public final class ReaderModels {
    private ReaderModels() {
    }

    public static IndexDetector detector() {
        return new IndexDetector(BundledNetwork.load("detector.onnx"), calibration().detectorThreshold());
    }

    public static IndexReader reader() {
        return new IndexReader(() -> BundledNetwork.load("reader.onnx"), CropForm.FIRST);
    }

    /** The one that is asked about what the other doubts. */
    public static IndexReader secondReader() {
        return new IndexReader(() -> BundledNetwork.load("second-reader.onnx"), CropForm.SECOND);
    }

    public static Calibration calibration() {
        return Calibration.of(BundledNetwork.facts(), ModelFacts.read("/app/spoton/camera/verdict.json"));
    }

    /** Which reader this is: what one has learned of a deck means nothing to another. */
    public static String readerId() {
        return BundledNetwork.facts().text("reader", "id");
    }
}
