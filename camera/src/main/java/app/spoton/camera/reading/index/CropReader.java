package app.spoton.camera.reading.index;

import java.util.List;
import org.opencv.core.Mat;

/** Reads rectified crops of indices: one row of raw outputs for each, as training/MODELS.md lists them. */
public interface CropReader {
    List<float[]> read(List<Mat> crops);

    /** How it wants its crops. */
    default CropForm form() {
        return CropForm.FIRST;
    }
}
