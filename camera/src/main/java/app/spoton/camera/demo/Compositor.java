package app.spoton.camera.demo;

import app.spoton.camera.PicturePoint;
import java.util.List;
import java.util.Random;
import java.util.function.UnaryOperator;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Rect;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;

/** Places drawings on a picture with a soft shadow, and makes it look like a photograph. */
final class Compositor {
    private static final int BAND = 128;

    private Compositor() {
    }

    /**
     * A card with its middle here.
     *
     * @param width of the card in pixels
     * @param turn clockwise, in radians
     */
    static void card(Mat picture, CardArt art, Mat face, PicturePoint middle, double width, double turn) {
        double scale = width / CardArt.WIDTH;
        Mat reduced = new Mat();
        Mat shape = new Mat();
        Imgproc.resize(face, reduced, new Size(), scale, scale, scale < 1 ? Imgproc.INTER_AREA : Imgproc.INTER_CUBIC);
        Imgproc.resize(art.shape(), shape, reduced.size(), 0, 0, Imgproc.INTER_AREA);
        double cos = Math.cos(turn);
        double sin = Math.sin(turn);
        double cx = (reduced.cols() - 1) / 2.0;
        double cy = (reduced.rows() - 1) / 2.0;
        int reach = (int) Math.ceil(Math.hypot(cx, cy)) + 4;
        int left = (int) Math.floor(middle.x()) - reach;
        int top = (int) Math.floor(middle.y()) - reach;
        Mat affine = new Mat(2, 3, CvType.CV_64F);
        affine.put(0, 0, cos, -sin, middle.x() - left - cos * cx + sin * cy,
                sin, cos, middle.y() - top - sin * cx - cos * cy);
        Size size = new Size(2 * reach, 2 * reach);
        Mat card = new Mat();
        Mat mask = new Mat();
        Imgproc.warpAffine(reduced, card, affine, size, Imgproc.INTER_LINEAR, Core.BORDER_REPLICATE);
        Imgproc.warpAffine(shape, mask, affine, size, Imgproc.INTER_LINEAR, Core.BORDER_CONSTANT, new Scalar(0));
        onto(picture, card, mask, left, top);
        for (Mat mat : List.of(reduced, shape, affine, card, mask)) {
            mat.release();
        }
    }

    /** Uneven light, a little blur and the sensor's noise. */
    static void photograph(Mat picture, Random random) {
        Mat corners = new Mat(2, 2, CvType.CV_8UC3);
        for (int i = 0; i < 4; i++) {
            double light = 215 + 40 * random.nextDouble();
            corners.put(i / 2, i % 2, light, light, light * (0.97 + 0.03 * random.nextDouble()));
        }
        Mat light = new Mat();
        Imgproc.resize(corners, light, picture.size(), 0, 0, Imgproc.INTER_LINEAR);
        Core.multiply(picture, light, picture, 1 / 255.0);
        light.release();
        Imgproc.GaussianBlur(picture, picture, new Size(3, 3), 0.4 + 0.3 * random.nextDouble());
        corners.release();
        Core.setRNGSeed(random.nextInt());
        add(picture, band -> {
            Mat noise = new Mat(band.size(), CvType.CV_16SC3);
            Core.randn(noise, 0, 3);
            return noise;
        });
    }

    /**
     * Adds something to a picture, a few rows at a time: for a whole still it would be twice as large as the still.
     *
     * @param what as large as the rows that it is asked for, from the top down; it is released afterward
     */
    static void add(Mat picture, UnaryOperator<Mat> what) {
        Mat everywhere = new Mat();
        for (int top = 0; top < picture.rows(); top += BAND) {
            Mat band = picture.rowRange(top, Math.min(picture.rows(), top + BAND));
            Mat added = what.apply(band);
            Core.add(band, added, band, everywhere, CvType.CV_8UC3);
            added.release();
            band.release();
        }
        everywhere.release();
    }

    /** @param mask 255 where the drawing covers the picture */
    static void onto(Mat picture, Mat drawing, Mat mask, int left, int top) {
        int x0 = Math.max(0, left);
        int y0 = Math.max(0, top);
        int x1 = Math.min(picture.cols(), left + drawing.cols());
        int y1 = Math.min(picture.rows(), top + drawing.rows());
        if (x0 >= x1 || y0 >= y1) {
            return;   // not in the picture
        }
        Rect part = new Rect(x0 - left, y0 - top, x1 - x0, y1 - y0);
        Mat shown = drawing.submat(part);
        Mat shownMask = mask.submat(part);
        Mat under = picture.submat(new Rect(x0, y0, part.width, part.height));
        shade(under, shownMask);
        Mat cover = new Mat();
        Imgproc.cvtColor(shownMask, cover, Imgproc.COLOR_GRAY2BGR);
        Mat hidden = new Mat();
        Core.bitwise_not(cover, hidden);
        Mat kept = new Mat();
        Core.multiply(under, hidden, kept, 1 / 255.0);
        Mat added = new Mat();
        Core.multiply(shown, cover, added, 1 / 255.0);
        Core.add(kept, added, under);
        for (Mat mat : new Mat[] {under, shown, shownMask, cover, hidden, kept, added}) {
            mat.release();
        }
    }

    private static void shade(Mat under, Mat mask) {
        Mat shadow = new Mat();
        Imgproc.GaussianBlur(mask, shadow, new Size(9, 9), 3);
        Mat colors = new Mat();
        Imgproc.cvtColor(shadow, colors, Imgproc.COLOR_GRAY2BGR);
        Mat full = new Mat(colors.size(), CvType.CV_8UC3, new Scalar(255, 255, 255));
        Core.addWeighted(full, 1, colors, -0.35, 0, full);
        Core.multiply(under, full, under, 1 / 255.0);
        for (Mat mat : new Mat[] {shadow, colors, full}) {
            mat.release();
        }
    }
}
