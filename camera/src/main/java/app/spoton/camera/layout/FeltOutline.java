package app.spoton.camera.layout;

import app.spoton.camera.Picture;
import app.spoton.camera.PicturePoint;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.MatOfFloat;
import org.opencv.core.MatOfInt;
import org.opencv.core.MatOfPoint;
import org.opencv.core.MatOfPoint2f;
import org.opencv.core.Point;
import org.opencv.core.RotatedRect;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;

/**
 * Estimates the table's position from the outline of its felt, for a camera that looks straight down. A person confirms
 * the proposal or corrects it with four taps. Perspective is not corrected, and there is no proposal if the felt
 * extends beyond the picture.
 */
public final class FeltOutline {
    private static final double SMALL = 400;
    private static final double SMALLEST_SHARE = 0.15;
    /** A half moon fills 0.79 of the rectangle around it. */
    private static final double LEAST_FILL = 0.7;

    private FeltOutline() {
    }

    public static Optional<Registration> propose(Picture picture, TablePlan plan) {
        double scale = Math.min(1, SMALL / Math.max(picture.width(), picture.height()));
        Mat small = new Mat();
        Imgproc.resize(picture.mat(), small, new Size(), scale, scale, Imgproc.INTER_AREA);
        Mat felt = felt(small);
        Optional<Point[]> outline = largest(felt);
        boolean cut = outline.isPresent() && touchesBorder(outline.get(), small.size());
        double picturesArea = small.total();
        felt.release();
        small.release();
        if (outline.isEmpty() || cut) {
            return Optional.empty();
        }
        return corners(outline.get(), picturesArea)
                .map(dots -> dots.stream().map(d -> new PicturePoint(d.x() / scale, d.y() / scale))
                .collect(Collectors.toList()))
                .flatMap(dots -> Registration.ofTaps(plan, dots, picture.width(), picture.height()));
    }

    /** The pixels with the picture's most frequent strong color. */
    private static Mat felt(Mat bgr) {
        Mat hsv = new Mat();
        Imgproc.cvtColor(bgr, hsv, Imgproc.COLOR_BGR2HSV);
        Mat strong = new Mat();
        Core.inRange(hsv, new Scalar(0, 70, 30), new Scalar(180, 255, 255), strong);
        Mat histogram = new Mat();
        MatOfInt channel = new MatOfInt(0);
        MatOfInt bins = new MatOfInt(30);
        MatOfFloat range = new MatOfFloat(0, 180);
        Imgproc.calcHist(List.of(hsv), channel, strong, histogram, bins, range);
        double hue = Core.minMaxLoc(histogram).maxLoc.y * 6 + 3;
        Mat felt = new Mat();
        Core.inRange(hsv, new Scalar(hue - 10, 50, 25), new Scalar(hue + 10, 255, 255), felt);
        Mat kernel = Mat.ones(9, 9, CvType.CV_8U);
        Imgproc.morphologyEx(felt, felt, Imgproc.MORPH_CLOSE, kernel);
        for (Mat mat : List.of(hsv, strong, histogram, channel, bins, range, kernel)) {
            mat.release();
        }
        return felt;
    }

    private static Optional<Point[]> largest(Mat mask) {
        List<MatOfPoint> contours = new ArrayList<>();
        Mat hierarchy = new Mat();
        Imgproc.findContours(mask, contours, hierarchy, Imgproc.RETR_EXTERNAL, Imgproc.CHAIN_APPROX_NONE);
        hierarchy.release();
        Optional<Point[]> largest = contours.stream()
                .max((a, b) -> Double.compare(Imgproc.contourArea(a), Imgproc.contourArea(b))).map(MatOfPoint::toArray);
        contours.forEach(Mat::release);
        return largest;
    }

    private static boolean touchesBorder(Point[] outline, Size size) {
        int touching = 0;
        for (Point p : outline) {
            touching += p.x <= 1 || p.y <= 1 || p.x >= size.width - 2 || p.y >= size.height - 2 ? 1 : 0;
        }
        return touching > outline.length / 20;
    }

    private static Optional<List<PicturePoint>> corners(Point[] outline, double picturesArea) {
        MatOfPoint2f curve = new MatOfPoint2f(outline);
        RotatedRect box = Imgproc.minAreaRect(curve);
        double fill = Imgproc.contourArea(curve) / Math.max(1, box.size.area());
        curve.release();
        if (fill < LEAST_FILL || box.size.area() < SMALLEST_SHARE * picturesArea) {
            return Optional.empty();
        }
        Point[] p = new Point[4];
        box.points(p);
        double first = Math.hypot(p[0].x - p[1].x, p[0].y - p[1].y);
        double second = Math.hypot(p[1].x - p[2].x, p[1].y - p[2].y);
        int from = first > second ? 0 : 1;
        // The dealer's edge is straight, so more of the outline lies on that long side than on the other.
        int dealers = contact(outline, p[from], p[from + 1]) >= contact(outline, p[(from + 2) % 4], p[(from + 3) % 4])
                ? from : (from + 2) % 4;
        List<PicturePoint> round = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            Point corner = p[(dealers + i) % 4];
            round.add(new PicturePoint(corner.x, corner.y));
        }
        // Going round must be counterclockwise on the screen, beginning at the dealer's left.
        PicturePoint a = round.get(0);
        PicturePoint b = round.get(1);
        PicturePoint c = round.get(2);
        double turn = (b.x() - a.x()) * (c.y() - b.y()) - (b.y() - a.y()) * (c.x() - b.x());
        return Optional.of(turn < 0 ? round : List.of(round.get(1), round.get(0), round.get(3), round.get(2)));
    }

    private static int contact(Point[] outline, Point a, Point b) {
        double length = Math.hypot(b.x - a.x, b.y - a.y);
        int near = 0;
        for (Point p : outline) {
            double away = Math.abs((b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x)) / Math.max(1e-6, length);
            near += away < 0.02 * length ? 1 : 0;
        }
        return near;
    }
}
