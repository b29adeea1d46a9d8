package app.spoton.camera.cli;

import app.spoton.camera.Picture;
import app.spoton.camera.ReadingVerdict;
import app.spoton.camera.SeenCard;
import app.spoton.camera.reading.CardReader;
import app.spoton.camera.reading.ReadingConditions;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Point;
import org.opencv.core.Scalar;
import org.opencv.imgcodecs.Imgcodecs;
import org.opencv.imgproc.Imgproc;

/** Compares the reader's probabilities with how often it is right, as a table and a diagram. */
final class CalibrateCommand {
    /** Upper ends of the bins of the probability; the doubt 1 - p is what counts, so they get narrower. */
    private static final double[] BINS = {0.5, 0.8, 0.9, 0.97, 0.99, 0.997, 0.999, 0.9997, 0.9999, 1.0000001};
    private static final int SIZE = 640;
    private static final int MARGIN = 80;

    private record Believed(double p, boolean right) {
    }

    private CalibrateCommand() {
    }

    static void run(Map<String, String> options) throws IOException {
        if (!options.containsKey("labels")) {
            throw new CameraCli.UsageError("say which: -Plabels=<csv>[,<csv>...]");
        }
        if (!options.containsKey("out")) {
            throw new CameraCli.UsageError("say where to: -Pout=<png>");
        }
        CardReader reader = CardReader.load();
        List<Believed> all = new ArrayList<>();
        for (String list : options.get("labels").split(",", -1)) {
            for (PictureLabels label : PictureLabels.read(Path.of(list))) {
                if (label.complete()) {     // else what is not listed cannot be distinguished from what is wrong
                    all.addAll(believed(reader, label));
                }
            }
        }
        draw(all, options.get("out"));
    }

    private static List<Believed> believed(CardReader reader, PictureLabels label) throws IOException {
        List<Believed> all = new ArrayList<>();
        List<String> open = new ArrayList<>(label.cards());
        try (Picture picture = MeasureCommand.open(label)) {
            List<SeenCard> surestFirst = new ArrayList<>(reader.read(picture, ReadingConditions.UNKNOWN));
            surestFirst.sort(Comparator.comparingDouble(c -> -c.p()));   // a ghost must not use up a card's label
            for (SeenCard card : surestFirst) {
                if (card.verdict() != ReadingVerdict.INCOMPLETE) {
                    boolean right = open.stream().filter(c -> PictureLabels.fits(c, card.card())).findFirst()
                            .map(open::remove).orElse(false);
                    all.add(new Believed(card.p(), right));
                }
            }
        }
        return all;
    }

    private static void draw(List<Believed> all, String file) {
        Mat picture = new Mat(SIZE + 2 * MARGIN, SIZE + 2 * MARGIN, CvType.CV_8UC3, new Scalar(255, 255, 255));
        axes(picture);
        System.out.println("believed          cards  right  share (95%)");
        double from = 0;
        for (double to : BINS) {
            int n = 0;
            int right = 0;
            double sum = 0;
            for (Believed b : all) {
                if (b.p >= from && b.p < to) {
                    n++;
                    right += b.right ? 1 : 0;
                    sum += b.p;
                }
            }
            double[] interval = ReadingTally.wilson(right, n);
            System.out.println(String.format(Locale.ROOT, "%.4f to %.4f %6d %6d  %.4f (%.4f to %.4f)", from,
                    Math.min(1, to), n, right, n == 0 ? 0 : right / (double) n, interval[0], interval[1]));
            if (n > 0) {
                double x = x(sum / n);
                Imgproc.line(picture, new Point(x, y(interval[0])), new Point(x, y(interval[1])),
                        new Scalar(200, 120, 40), 2, Imgproc.LINE_AA);
                Imgproc.circle(picture, new Point(x, y(right / (double) n)), 6, new Scalar(160, 60, 0), -1,
                        Imgproc.LINE_AA, 0);
                write(picture, "" + n, x + 8, y(right / (double) n) + 16);
            }
            from = to;
        }
        if (!Imgcodecs.imwrite(file, picture)) {
            throw new CameraCli.UsageError("-Pout: cannot write " + file);
        }
        picture.release();
    }

    private static void axes(Mat picture) {
        Scalar gray = new Scalar(215, 215, 215);
        for (double p : new double[] {0, 0.5, 0.9, 0.99, 0.999, 0.9999}) {
            Imgproc.line(picture, new Point(x(p), y(0)), new Point(x(p), y(0.99999)), gray, 1);
            Imgproc.line(picture, new Point(x(0), y(p)), new Point(x(0.99999), y(p)), gray, 1);
            write(picture, trim(p), x(p) - 16, y(0) + 22);
            write(picture, trim(p), 14, y(p) + 5);
        }
        Imgproc.line(picture, new Point(x(0), y(0)), new Point(x(0.99999), y(0.99999)), new Scalar(120, 120, 120), 1,
                Imgproc.LINE_AA);
        write(picture, "believed probability of the best reading", MARGIN + 170, SIZE + MARGIN + 55);
        write(picture, "share that was right, with 95% interval and number of cards", MARGIN, MARGIN - 40);
    }

    private static String trim(double p) {
        return p == 0 ? "0" : String.format(Locale.ROOT, "%.4f", p).replaceAll("0+$", "");
    }

    /** A scale of doubt: each tenfold smaller doubt is the same step. */
    private static double place(double p) {
        return SIZE * Math.min(1, -Math.log10(Math.max(1e-5, 1 - p)) / 5);
    }

    private static double x(double p) {
        return MARGIN + place(p);
    }

    private static double y(double p) {
        return MARGIN + SIZE - place(p);
    }

    private static void write(Mat picture, String text, double x, double y) {
        Imgproc.putText(picture, text, new Point(x, y), Imgproc.FONT_HERSHEY_SIMPLEX, 0.48, new Scalar(30, 30, 30), 1,
                Imgproc.LINE_AA);
    }
}
