package app.spoton.camera.spots;

import java.util.List;
import org.opencv.core.Mat;

/** Compares patches of 40 x 40 pixels of the empty layout with the same places now. */
public interface SpotClassifier {
    /** One state for each pair. */
    List<SpotState> states(List<Mat> empty, List<Mat> now);
}
