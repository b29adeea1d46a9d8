package app.spoton.camera.layout;

import app.spoton.camera.PicturePoint;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.opencv.calib3d.Calib3d;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.KeyPoint;
import org.opencv.core.Mat;
import org.opencv.core.MatOfDMatch;
import org.opencv.core.MatOfKeyPoint;
import org.opencv.core.MatOfPoint2f;
import org.opencv.core.Point;
import org.opencv.core.Size;
import org.opencv.features2d.BFMatcher;
import org.opencv.features2d.ORB;
import org.opencv.imgproc.Imgproc;

/** Points of a felt's print, in millimeters on the table, by which the table is found in another picture. */
final class PrintPoints implements AutoCloseable {
    static final int BYTES = 32;
    private static final int KEPT = 2000;
    /** Cards and chips have more contrast than print, and must not use the points up. */
    private static final int LOOKED_AT = 5000;
    private static final int FEWEST = 18;
    private static final double DISTINCT = 0.85;
    private static final double NEAR_PX = 3;

    private final List<Point> millimeters;
    private final Mat descriptors;

    PrintPoints(List<Point> millimeters, Mat descriptors) {
        this.millimeters = millimeters;
        this.descriptors = descriptors;
    }

    static Optional<PrintPoints> of(GrayPicture gray, Registration registration) {
        Features all = features(gray, KEPT);
        List<Point> on = new ArrayList<>();
        Mat kept = new Mat();
        for (int i = 0; i < all.points.size(); i++) {
            Point p = all.points.get(i);
            PicturePoint mm = registration.toTable(new PicturePoint(p.x / gray.scale(), p.y / gray.scale()),
                    gray.pictureWidth(),
                    gray.pictureHeight());
            if (registration.plan().isOnFelt(mm.x(), mm.y())) {   // the floor stays when the table moves
                on.add(new Point(mm.x(), mm.y()));
                kept.push_back(all.descriptors.row(i));
            }
        }
        all.descriptors.release();
        if (on.size() < FEWEST) {
            kept.release();
            return Optional.empty();
        }
        return Optional.of(new PrintPoints(on, kept));
    }

    /** Where most of the points are seen again at places that fit each other. */
    Optional<Registration> find(GrayPicture gray, TablePlan plan) {
        Features now = features(gray, LOOKED_AT);
        List<Point> from = new ArrayList<>();
        List<Point> to = new ArrayList<>();
        if (now.points.size() >= FEWEST) {
            match(now, from, to);
        }
        now.descriptors.release();
        return from.size() < FEWEST ? Optional.empty() : place(from, to, gray, plan);
    }

    private void match(Features now, List<Point> from, List<Point> to) {
        BFMatcher matcher = BFMatcher.create(Core.NORM_HAMMING, false);
        List<MatOfDMatch> pairs = new ArrayList<>();
        matcher.knnMatch(descriptors, now.descriptors, pairs, 2);
        for (MatOfDMatch pair : pairs) {
            var best = pair.toArray();
            if (best.length == 2 && best[0].distance < DISTINCT * best[1].distance) {
                from.add(millimeters.get(best[0].queryIdx));
                to.add(now.points.get(best[0].trainIdx));
            }
            pair.release();
        }
    }

    private static Optional<Registration> place(List<Point> from, List<Point> to, GrayPicture gray, TablePlan plan) {
        MatOfPoint2f a = new MatOfPoint2f(from.toArray(new Point[0]));
        MatOfPoint2f b = new MatOfPoint2f(to.toArray(new Point[0]));
        Mat mask = new Mat();
        Mat h = Calib3d.findHomography(a, b, Calib3d.RANSAC, NEAR_PX, mask, 4000, 0.999);
        int inliers = mask.empty() ? 0 : Core.countNonZero(mask);
        Optional<Registration> found = Optional.empty();
        if (!h.empty() && h.type() == CvType.CV_64F && inliers >= FEWEST) {
            double[] m = new double[9];
            h.get(0, 0, m);
            found = corners(m, plan, gray.scale()).filter(FeltPrint::isSeeable).flatMap(corners ->
                    Registration.ofTaps(plan, corners, gray.pictureWidth(), gray.pictureHeight()));
        }
        for (Mat mat : List.of(a, b, mask, h)) {
            mat.release();
        }
        return found;
    }

    private static Optional<List<PicturePoint>> corners(double[] m, TablePlan plan, double scale) {
        double[][] mm = {{0, 0}, {plan.width(), 0}, {plan.width(), plan.depth()}, {0, plan.depth()}};
        List<PicturePoint> corners = new ArrayList<>();
        for (double[] c : mm) {
            double w = m[6] * c[0] + m[7] * c[1] + m[8];
            if (!(w > 1e-6)) {
                return Optional.empty();   // behind the camera
            }
            corners.add(new PicturePoint((m[0] * c[0] + m[1] * c[1] + m[2]) / w / scale,
                    (m[3] * c[0] + m[4] * c[1] + m[5]) / w / scale));
        }
        return Optional.of(corners);
    }

    private record Features(List<Point> points, Mat descriptors) {
    }

    private static Features features(GrayPicture gray, int most) {
        Mat smooth = new Mat();
        Imgproc.GaussianBlur(gray.mat(), smooth, new Size(5, 5), 1.4);   // the print counts, not the weave
        MatOfKeyPoint keys = new MatOfKeyPoint();
        Mat descriptors = new Mat();
        Mat everywhere = new Mat();
        ORB orb = ORB.create(most, 1.2f, 8, 31, 0, 2, ORB.HARRIS_SCORE, 31, 8);
        orb.detectAndCompute(smooth, everywhere, keys, descriptors);
        List<Point> points = new ArrayList<>();
        for (KeyPoint key : keys.toArray()) {
            points.add(key.pt);
        }
        for (Mat mat : List.of(smooth, keys, everywhere)) {
            mat.release();
        }
        return new Features(points, descriptors);
    }

    String text() {
        StringBuilder out = new StringBuilder("points ").append(millimeters.size());
        byte[] row = new byte[BYTES];
        for (int i = 0; i < millimeters.size(); i++) {
            descriptors.get(i, 0, row);
            Point p = millimeters.get(i);
            out.append(String.format(Locale.ROOT, "\n%.1f %.1f ", p.x, p.y));
            for (byte b : row) {
                out.append(Character.forDigit(b >> 4 & 15, 16)).append(Character.forDigit(b & 15, 16));
            }
        }
        return out.toString();
    }

    @Override
    public void close() {
        descriptors.release();
    }
}
