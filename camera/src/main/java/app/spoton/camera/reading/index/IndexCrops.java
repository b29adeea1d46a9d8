package app.spoton.camera.reading.index;

import app.spoton.camera.reading.finding.CornerIndex;
import java.util.ArrayList;
import java.util.List;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;

/**
 * Cuts indices out of a picture, upright and seen from straight above. Large ones are cut from a reduced copy of the
 * picture, so that thin strokes are not lost between sampled pixels.
 */
final class IndexCrops implements AutoCloseable {
    private final List<Mat> pyramid = new ArrayList<>();
    private final Mat affine = new Mat(2, 3, CvType.CV_64F);

    IndexCrops(Mat picture) {
        pyramid.add(picture);
    }

    /** A new Mat. */
    Mat cut(CornerIndex index, CropForm form) {
        int level = 0;
        CornerIndex at = index;
        double rows = form.indexRows();
        while (at.height() > 2 * rows && level < 6) {
            level++;
            at = index.scaled(1 << level);
        }
        double rx = at.rightX() / rows;
        double ry = at.rightY() / rows;
        double dx = -at.upX() * at.height() / rows;
        double dy = -at.upY() * at.height() / rows;
        double u0 = (form.width() - 1) / 2.0;
        double v0 = (form.height() - 1) / 2.0;
        affine.put(0, 0, rx, dx, at.x() - u0 * rx - v0 * dx, ry, dy, at.y() - u0 * ry - v0 * dy);
        Mat crop = new Mat();
        Imgproc.warpAffine(level(level), crop, affine, new Size(form.width(), form.height()),
                Imgproc.INTER_LINEAR | Imgproc.WARP_INVERSE_MAP, Core.BORDER_REPLICATE, new Scalar(0, 0, 0));
        return crop;
    }

    private Mat level(int level) {
        while (pyramid.size() <= level) {
            Mat finer = pyramid.get(pyramid.size() - 1);
            Mat coarser = new Mat();
            Size half = new Size(Math.max(1, finer.cols() / 2), Math.max(1, finer.rows() / 2));
            Imgproc.resize(finer, coarser, half, 0, 0, Imgproc.INTER_AREA);
            pyramid.add(coarser);
        }
        return pyramid.get(level);
    }

    /** Releases the reduced copies; the picture itself belongs to the caller. */
    @Override
    public void close() {
        pyramid.subList(1, pyramid.size()).forEach(Mat::release);
        pyramid.subList(1, pyramid.size()).clear();
        affine.release();
    }
}
