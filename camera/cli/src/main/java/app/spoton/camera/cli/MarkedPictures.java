package app.spoton.camera.cli;

import app.spoton.camera.Picture;
import app.spoton.camera.PicturePoint;
import app.spoton.camera.SeenCard;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.opencv.core.Mat;
import org.opencv.core.Point;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;

/** Draws the reading into a copy of the picture for a developer to look at. */
final class MarkedPictures {
    private MarkedPictures() {
    }

    static void write(Picture picture, List<SeenCard> seen, Path file) throws IOException {
        Mat copy = picture.mat().clone();
        double size = Math.max(picture.width(), picture.height()) / 1200.0;
        for (SeenCard card : seen) {
            Scalar color = switch (card.verdict()) {
                case CERTAIN -> new Scalar(0, 200, 0);
                case ASK -> new Scalar(0, 140, 255);
                case INCOMPLETE -> new Scalar(255, 0, 255);
            };
            PicturePoint[] corners = {card.place().topLeft(), card.place().topRight(), card.place().bottomRight(),
                card.place().bottomLeft()};
            for (int i = 0; i < 4; i++) {
                Imgproc.line(copy, point(corners[i]), point(corners[(i + 1) % 4]), color, (int) Math.ceil(2 * size));
            }
            String text = String.format(Locale.ROOT, "%s %.3f %d", card.card(), card.p(), card.indices());
            Imgproc.putText(copy, text, point(card.place().center()), Imgproc.FONT_HERSHEY_SIMPLEX, 0.6 * size,
                    new Scalar(255, 0, 0), (int) Math.ceil(1.5 * size));
        }
        Files.createDirectories(file.toAbsolutePath().getParent());
        try (Picture marked = new Picture(copy)) {
            Files.write(file, marked.jpeg());
        }
    }

    private static Point point(PicturePoint dot) {
        return new Point(dot.x(), dot.y());
    }
}
