package app.spoton.camera;

import java.util.Optional;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.MatOfByte;
import org.opencv.core.MatOfInt;
import org.opencv.core.Rect;
import org.opencv.core.Size;
import org.opencv.imgcodecs.Imgcodecs;
import org.opencv.imgproc.Imgproc;

/** A color picture in memory outside the Java heap. Close it after reading. */
public final class Picture implements AutoCloseable {
    private final Mat bgr;

    /** Takes over a picture of three bytes a pixel: blue, green, red. */
    public Picture(Mat bgr) {
        if (bgr.empty() || bgr.type() != CvType.CV_8UC3) {
            throw new IllegalArgumentException("not an 8 bit color picture");
        }
        this.bgr = bgr;
    }

    /** A picture from the bytes of a JPEG or PNG file; empty if they are none. */
    public static Optional<Picture> decode(byte[] file) {
        return decode(file, Imgcodecs.IMREAD_COLOR);
    }

    private static Optional<Picture> decode(byte[] file, int how) {
        OpenCv.load();
        if (file.length == 0) {
            return Optional.empty();
        }
        MatOfByte bytes = new MatOfByte(file);
        Mat decoded = Imgcodecs.imdecode(bytes, how);
        bytes.release();
        return decoded.empty() ? Optional.empty() : Optional.of(new Picture(decoded));
    }

    /**
     * A still in the sensor's own pixels, ignoring the rotation in its file: turning the tablet must not change where
     * the table is in its pictures.
     */
    public static Optional<Picture> ofSensor(byte[] jpeg) {
        return decode(jpeg, Imgcodecs.IMREAD_COLOR | Imgcodecs.IMREAD_IGNORE_ORIENTATION);
    }

    public int width() {
        return bgr.cols();
    }

    public int height() {
        return bgr.rows();
    }

    /** The pixels themselves, not a copy. */
    public Mat mat() {
        return bgr;
    }

    /** The picture turned for somebody who looks at it; this one remains. */
    public Picture turned(Rotation turn) {
        return new Picture(turned(bgr, turn));
    }

    private static Mat turned(Mat mat, Rotation turn) {
        Mat out = new Mat();
        switch (turn) {
            case NONE -> mat.copyTo(out);
            case RIGHT -> Core.rotate(mat, out, Core.ROTATE_90_CLOCKWISE);
            case HALF -> Core.rotate(mat, out, Core.ROTATE_180);
            case LEFT -> Core.rotate(mat, out, Core.ROTATE_90_COUNTERCLOCKWISE);
        }
        return out;
    }

    /** A JPEG of the part around a card, for a person to look at. */
    public byte[] crop(CardQuad place) {
        return crop(place, Rotation.NONE);
    }

    /** A JPEG of the part around a card, turned for the person who looks at it. */
    public byte[] crop(CardQuad place, Rotation turn) {
        PictureBox box = place.box(width(), height());
        int margin = Math.max(box.width(), box.height()) / 8;
        int x0 = Math.max(0, box.x() - margin);
        int y0 = Math.max(0, box.y() - margin);
        int x1 = Math.min(width(), box.x() + box.width() + margin);
        int y1 = Math.min(height(), box.y() + box.height() + margin);
        Mat part = bgr.submat(new Rect(x0, y0, x1 - x0, y1 - y0));
        Mat shown = turned(part, turn);
        try {
            return jpeg(shown);
        } finally {
            part.release();
            shown.release();
        }
    }

    /** The whole picture as a JPEG file. */
    public byte[] jpeg() {
        return jpeg(bgr);
    }

    /** The whole picture as a JPEG file of at most this width, for a screen. */
    public byte[] jpegOfWidth(int most) {
        return jpegOfWidth(most, Rotation.NONE);
    }

    /** The same, turned for the person who looks at it. */
    public byte[] jpegOfWidth(int most, Rotation turn) {
        double scale = Math.min(1, most / (double) width());
        Mat small = new Mat();
        Imgproc.resize(bgr, small, new Size(), scale, scale, Imgproc.INTER_AREA);
        Mat shown = turned(small, turn);
        try {
            return jpeg(shown);
        } finally {
            small.release();
            shown.release();
        }
    }

    private static byte[] jpeg(Mat mat) {
        MatOfByte out = new MatOfByte();
        MatOfInt quality = new MatOfInt(Imgcodecs.IMWRITE_JPEG_QUALITY, 90);
        Imgcodecs.imencode(".jpg", mat, out, quality);
        byte[] file = out.toArray();
        out.release();
        quality.release();
        return file;
    }

    @Override
    public void close() {
        bgr.release();
    }
}
