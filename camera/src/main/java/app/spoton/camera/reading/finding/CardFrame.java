package app.spoton.camera.reading.finding;

import app.spoton.camera.CardQuad;
import app.spoton.camera.PicturePoint;

/** Maps millimeters on a standard card to the picture: where a card's index must be, given its outline. */
public final class CardFrame {
    private static final double WIDTH = 63;
    private static final double HEIGHT = 88;

    private final PicturePoint origin;
    private final double ax;
    private final double ay;
    private final double bx;
    private final double by;
    private final double g;
    private final double h;

    /** The projective map of the unit square onto four corners (Heckbert 1989). */
    public CardFrame(CardQuad quad) {
        PicturePoint p0 = quad.topLeft();
        PicturePoint p1 = quad.topRight();
        PicturePoint p2 = quad.bottomRight();
        PicturePoint p3 = quad.bottomLeft();
        double dx1 = p1.x() - p2.x();
        double dx2 = p3.x() - p2.x();
        double dx3 = p0.x() - p1.x() + p2.x() - p3.x();
        double dy1 = p1.y() - p2.y();
        double dy2 = p3.y() - p2.y();
        double dy3 = p0.y() - p1.y() + p2.y() - p3.y();
        double det = dx1 * dy2 - dx2 * dy1;
        g = (dx3 * dy2 - dx2 * dy3) / det;
        h = (dx1 * dy3 - dx3 * dy1) / det;
        ax = p1.x() - p0.x() + g * p1.x();
        ay = p1.y() - p0.y() + g * p1.y();
        bx = p3.x() - p0.x() + h * p3.x();
        by = p3.y() - p0.y() + h * p3.y();
        origin = p0;
    }

    PicturePoint at(double mmX, double mmY) {
        double u = mmX / WIDTH;
        double v = mmY / HEIGHT;
        double w = 1 + g * u + h * v;
        return new PicturePoint((ax * u + bx * v + origin.x()) / w, (ay * u + by * v + origin.y()) / w);
    }

    /** The index in the upper left corner, with its center and height in millimeters. */
    public CornerIndex index(double mmX, double mmY, double mmHeight) {
        PicturePoint c = at(mmX, mmY);
        PicturePoint top = at(mmX, mmY - mmHeight / 2);
        PicturePoint bottom = at(mmX, mmY + mmHeight / 2);
        PicturePoint left = at(mmX - mmHeight / 2, mmY);
        PicturePoint right = at(mmX + mmHeight / 2, mmY);
        double height = Math.max(1e-6, top.distance(bottom));
        return new CornerIndex(c.x(), c.y(), (top.x() - bottom.x()) / height, (top.y() - bottom.y()) / height, height,
                right.x() - left.x(), right.y() - left.y(), 0.5);
    }
}
