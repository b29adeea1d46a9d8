package app.spoton.camera.demo;

import app.spoton.camera.PicturePoint;
import app.spoton.camera.layout.HandRegion;
import app.spoton.camera.layout.TablePlan;
import app.spoton.camera.spots.BettingSpot;
import app.spoton.camera.spots.SpotPlan;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Point;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;

/** Draws an empty table: floor, felt, the print of the layout and some chips. */
final class FeltDrawing {
    /** Millimeters on the table to a point in the picture. */
    interface Where {
        PicturePoint at(double xMm, double yMm);
    }

    private static final int LETTERS = 4;
    private static final Scalar PRINT = new Scalar(120, 200, 225);
    private final int width;
    private final int height;
    private final double pxPerMm;
    private final Where where;

    FeltDrawing(int width, int height, double pxPerMm, Where where) {
        this.width = width;
        this.height = height;
        this.pxPerMm = pxPerMm;
        this.where = where;
    }

    /** @param seed of the cloth and of where the chips lie; rounds of one game have the same color */
    Mat draw(TablePlan plan, long seed, boolean chips) {
        Random random = new Random(seed);
        Mat picture = felt(plan, seed);
        for (int seat = 1; seat <= plan.seats(); seat++) {
            spot(picture, plan, new HandRegion(seat), random, chips);
        }
        return picture;
    }

    /** With a printed circle for each spot, and chips on those that are bet. */
    Mat draw(SpotPlan spots, long seed, Predicate<BettingSpot> isBet) {
        Random random = new Random(seed);
        Mat picture = felt(spots.table(), seed);
        for (BettingSpot spot : spots.spots()) {
            Point middle = point(spot.x(), spot.y());
            Imgproc.circle(picture, middle, line(spot.radius()), PRINT, line(2), Imgproc.LINE_AA, 0);
            String words = spot.wager().words().toUpperCase(Locale.ROOT);
            write(picture, words.substring(0, Math.min(LETTERS, words.length())), spot.x(), spot.y() - 4, 0.45);
            if (isBet.test(spot)) {
                stack(picture, spot, random);
            }
        }
        return picture;
    }

    /** Chips lean away from the middle of the picture, as a camera above it sees them. */
    private void stack(Mat picture, BettingSpot spot, Random random) {
        int chips = 1 + random.nextInt(4);
        double x = spot.x() + random.nextGaussian() * 3;
        double y = spot.y() + random.nextGaussian() * 3;
        for (int i = 0; i < chips; i++) {
            chip(picture, point(x + random.nextGaussian(), y + i * 1.5), random);
        }
    }

    private Mat felt(TablePlan plan, long seed) {
        Mat picture = new Mat(height, width, CvType.CV_8UC3, new Scalar(60, 66, 74));
        Scalar felt = seed / 1000 % 2 == 0 ? new Scalar(70, 110, 40) : new Scalar(120, 60, 30);
        Point center = point(plan.width() / 2, 0);
        Size half = new Size(plan.width() / 2 * pxPerMm, plan.depth() * pxPerMm);
        Imgproc.ellipse(picture, center, half, 0, 180, 360, felt, -1, Imgproc.LINE_AA, 0);
        weave(picture, seed);
        Imgproc.ellipse(picture, center, new Size(half.width * 0.5, half.height * 0.5), 0, 190, 350, PRINT, line(3),
                Imgproc.LINE_AA, 0);
        write(picture, "SPOT ON", plan.width() / 2, plan.depth() * 0.38, 2);
        return picture;
    }

    private void spot(Mat picture, TablePlan plan, HandRegion seat, Random random, boolean chips) {
        double bearing = plan.bearing(seat);
        double x = plan.width() / 2 * (1 - 0.56 * Math.cos(bearing));
        double y = plan.depth() * 0.55 * Math.sin(bearing);
        for (int i = 0; i < 2; i++) {
            double shift = (i - 0.5) * 75;
            Point circle = point(x + shift * Math.sin(bearing), y + shift * Math.cos(bearing));
            Imgproc.circle(picture, circle, line(26), PRINT, line(2), Imgproc.LINE_AA, 0);
            if (chips && random.nextInt(3) > 0) {
                chip(picture, circle, random);
            }
        }
        write(picture, "ANTE", x - 40, y - 45, 0.6);
    }

    private void chip(Mat picture, Point center, Random random) {
        Scalar[] colors = {new Scalar(40, 40, 180), new Scalar(50, 130, 50), new Scalar(30, 30, 30)};
        Scalar color = colors[random.nextInt(colors.length)];
        Imgproc.circle(picture, center, line(20), color, -1, Imgproc.LINE_AA, 0);
        for (int edge = 0; edge < 6; edge++) {
            double angle = edge * 60 + random.nextInt(10);
            Imgproc.ellipse(picture, center, new Size(line(18), line(18)), angle, 0, 18, new Scalar(235, 235, 235),
                    line(4), Imgproc.LINE_AA, 0);
        }
        Imgproc.circle(picture, center, line(12), new Scalar(225, 225, 225), line(1.5), Imgproc.LINE_AA, 0);
    }

    /** The cloth's grain: noise that is the same for the same seed. */
    private static void weave(Mat picture, long seed) {
        Core.setRNGSeed((int) seed);
        Mat grain = new Mat(picture.rows() / 3 + 1, picture.cols() / 3 + 1, CvType.CV_16SC1);
        Core.randn(grain, 0, 5);
        Mat full = new Mat();
        Imgproc.resize(grain, full, picture.size(), 0, 0, Imgproc.INTER_LINEAR);
        grain.release();
        AtomicInteger top = new AtomicInteger();
        Compositor.add(picture, band -> {
            Mat gray = full.rowRange(top.get(), top.addAndGet(band.rows()));
            Mat colors = new Mat();
            Core.merge(List.of(gray, gray, gray), colors);
            gray.release();
            return colors;
        });
        full.release();
    }

    private void write(Mat picture, String text, double xMm, double yMm, double size) {
        double scale = size * pxPerMm;
        double half = Imgproc.getTextSize(text, Imgproc.FONT_HERSHEY_DUPLEX, scale, line(2), new int[1]).width / 2;
        Point at = point(xMm, yMm);
        Imgproc.putText(picture, text, new Point(at.x - half, at.y), Imgproc.FONT_HERSHEY_DUPLEX, scale, PRINT,
                line(1.5 * size), Imgproc.LINE_AA);
    }

    private Point point(double xMm, double yMm) {
        PicturePoint dot = where.at(xMm, yMm);
        return new Point(dot.x(), dot.y());
    }

    /** At least one pixel. */
    private int line(double mm) {
        return (int) Math.max(1, Math.round(mm * pxPerMm));
    }
}
