package app.spoton.camera.layout;

import app.spoton.camera.PicturePoint;
import java.util.Arrays;

/** A projective map of one plane onto another, as a 3 x 3 matrix. Immutable. */
final class PlaneProjection {
    private final double[] m;

    PlaneProjection(double... m) {
        if (m.length != 9 || !(Math.abs(determinant(m)) > 1e-12)) {
            throw new IllegalArgumentException("no projection: " + Arrays.toString(m));
        }
        this.m = m.clone();
    }

    /** The map of the unit square (0,0 1,0 1,1 0,1) onto four points (Heckbert 1989). */
    static PlaneProjection ofUnitSquare(PicturePoint p0, PicturePoint p1, PicturePoint p2, PicturePoint p3) {
        double dx1 = p1.x() - p2.x();
        double dx2 = p3.x() - p2.x();
        double dx3 = p0.x() - p1.x() + p2.x() - p3.x();
        double dy1 = p1.y() - p2.y();
        double dy2 = p3.y() - p2.y();
        double dy3 = p0.y() - p1.y() + p2.y() - p3.y();
        double det = dx1 * dy2 - dx2 * dy1;
        double g = (dx3 * dy2 - dx2 * dy3) / det;
        double h = (dx1 * dy3 - dx3 * dy1) / det;
        return new PlaneProjection(p1.x() - p0.x() + g * p1.x(), p3.x() - p0.x() + h * p3.x(), p0.x(),
                p1.y() - p0.y() + g * p1.y(), p3.y() - p0.y() + h * p3.y(), p0.y(), g, h, 1);
    }

    PicturePoint map(double x, double y) {
        double w = m[6] * x + m[7] * y + m[8];
        return new PicturePoint((m[0] * x + m[1] * y + m[2]) / w, (m[3] * x + m[4] * y + m[5]) / w);
    }

    PlaneProjection inverse() {
        double d = determinant(m);
        return new PlaneProjection((m[4] * m[8] - m[5] * m[7]) / d, (m[2] * m[7] - m[1] * m[8]) / d,
                (m[1] * m[5] - m[2] * m[4]) / d, (m[5] * m[6] - m[3] * m[8]) / d, (m[0] * m[8] - m[2] * m[6]) / d,
                (m[2] * m[3] - m[0] * m[5]) / d, (m[3] * m[7] - m[4] * m[6]) / d, (m[1] * m[6] - m[0] * m[7]) / d,
                (m[0] * m[4] - m[1] * m[3]) / d);
    }

    private static double determinant(double[] m) {
        return m[0] * (m[4] * m[8] - m[5] * m[7]) - m[1] * (m[3] * m[8] - m[5] * m[6])
                + m[2] * (m[3] * m[7] - m[4] * m[6]);
    }
}
