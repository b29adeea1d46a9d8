package app.spoton.camera.spots;

import app.spoton.camera.Picture;
import app.spoton.camera.PicturePoint;
import app.spoton.camera.layout.Registration;
import app.spoton.camera.layout.TablePlan;
import java.util.Optional;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.MatOfPoint2f;
import org.opencv.core.Point;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;

/** A table as seen from straight above, the dealer's edge below: the felt itself and nothing around it. Close it. */
record FeltView(TablePlan table, Picture picture) implements AutoCloseable {
    /** As fine as the network of spots was trained. */
    private static final double PX_PER_MM = 1.2;
    /** Pixels of a patch: see training/spotpatch.py, which cuts the same. */
    static final int PATCH = 48;
    /** How many radii of the spot a patch spans. */
    private static final double SPAN = 3.36;
    /** How many radii its middle lies from the spot's, towards the camera: there stacks that lean over it have their feet. */
    private static final double BELOW = 0.4;

    /** Out of a picture of the table, which remains the caller's. */
    static FeltView of(Picture picture, Registration registration) {
        Registration where = registration.scaled(picture.width(), picture.height());
        TablePlan table = where.plan();
        Size size = size(table);
        MatOfPoint2f here = new MatOfPoint2f(new Point(0, 0), new Point(size.width, 0),
                new Point(size.width, size.height), new Point(0, size.height));
        MatOfPoint2f there = new MatOfPoint2f(at(where, 0, table.depth()), at(where, table.width(), table.depth()),
                at(where, table.width(), 0), at(where, 0, 0));
        Mat toPicture = Imgproc.getPerspectiveTransform(here, there);
        Mat seen = new Mat();
        Imgproc.warpPerspective(picture.mat(), seen, toPicture, size,
                Imgproc.INTER_LINEAR | Imgproc.WARP_INVERSE_MAP, Core.BORDER_REPLICATE, new Scalar(0, 0, 0));
        here.release();
        there.release();
        toPicture.release();
        return new FeltView(table, new Picture(seen));
    }

    private static Point at(Registration table, double x, double y) {
        PicturePoint there = table.toPicture(x, y);
        return new Point(there.x(), there.y());
    }

    private static Size size(TablePlan table) {
        return new Size(Math.round(table.width() * PX_PER_MM), Math.round(table.depth() * PX_PER_MM));
    }

    /** Whether a picture is as large as a view of this table. */
    static boolean fits(Picture picture, TablePlan table) {
        return picture.width() == size(table).width && picture.height() == size(table).height;
    }

    /**
     * The felt around a spot, turned so that stacks lean upward; empty where the spot itself reaches over the table's
     * edge.
     *
     * @param spot its middle, in millimeters
     */
    Optional<Mat> patch(PicturePoint spot, double radius, StackLean lean) {
        double far = Math.min(Math.min(spot.x(), table.width() - spot.x()), Math.min(spot.y(), table.depth() - spot.y()));
        if (far < radius) {
            return Optional.empty();
        }
        return Optional.of(cut(picture.mat(), spot.x() * PX_PER_MM, (table.depth() - spot.y()) * PX_PER_MM,
                radius * PX_PER_MM, lean.up()));
    }

    /** A patch around x, y. All lengths are in pixels of the view. */
    static Mat cut(Mat view, double x, double y, double radius, PicturePoint up) {
        int fine = 2 * PATCH;
        double step = SPAN * radius / fine;
        PicturePoint right = new PicturePoint(-up.y(), up.x());
        double half = (fine - 1) / 2.0 * step;
        Mat toView = new Mat(2, 3, CvType.CV_64F);
        toView.put(0, 0, right.x() * step, -up.x() * step, x - up.x() * BELOW * radius - (right.x() - up.x()) * half,
                right.y() * step, -up.y() * step, y - up.y() * BELOW * radius - (right.y() - up.y()) * half);
        Mat seen = new Mat();
        Imgproc.warpAffine(view, seen, toView, new Size(fine, fine), Imgproc.INTER_LINEAR | Imgproc.WARP_INVERSE_MAP,
                Core.BORDER_REPLICATE);
        toView.release();
        Mat patch = new Mat();
        Imgproc.resize(seen, patch, new Size(PATCH, PATCH), 0, 0, Imgproc.INTER_AREA);
        seen.release();
        return patch;
    }

    @Override
    public void close() {
        picture.close();
    }
}
