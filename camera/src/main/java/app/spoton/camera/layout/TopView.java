package app.spoton.camera.layout;

import app.spoton.camera.CardQuad;
import app.spoton.camera.Picture;
import app.spoton.camera.PicturePoint;
import java.util.Optional;
import org.opencv.core.Core;
import org.opencv.core.Mat;
import org.opencv.core.MatOfPoint2f;
import org.opencv.core.Point;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;

/**
 * A picture from the side, transformed into a view of the registered table from straight above: cards of one size, not
 * foreshortened, as the networks read them best. Close it.
 */
public final class TopView implements AutoCloseable {
    /** Cards may lie a little behind the dealer's edge and outside the players' arc. */
    private static final double MARGIN = 0.12;
    /** A picture in which no part of the table is foreshortened more than this is read as it is. */
    private static final double STEEP = 0.75;
    private static final double MOST_PIXELS = 8e6;
    private static final double STEP_MM = 10;

    private final Registration table;
    private final double pxPerMm;
    private final double left;
    private final double far;
    private final Picture picture;

    private TopView(Picture original, Registration table, double pxPerMm) {
        this.table = table;
        this.pxPerMm = pxPerMm;
        TablePlan plan = table.plan();
        left = -MARGIN * plan.width();
        far = (1 + MARGIN) * plan.depth();
        int width = (int) Math.round((1 + 2 * MARGIN) * plan.width() * pxPerMm);
        int height = (int) Math.round((1 + 2 * MARGIN) * plan.depth() * pxPerMm);
        MatOfPoint2f here = new MatOfPoint2f(new Point(0, 0), new Point(width, 0), new Point(width, height),
                new Point(0, height));
        MatOfPoint2f there = new MatOfPoint2f(original(0, 0), original(width, 0), original(width, height),
                original(0, height));
        Mat toOriginal = Imgproc.getPerspectiveTransform(here, there);
        Mat seen = new Mat();
        Imgproc.warpPerspective(original.mat(), seen, toOriginal, new Size(width, height),
                Imgproc.INTER_LINEAR | Imgproc.WARP_INVERSE_MAP, Core.BORDER_CONSTANT, new Scalar(0, 0, 0));
        here.release();
        there.release();
        toOriginal.release();
        picture = new Picture(seen);
    }

    /** Empty if the picture was taken from nearly above and is better read directly. */
    public static Optional<TopView> of(Picture picture, Registration registration) {
        Registration table = registration.scaled(picture.width(), picture.height());
        TablePlan plan = table.plan();
        double flattest = 1;
        double nearest = 0;
        for (double across = 0; across <= 1; across += 0.5) {
            for (double away = 0; away <= 1; away += 0.5) {
                double[] scales = scales(table, across * plan.width(), away * plan.depth());
                flattest = Math.min(flattest, scales[0] / scales[1]);
                nearest = Math.max(nearest, scales[1]);
            }
        }
        double area = (1 + 2 * MARGIN) * (1 + 2 * MARGIN) * plan.width() * plan.depth();
        double affordable = Math.sqrt(MOST_PIXELS / area);
        return flattest > STEEP ? Optional.empty()
                : Optional.of(new TopView(picture, table, Math.min(nearest, affordable)));
    }

    /** Pixels in a millimeter at a point of the table: in the direction in which they are fewest, and most. */
    private static double[] scales(Registration table, double x, double y) {
        PicturePoint here = table.toPicture(x, y);
        PicturePoint right = table.toPicture(x + STEP_MM, y);
        PicturePoint on = table.toPicture(x, y + STEP_MM);
        double a = (right.x() - here.x()) / STEP_MM;
        double b = (on.x() - here.x()) / STEP_MM;
        double c = (right.y() - here.y()) / STEP_MM;
        double d = (on.y() - here.y()) / STEP_MM;
        double sum = a * a + b * b + c * c + d * d;
        double root = Math.sqrt(Math.max(0, sum * sum - 4 * (a * d - b * c) * (a * d - b * c)));
        return new double[] {Math.sqrt(Math.max(0, (sum - root) / 2)), Math.sqrt((sum + root) / 2)};
    }

    public Picture picture() {
        return picture;
    }

    /** How many pixels high a standard index is in this view. */
    public double indexHeight() {
        return Registration.INDEX_MM * pxPerMm;
    }

    /** Where a card of this view lies in the picture that was taken. */
    public CardQuad toOriginal(CardQuad card) {
        PicturePoint topLeft = inOriginal(card.topLeft());
        PicturePoint bottomLeft = inOriginal(card.bottomLeft());
        double shrunk = topLeft.distance(bottomLeft) / Math.max(1e-6, card.topLeft().distance(card.bottomLeft()));
        return new CardQuad(topLeft, inOriginal(card.topRight()), inOriginal(card.bottomRight()), bottomLeft,
                card.indexHeight() * shrunk);
    }

    private PicturePoint inOriginal(PicturePoint here) {
        return table.toPicture(left + here.x() / pxPerMm, far - here.y() / pxPerMm);
    }

    private Point original(double x, double y) {
        PicturePoint there = inOriginal(new PicturePoint(x, y));
        return new Point(there.x(), there.y());
    }

    @Override
    public void close() {
        picture.close();
    }
}
