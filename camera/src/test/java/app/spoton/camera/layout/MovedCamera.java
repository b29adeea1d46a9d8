package app.spoton.camera.layout;

import app.spoton.camera.Picture;
import app.spoton.camera.PicturePoint;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.MatOfPoint2f;
import org.opencv.core.Point;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;

/** A camera that moves around a drawn table, and obstacles in its pictures. */
final class MovedCamera {
    static final int WIDTH = 1632;
    static final int HEIGHT = 1224;

    private final Random random;

    MovedCamera(long seed) {
        random = new Random(seed);
    }

    /**
     * Where the camera is.
     *
     * @param across millimeters along the dealer's edge from over the table's middle
     * @param away millimeters away from the dealer from over the middle
     * @param up millimeters over the table
     * @param tilt and lean degrees off straight down, turn degrees about the line of sight
     */
    record Pose(double across, double away, double up, double tilt, double lean, double turn) {
        /** Over the middle of the table, high enough to see all of it. */
        static final Pose USUAL = new Pose(0, 0, 1750, 0, 0, 0);

        PicturePoint see(double xMm, double yMm) {
            double x = xMm - TablePlan.USUAL.width() / 2 - across;
            double y = -(yMm - TablePlan.USUAL.depth() / 2 - away);
            double z = up;
            double a = Math.toRadians(tilt);
            double y1 = y * Math.cos(a) - z * Math.sin(a);
            double z1 = y * Math.sin(a) + z * Math.cos(a);
            double b = Math.toRadians(lean);
            double x2 = x * Math.cos(b) - z1 * Math.sin(b);
            double z2 = x * Math.sin(b) + z1 * Math.cos(b);
            double c = Math.toRadians(turn);
            double x3 = x2 * Math.cos(c) - y1 * Math.sin(c);
            double y3 = x2 * Math.sin(c) + y1 * Math.cos(c);
            double focal = WIDTH * 0.82;
            return new PicturePoint(WIDTH / 2.0 + focal * x3 / z2, HEIGHT / 2.0 + focal * y3 / z2);
        }

        Registration registration() {
            TablePlan plan = TablePlan.USUAL;
            return Registration.ofTaps(plan, List.of(see(0, 0), see(plan.width(), 0),
                    see(plan.width(), plan.depth()), see(0, plan.depth())), WIDTH, HEIGHT).orElseThrow();
        }
    }

    double between(double least, double most) {
        return least + random.nextDouble() * (most - least);
    }

    /** @param world the table from straight above, with its own registration; a floor is drawn around it */
    Picture photograph(Picture world, Registration above, Pose pose) {
        TablePlan plan = above.plan();
        double[][] mm = {{0, 0}, {plan.width(), 0}, {plan.width(), plan.depth()}, {0, plan.depth()}};
        List<Point> from = new ArrayList<>();
        List<Point> to = new ArrayList<>();
        for (double[] corner : mm) {
            PicturePoint flat = above.toPicture(corner[0], corner[1]);
            PicturePoint seen = pose.see(corner[0], corner[1]);
            from.add(new Point(flat.x(), flat.y()));
            to.add(new Point(seen.x(), seen.y()));
        }
        MatOfPoint2f a = new MatOfPoint2f(from.toArray(new Point[0]));
        MatOfPoint2f b = new MatOfPoint2f(to.toArray(new Point[0]));
        Mat h = Imgproc.getPerspectiveTransform(a, b);
        Mat picture = floor();
        Imgproc.warpPerspective(world.mat(), picture, h, new Size(WIDTH, HEIGHT), Imgproc.INTER_AREA,
                Core.BORDER_TRANSPARENT);
        for (Mat mat : List.of(a, b, h)) {
            mat.release();
        }
        return new Picture(picture);
    }

    /** A patterned carpet, which stays where it is when the table moves. */
    private Mat floor() {
        Mat floor = new Mat(HEIGHT, WIDTH, CvType.CV_8UC3, new Scalar(60, 66, 74));
        Random carpet = new Random(7);
        for (int i = 0; i < 250; i++) {
            Imgproc.circle(floor, new Point(carpet.nextInt(WIDTH), carpet.nextInt(HEIGHT)), 6 + carpet.nextInt(20),
                    new Scalar(carpet.nextInt(160), carpet.nextInt(160), carpet.nextInt(160)), 3);
        }
        return floor;
    }

    void blur(Picture picture, double sigma) {
        Imgproc.GaussianBlur(picture.mat(), picture.mat(), new Size(0, 0), sigma);
    }

    /** Less light, and more noise with it. */
    void dim(Picture picture, double share, double noise) {
        picture.mat().convertTo(picture.mat(), -1, share, 0);
        Mat grain = new Mat(picture.mat().size(), CvType.CV_16SC3);
        Core.setRNGSeed(random.nextInt());
        Core.randn(grain, 0, noise);
        Mat everywhere = new Mat();
        Core.add(picture.mat(), grain, picture.mat(), everywhere, CvType.CV_8UC3);
        grain.release();
        everywhere.release();
    }

    /** Sleeves, racks and trays over this share of the picture. */
    void cover(Picture picture, double share) {
        double covered = 0;
        while (covered < share) {
            double w = between(0.15, 0.5) * WIDTH;
            double h = between(0.15, 0.5) * HEIGHT;
            Point at = new Point(between(-0.1, 0.9) * WIDTH, between(-0.1, 0.9) * HEIGHT);
            Imgproc.rectangle(picture.mat(), at, new Point(at.x + w, at.y + h),
                    new Scalar(random.nextInt(200), random.nextInt(200), random.nextInt(200)), -1);
            covered += w * h / ((double) WIDTH * HEIGHT);
        }
    }

    /** How far the farthest spot in the picture is from where it is taken to be, in millimeters. */
    static double farthestOff(Registration taken, Pose pose) {
        TablePlan plan = taken.plan();
        double most = 0;
        for (int seat = 0; seat <= plan.seats(); seat++) {
            double[] center = plan.center(new HandRegion(seat));
            PicturePoint seen = pose.see(center[0], center[1]);
            PicturePoint mm = taken.toTable(seen, WIDTH, HEIGHT);
            boolean visible = seen.x() > 0 && seen.y() > 0 && seen.x() < WIDTH && seen.y() < HEIGHT;
            most = visible ? Math.max(most, mm.distance(new PicturePoint(center[0], center[1]))) : most;
        }
        return most;
    }
}
