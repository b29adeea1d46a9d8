package app.spoton.camera.layout;

import app.spoton.camera.PicturePoint;
import java.util.Optional;

/**
 * Where a camera stands over its table, in millimeters: along the dealer's edge, away from the dealer, and above the
 * layout. What stands on the table leans away from there in a view from straight above.
 */
public record CameraPlace(double x, double y, double height) {
    /** Below this share of foreshortening a small error of the corners makes any focal length possible. */
    private static final double LEAST_FORESHORTENING = 0.02;
    /** Focal lengths that a camera which shows a whole table may have, in longer sides of its picture. */
    private static final double SHORTEST = 0.4;
    private static final double LONGEST = 3;

    /**
     * From how the table's plane is shown, by a camera with square pixels whose axis goes through the middle of the
     * picture: the columns of the projection then give two equations for the focal length (Zhang 2000).
     *
     * @param toPicture from the unit square that is the table to pixels from the middle of the picture
     * @param longerSide of the picture, in pixels
     * @return empty where it cannot be derived, as in a picture from straight above
     */
    static Optional<CameraPlace> of(PlaneProjection toPicture, TablePlan plan, double longerSide) {
        double[] across = column(toPicture, 0, plan.width(), longerSide);
        double[] away = column(toPicture, 1, plan.depth(), longerSide);
        // Each equation is flat / focal^2 + deep = 0. Twice the product and the difference of the squares weigh the
        // same: another choice of the table's axes turns one into the other.
        double[] flat = {2 * flat(across, away), flat(across, across) - flat(away, away)};
        double[] deep = {2 * across[2] * away[2], across[2] * across[2] - away[2] * away[2]};
        double size = Math.hypot(flat[0], flat[1]);
        double focal = size / Math.sqrt(-(flat[0] * deep[0] + flat[1] * deep[1]));
        boolean foreshortened = size > LEAST_FORESHORTENING * (flat(across, across) + flat(away, away));
        if (!(foreshortened && focal >= SHORTEST && focal <= LONGEST)) {
            return Optional.empty();
        }
        return Optional.of(place(across, away, column(toPicture, 2, 1, longerSide), focal));
    }

    /** How the picture changes with a millimeter on the table, in longer sides of the picture. */
    private static double[] column(PlaneProjection toPicture, int index, double millimeters, double longerSide) {
        double[] column = toPicture.column(index);
        return new double[] {column[0] / longerSide / millimeters, column[1] / longerSide / millimeters,
            column[2] / millimeters};
    }

    private static double flat(double[] a, double[] b) {
        return a[0] * b[0] + a[1] * b[1];
    }

    private static CameraPlace place(double[] across, double[] away, double[] corner, double focal) {
        double[] right = direction(across, focal);
        double[] ahead = direction(away, focal);
        double[] toCorner = direction(corner, focal);
        double size = Math.sqrt(dot(right, right) * dot(ahead, ahead));
        return new CameraPlace(-dot(right, toCorner) / size, -dot(ahead, toCorner) / size,
                -dot(cross(right, ahead), toCorner) / Math.pow(size, 1.5));
    }

    /** In the camera's own directions: to the right, down, and ahead. */
    private static double[] direction(double[] column, double focal) {
        return new double[] {column[0] / focal, column[1] / focal, column[2]};
    }

    private static double[] cross(double[] a, double[] b) {
        return new double[] {a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]};
    }

    private static double dot(double[] a, double[] b) {
        return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
    }

    /** How far something that stands here leans for each millimeter of its height, and which way. */
    public PicturePoint leanAt(PicturePoint spot) {
        return new PicturePoint((spot.x() - x) / height, (spot.y() - y) / height);
    }
}
