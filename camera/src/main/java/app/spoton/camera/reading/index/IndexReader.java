package app.spoton.camera.reading.index;

import java.util.ArrayList;
import java.util.List;
import org.opencv.core.Mat;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.dnn.Dnn;
import org.opencv.dnn.Net;

/** A reader network. Not thread-safe. */
public final class IndexReader implements CropReader {
    /** Always so many at once: a network that is shown another number first lays out its memory and weights again. */
    private static final int BATCH = 4;

    private final Net net;
    private final CropForm form;

    IndexReader(Net net, CropForm form) {
        this.net = net;
        this.form = form;
    }

    @Override
    public CropForm form() {
        return form;
    }

    @Override
    public List<float[]> read(List<Mat> crops) {
        List<float[]> rows = new ArrayList<>();
        for (int from = 0; from < crops.size(); from += BATCH) {
            rows.addAll(batch(crops.subList(from, Math.min(crops.size(), from + BATCH))));
        }
        return rows;
    }

    private List<float[]> batch(List<Mat> crops) {
        List<Mat> filled = new ArrayList<>(crops);
        while (filled.size() < BATCH) {
            filled.add(crops.get(0));
        }
        Mat blob = Dnn.blobFromImages(filled, 1 / 255.0, new Size(form.width(), form.height()),
                new Scalar(0, 0, 0),
                true, false);
        net.setInput(blob);
        Mat out = net.forward();
        List<float[]> rows = new ArrayList<>();
        for (int i = 0; i < crops.size(); i++) {
            float[] row = new float[out.cols()];
            out.get(i, 0, row);
            rows.add(row);
        }
        out.release();
        blob.release();
        return rows;
    }
}
