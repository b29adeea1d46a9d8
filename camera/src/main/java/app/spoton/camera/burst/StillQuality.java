package app.spoton.camera.burst;

import app.spoton.camera.Picture;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.MatOfDouble;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;

/** The measurements that admit a still to a burst: its sharpness, and a small version of it. */
final class StillQuality implements AutoCloseable {
    private static final double LONGEST = 960;
    private static final Size THUMBNAIL = new Size(160, 120);
    /** Gray values by which a pixel must differ before anything has moved there. */
    private static final double DIFFERENT = 24;

    private final double sharpness;
    private final Mat thumbnail = new Mat();

    StillQuality(Picture picture) {
        double scale = Math.min(1, LONGEST / Math.max(picture.width(), picture.height()));
        Mat gray = new Mat();
        Imgproc.resize(picture.mat(), gray, new Size(), scale, scale, Imgproc.INTER_AREA);
        Imgproc.cvtColor(gray, gray, Imgproc.COLOR_BGR2GRAY);
        Mat edges = new Mat();
        Imgproc.Laplacian(gray, edges, CvType.CV_16S);
        MatOfDouble mean = new MatOfDouble();
        MatOfDouble deviation = new MatOfDouble();
        Core.meanStdDev(edges, mean, deviation);
        double s = deviation.get(0, 0)[0];
        sharpness = s * s;
        Mat few = new Mat();
        Imgproc.resize(gray, few, THUMBNAIL, 0, 0, Imgproc.INTER_AREA);
        // Exposure drifts from still to still; what counts is what moved.
        few.convertTo(thumbnail, CvType.CV_32F, 1, -Core.mean(few).val[0]);
        few.release();
        gray.release();
        edges.release();
        mean.release();
        deviation.release();
    }

    /** The variance of the Laplacian: only good for comparing stills of one scene. */
    double sharpness() {
        return sharpness;
    }

    /** The share of the picture that differs. */
    double moved(StillQuality other) {
        Mat difference = new Mat();
        Core.absdiff(thumbnail, other.thumbnail, difference);
        Mat changed = new Mat();
        Imgproc.threshold(difference, changed, DIFFERENT, 1, Imgproc.THRESH_BINARY);
        double share = Core.countNonZero(changed) / (double) changed.total();
        difference.release();
        changed.release();
        return share;
    }

    @Override
    public void close() {
        thumbnail.release();
    }
}
