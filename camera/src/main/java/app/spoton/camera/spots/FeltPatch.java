package app.spoton.camera.spots;

import app.spoton.camera.Picture;
import app.spoton.camera.PicturePoint;
import app.spoton.camera.layout.Registration;
import org.opencv.core.Core;
import org.opencv.core.Mat;
import org.opencv.core.MatOfPoint2f;
import org.opencv.core.Point;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;

/** Cuts a rectangle of the table out of a picture, as seen from straight above, the dealer's edge below. */
final class FeltPatch {
    private FeltPatch() {
    }

    static Mat cut(Picture picture, Registration registration, PicturePoint center, double widthMm, double depthMm,
            int width, int height) {
        Registration table = registration.scaled(picture.width(), picture.height());
        double left = center.x() - widthMm / 2;
        double near = center.y() - depthMm / 2;
        MatOfPoint2f here = new MatOfPoint2f(new Point(0, 0), new Point(width, 0), new Point(width, height),
                new Point(0, height));
        MatOfPoint2f there = new MatOfPoint2f(at(table, left, near + depthMm),
                at(table, left + widthMm, near + depthMm), at(table, left + widthMm, near), at(table, left, near));
        Mat toPicture = Imgproc.getPerspectiveTransform(here, there);
        Mat cut = new Mat();
        Imgproc.warpPerspective(picture.mat(), cut, toPicture, new Size(width, height),
                Imgproc.INTER_LINEAR | Imgproc.WARP_INVERSE_MAP, Core.BORDER_REPLICATE, new Scalar(0, 0, 0));
        here.release();
        there.release();
        toPicture.release();
        return cut;
    }

    private static Point at(Registration table, double x, double y) {
        PicturePoint there = table.toPicture(x, y);
        return new Point(there.x(), there.y());
    }

    /** A square of so many pixels a side. */
    static Mat reduced(Mat patch, int side) {
        Mat small = new Mat();
        Imgproc.resize(patch, small, new Size(side, side), 0, 0, Imgproc.INTER_AREA);
        return small;
    }
}
