package app.spoton.camera;

import app.spoton.camera.reading.CardReader;
import app.spoton.camera.reading.finding.CornerIndex;
import app.spoton.camera.reading.finding.IndexFinder;
import app.spoton.camera.reading.index.Calibration;
import app.spoton.camera.reading.index.CropReader;
import app.spoton.camera.reading.index.IndexScanner;
import app.spoton.engine.card.Card;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Point;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;

/**
 * Pictures for tests of everything behind the networks: an index is a patch whose color says which card it is and how
 * clearly, and a reader that knows that code replaces the networks.
 */
public class PaintedTable implements IndexFinder, CropReader {
    private static final int PATCH = 44;
    private static final Scalar CLOTH = new Scalar(225, 230, 235);
    private final List<Point> patches = new ArrayList<>();
    private final Mat picture;

    public PaintedTable() {
        OpenCv.load();
        picture = new Mat(720, 960, CvType.CV_8UC3, CLOTH);
        // Something for the gates to see sharpness in.
        for (int x = 0; x < 960; x += 24) {
            Imgproc.line(picture, new Point(x, 0), new Point(x, 720), new Scalar(205, 200, 210), 1);
        }
    }

    /** @param clarity 0 to 20: the reader's logit for the card */
    public PaintedTable card(String card, int x, int y, int clarity) {
        Scalar code = new Scalar(Card.parse(card).orElseThrow().index() * 4 + 2, clarity * 12 + 6, 60);
        Imgproc.rectangle(picture, new Point(x - PATCH / 2, y - PATCH / 2), new Point(x + PATCH / 2, y + PATCH / 2),
                code, -1);
        patches.add(new Point(x, y));
        return this;
    }

    public PaintedTable blurred() {
        Imgproc.blur(picture, picture, new Size(9, 9));
        return this;
    }

    public Picture picture() {
        return new Picture(picture.clone());
    }

    /** A reader for pictures with patches at these places, whatever their color. */
    public CardReader reader() {
        return new CardReader(new IndexScanner(this, this, Optional.empty(), calibration(16, 0.999)));
    }

    /** What comes out of a network is taken as it is. */
    public static Calibration calibration(double kappa, double certain) {
        Calibration.Temperatures plain = new Calibration.Temperatures(1, 1, 1);
        return new Calibration(0.25, plain, plain, kappa, new Calibration.Levels(certain, certain, certain, certain), 0.5);
    }

    @Override
    public List<CornerIndex> find(Mat bgr, double level) {
        List<CornerIndex> found = new ArrayList<>();
        for (Point p : patches) {
            found.add(new CornerIndex(p.x, p.y, 0, -1, 24, 24, 0, 0.9));
        }
        return found;
    }

    @Override
    public List<float[]> read(List<Mat> crops) {
        List<float[]> rows = new ArrayList<>();
        for (Mat crop : crops) {
            double[] code = crop.get(24, 16);
            float[] row = new float[82];
            boolean patch = code[2] < 100;
            row[17] = patch ? 15 : -15;
            if (patch) {
                Card card = Card.of((int) code[0] / 4);
                row[(card.rank().ordinal() + 1) % 13] = (float) code[1] / 12;
                row[13 + card.suit().ordinal()] = (float) code[1] / 12;
            }
            rows.add(row);
        }
        return rows;
    }
}
