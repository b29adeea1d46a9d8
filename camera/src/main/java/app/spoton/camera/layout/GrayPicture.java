package app.spoton.camera.layout;

import app.spoton.camera.Picture;
import org.opencv.core.Mat;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;

/** A picture in grayscale, reduced for the print search. Holds memory outside the Java heap. */
final class GrayPicture implements AutoCloseable {
    private static final double LONGEST = 1200;

    private final Mat mat;
    private final int pictureWidth;
    private final int pictureHeight;
    private final double scale;

    private GrayPicture(Mat mat, int pictureWidth, int pictureHeight, double scale) {
        this.mat = mat;
        this.pictureWidth = pictureWidth;
        this.pictureHeight = pictureHeight;
        this.scale = scale;
    }

    static GrayPicture of(Picture picture) {
        double scale = Math.min(1, LONGEST / Math.max(picture.width(), picture.height()));
        Mat gray = new Mat();
        Imgproc.cvtColor(picture.mat(), gray, Imgproc.COLOR_BGR2GRAY);
        Imgproc.resize(gray, gray, new Size(), scale, scale, Imgproc.INTER_AREA);
        return new GrayPicture(gray, picture.width(), picture.height(), scale);
    }

    Mat mat() {
        return mat;
    }

    int pictureWidth() {
        return pictureWidth;
    }

    int pictureHeight() {
        return pictureHeight;
    }

    /** Pixels here for one of the picture's. */
    double scale() {
        return scale;
    }

    @Override
    public void close() {
        mat.release();
    }
}
