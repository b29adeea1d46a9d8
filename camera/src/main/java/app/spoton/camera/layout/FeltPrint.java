package app.spoton.camera.layout;

import app.spoton.camera.Picture;
import app.spoton.camera.Place.Dot;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
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

/**
 * Recognises the print on a felt that has been registered once, so that a camera that was moved finds its table again.
 * Holds memory outside the Java heap: close it.
 */
public final class FeltPrint implements AutoCloseable {
    private static final double LONGEST = 1000;
    private static final int FEATURES = 2000;
    private static final int FEWEST = 18;
    private static final double DISTINCT = 0.82;

    private final Registration reference;
    private final List<Point> points;
    private final Mat descriptors;

    private FeltPrint(Registration reference, List<Point> points, Mat descriptors) {
        this.reference = reference;
        this.points = points;
        this.descriptors = descriptors;
    }

    /** Remembers the print of an empty table; empty if there is too little to remember. */
    public static Optional<FeltPrint> of(Picture emptyTable, Registration registration) {
        Features features = features(emptyTable);
        if (features.points.size() < FEWEST) {
            features.descriptors.release();
            return Optional.empty();
        }
        return Optional.of(new FeltPrint(registration, features.points, features.descriptors));
    }

    /** The same table in another picture; empty if not enough of the print is seen again at consistent places. */
    public Optional<Registration> find(Picture picture) {
        Features now = features(picture);
        List<Point> from = new ArrayList<>();
        List<Point> to = new ArrayList<>();
        if (now.points.size() >= FEWEST) {
            match(now, from, to);
        }
        now.descriptors.release();
        if (from.size() < FEWEST) {
            return Optional.empty();
        }
        return move(from, to).flatMap(moved ->
                Registration.ofTaps(reference.plan(), moved, picture.width(), picture.height()));
    }

    private void match(Features now, List<Point> from, List<Point> to) {
        BFMatcher matcher = BFMatcher.create(Core.NORM_HAMMING, false);
        List<MatOfDMatch> pairs = new ArrayList<>();
        matcher.knnMatch(descriptors, now.descriptors, pairs, 2);
        for (MatOfDMatch pair : pairs) {
            var best = pair.toArray();
            if (best.length == 2 && best[0].distance < DISTINCT * best[1].distance) {
                from.add(points.get(best[0].queryIdx));
                to.add(now.points.get(best[0].trainIdx));
            }
            pair.release();
        }
    }

    private Optional<List<Dot>> move(List<Point> from, List<Point> to) {
        MatOfPoint2f a = new MatOfPoint2f(from.toArray(new Point[0]));
        MatOfPoint2f b = new MatOfPoint2f(to.toArray(new Point[0]));
        Mat mask = new Mat();
        Mat h = Calib3d.findHomography(a, b, Calib3d.RANSAC, 4, mask, 2000, 0.995);
        int inliers = mask.empty() ? 0 : Core.countNonZero(mask);
        Optional<List<Dot>> moved = Optional.empty();
        if (h.type() == CvType.CV_64F && !h.empty() && inliers >= FEWEST) {
            double[] m = new double[9];
            h.get(0, 0, m);
            Projection projection = new Projection(m);
            moved = Optional.of(reference.corners().stream().map(c -> projection.map(c.x(), c.y()))
                    .collect(Collectors.toList()));
        }
        for (Mat mat : List.of(a, b, mask, h)) {
            mat.release();
        }
        return moved;
    }

    private record Features(List<Point> points, Mat descriptors) {
    }

    /** Points in the picture's own pixels. */
    private static Features features(Picture picture) {
        double scale = Math.min(1, LONGEST / Math.max(picture.width(), picture.height()));
        Mat grey = new Mat();
        Imgproc.resize(picture.mat(), grey, new Size(), scale, scale, Imgproc.INTER_AREA);
        Imgproc.cvtColor(grey, grey, Imgproc.COLOR_BGR2GRAY);
        Imgproc.GaussianBlur(grey, grey, new Size(7, 7), 2);   // the print counts, not the weave
        MatOfKeyPoint keys = new MatOfKeyPoint();
        Mat descriptors = new Mat();
        Mat everywhere = new Mat();
        ORB.create(FEATURES).detectAndCompute(grey, everywhere, keys, descriptors);
        List<Point> points = new ArrayList<>();
        for (KeyPoint key : keys.toArray()) {
            points.add(new Point(key.pt.x / scale, key.pt.y / scale));
        }
        grey.release();
        keys.release();
        everywhere.release();
        return new Features(points, descriptors);
    }

    @Override
    public void close() {
        descriptors.release();
    }
}
