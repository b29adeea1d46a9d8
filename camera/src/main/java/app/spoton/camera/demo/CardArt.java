package app.spoton.camera.demo;

import app.spoton.camera.BundledFile;
import app.spoton.camera.OpenCv;
import app.spoton.engine.card.Card;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.MatOfByte;
import org.opencv.core.Point;
import org.opencv.core.Rect;
import org.opencv.core.Scalar;
import org.opencv.imgcodecs.Imgcodecs;
import org.opencv.imgproc.Imgproc;

/** The demonstration deck: CC0 faces (see the README.md next to them), and our own back. Close it after use. */
final class CardArt implements AutoCloseable {
    static final int WIDTH = 150;
    static final int HEIGHT = 210;
    private static final int CORNER = 9;

    private final Mat faces;
    private final Mat back;
    private final Mat shape;

    CardArt() {
        OpenCv.load();
        MatOfByte file = new MatOfByte(BundledFile.bytes("/app/spoton/camera/demo/faces.png"));
        faces = Imgcodecs.imdecode(file, Imgcodecs.IMREAD_COLOR);
        file.release();
        shape = roundedShape();
        back = drawnBack();
    }

    /** A view of the face, not a copy. */
    Mat face(Card card) {
        int column = (card.rank().ordinal() + 1) % 13;
        return faces.submat(new Rect(column * WIDTH, card.suit().ordinal() * HEIGHT, WIDTH, HEIGHT));
    }

    Mat back() {
        return back;
    }

    /** White where the card is: its corners are round. */
    Mat shape() {
        return shape;
    }

    private static Mat roundedShape() {
        Mat mask = new Mat(HEIGHT, WIDTH, CvType.CV_8UC1, new Scalar(0));
        Scalar on = new Scalar(255);
        Imgproc.rectangle(mask, new Point(CORNER, 1), new Point(WIDTH - CORNER, HEIGHT - 2), on, -1);
        Imgproc.rectangle(mask, new Point(1, CORNER), new Point(WIDTH - 2, HEIGHT - CORNER), on, -1);
        for (int x : new int[] {CORNER, WIDTH - CORNER - 1}) {
            for (int y : new int[] {CORNER, HEIGHT - CORNER - 1}) {
                Imgproc.circle(mask, new Point(x, y), CORNER - 1, on, -1);
            }
        }
        return mask;
    }

    private static Mat drawnBack() {
        Mat mat = new Mat(HEIGHT, WIDTH, CvType.CV_8UC3, new Scalar(245, 245, 245));
        Imgproc.rectangle(mat, new Point(8, 8), new Point(WIDTH - 9, HEIGHT - 9), new Scalar(110, 40, 30), -1);
        for (int i = -HEIGHT; i < WIDTH; i += 12) {
            Imgproc.line(mat, new Point(i, 0), new Point(i + HEIGHT, HEIGHT), new Scalar(190, 150, 130), 2);
            Imgproc.line(mat, new Point(i + HEIGHT, 0), new Point(i, HEIGHT), new Scalar(190, 150, 130), 2);
        }
        Imgproc.rectangle(mat, new Point(0, 0), new Point(WIDTH - 1, HEIGHT - 1), new Scalar(245, 245, 245), 16);
        return mat;
    }

    @Override
    public void close() {
        faces.release();
        back.release();
        shape.release();
    }
}
