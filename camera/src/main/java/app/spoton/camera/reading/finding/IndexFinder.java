package app.spoton.camera.reading.finding;

import java.util.List;
import org.opencv.core.Mat;

/** Finds where corner indices are, without reading them. */
public interface IndexFinder {
    /**
     * The indices in a picture, in its pixels, best first.
     *
     * @param level how far to reduce or enlarge the picture before looking, as a factor of its size
     */
    List<CornerIndex> find(Mat bgr, double level);
}
