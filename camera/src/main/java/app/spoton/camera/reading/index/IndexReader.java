package app.spoton.camera.reading.index;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.opencv.core.Mat;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.dnn.Dnn;
import org.opencv.dnn.Net;

/** A reader network. Not thread-safe. */
public final class IndexReader implements CropReader {
    /**
     * How many crops are shown at once, the largest number first. What a crop is read as does not depend on it, only the
     * time does. Each number has a network of its own: one that is shown another number lays out its memory and weights
     * again.
     */
    private static final int[] BATCHES = {16, 4, 1};

    private final List<Net> nets;
    private final CropForm form;

    /** @param net gives the same network each time, to be kept */
    IndexReader(Supplier<Net> net, CropForm form) {
        this.nets = Stream.generate(net).limit(BATCHES.length).collect(Collectors.toList());
        this.form = form;
    }

    @Override
    public CropForm form() {
        return form;
    }

    @Override
    public List<float[]> read(List<Mat> crops) {
        List<float[]> rows = new ArrayList<>();
        for (int i = 0; i < BATCHES.length; i++) {
            while (crops.size() - rows.size() >= BATCHES[i]) {
                rows.addAll(batch(nets.get(i), crops.subList(rows.size(), rows.size() + BATCHES[i])));
            }
        }
        return rows;
    }

    private List<float[]> batch(Net net, List<Mat> crops) {
        Mat blob = Dnn.blobFromImages(crops, 1 / 255.0, new Size(form.width(), form.height()),
                new Scalar(0, 0, 0), true, false);
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
