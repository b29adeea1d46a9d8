package app.spoton.camera.reading.finding;

import app.spoton.camera.CardQuad;
import app.spoton.camera.PicturePoint;
import java.util.ArrayList;
import java.util.List;
import org.opencv.core.Core;
import org.opencv.core.Mat;
import org.opencv.core.MatOfPoint;
import org.opencv.core.MatOfPoint2f;
import org.opencv.core.Point;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;

/** Finds the outlines of cards that lie alone: light quadrangles with about the right sides. */
public final class CardOutlines {
    private static final double LONGEST = 800;
    private static final double SMALLEST = 0.0008;
    private static final double LARGEST = 0.7;

    private CardOutlines() {
    }

    /** Each with its long sides upright; which end is the top is not known. */
    public static List<CardQuad> find(Mat bgr) {
        double scale = Math.min(1, LONGEST / Math.max(bgr.cols(), bgr.rows()));
        Mat small = new Mat();
        Imgproc.resize(bgr, small, new Size(), scale, scale, Imgproc.INTER_AREA);
        List<CardQuad> found = new ArrayList<>();
        Mat dark = new Mat();
        darkestChannel(small, dark);
        Mat mask = new Mat();
        Imgproc.threshold(dark, mask, 0, 255, Imgproc.THRESH_BINARY | Imgproc.THRESH_OTSU);
        quads(mask, scale, found);
        int around = small.cols() / 8 | 1;
        Imgproc.adaptiveThreshold(dark, mask, 255, Imgproc.ADAPTIVE_THRESH_MEAN_C, Imgproc.THRESH_BINARY,
                Math.max(3, around), -12);
        quads(mask, scale, found);
        mask.release();
        dark.release();
        small.release();
        return found;
    }

    /** White is light in all colors: felt, wood and skin are dark in one of them. */
    private static void darkestChannel(Mat bgr, Mat out) {
        List<Mat> channels = new ArrayList<>();
        Core.split(bgr, channels);
        Core.min(channels.get(0), channels.get(1), out);
        Core.min(out, channels.get(2), out);
        Imgproc.blur(out, out, new Size(3, 3));
        channels.forEach(Mat::release);
    }

    private static void quads(Mat mask, double scale, List<CardQuad> found) {
        List<MatOfPoint> contours = new ArrayList<>();
        Mat hierarchy = new Mat();
        Imgproc.findContours(mask, contours, hierarchy, Imgproc.RETR_CCOMP, Imgproc.CHAIN_APPROX_SIMPLE);
        double area = mask.total();
        for (int i = 0; i < contours.size(); i++) {
            MatOfPoint contour = contours.get(i);
            boolean hole = hierarchy.get(0, i)[3] >= 0;   // a dark patch in something light
            double own = hole ? 0 : Imgproc.contourArea(contour);
            if (own > SMALLEST * area && own < LARGEST * area) {
                addQuad(contour, own, scale, found);
            }
            contour.release();
        }
        hierarchy.release();
    }

    private static void addQuad(MatOfPoint contour, double area, double scale, List<CardQuad> found) {
        MatOfPoint2f curve = new MatOfPoint2f(contour.toArray());
        MatOfPoint2f corners = new MatOfPoint2f();
        Imgproc.approxPolyDP(curve, corners, 0.03 * Imgproc.arcLength(curve, true), true);
        Point[] p = corners.toArray();
        corners.release();
        curve.release();
        if (p.length != 4) {
            return;
        }
        PicturePoint[] dots = new PicturePoint[4];
        for (int i = 0; i < 4; i++) {
            dots[i] = new PicturePoint((p[i].x + 0.5) / scale - 0.5, (p[i].y + 0.5) / scale - 0.5);
        }
        CardQuad place = upright(dots);
        boolean known = found.stream().anyMatch(f -> f.center().distance(place.center()) < 0.1 * f.size());
        if (!known && isCardShaped(place) && area(place) * scale * scale < 1.25 * area) {
            found.add(place);
        }
    }

    /** Clockwise on the screen, beginning so that the first side is a short one. */
    private static CardQuad upright(PicturePoint[] d) {
        double turn = (d[1].x() - d[0].x()) * (d[2].y() - d[1].y()) - (d[1].y() - d[0].y()) * (d[2].x() - d[1].x());
        PicturePoint[] c = turn > 0 ? d : new PicturePoint[] {d[0], d[3], d[2], d[1]};
        double first = c[0].distance(c[1]) + c[2].distance(c[3]);
        double second = c[1].distance(c[2]) + c[3].distance(c[0]);
        int from = first < second ? 0 : 1;
        return new CardQuad(c[from], c[from + 1], c[(from + 2) % 4], c[(from + 3) % 4], 0);
    }

    private static boolean isCardShaped(CardQuad q) {
        double across = q.topLeft().distance(q.topRight()) + q.bottomLeft().distance(q.bottomRight());
        double along = q.topLeft().distance(q.bottomLeft()) + q.topRight().distance(q.bottomRight());
        double ratio = along / across;
        return ratio < 2.4 && area(q) > 0.55 * across * along / 4;
    }

    public static double area(CardQuad q) {
        double ax = q.bottomRight().x() - q.topLeft().x();
        double ay = q.bottomRight().y() - q.topLeft().y();
        double bx = q.bottomLeft().x() - q.topRight().x();
        double by = q.bottomLeft().y() - q.topRight().y();
        return Math.abs(ax * by - ay * bx) / 2;
    }

    /** Turned by a quarter: for a card seen so obliquely that its short sides look long. */
    static CardQuad quarterTurn(CardQuad p) {
        return new CardQuad(p.topRight(), p.bottomRight(), p.bottomLeft(), p.topLeft(), p.indexHeight());
    }

    public static CardQuad halfTurn(CardQuad p) {
        return quarterTurn(quarterTurn(p));
    }
}
