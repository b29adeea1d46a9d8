package app.spoton.camera;

/**
 * Where a card lies in the picture, in its pixels: four corners in reading order (top left, top right, bottom right,
 * bottom left when read upright) and the height of its index.
 */
public record CardQuad(PicturePoint topLeft, PicturePoint topRight, PicturePoint bottomRight, PicturePoint bottomLeft,
        double indexHeight) {
    public PicturePoint center() {
        return new PicturePoint((topLeft.x() + topRight.x() + bottomRight.x() + bottomLeft.x()) / 4,
                (topLeft.y() + topRight.y() + bottomRight.y() + bottomLeft.y()) / 4);
    }

    /** Degrees by which the card is turned clockwise from upright, 0 to under 360. */
    public double angle() {
        double dx = topLeft.x() + topRight.x() - bottomLeft.x() - bottomRight.x();
        double dy = topLeft.y() + topRight.y() - bottomLeft.y() - bottomRight.y();
        double degrees = Math.toDegrees(Math.atan2(dx, -dy));
        return degrees < 0 ? degrees + 360 : degrees;
    }

    /** The length of the card's longer diagonal. */
    public double size() {
        return Math.max(topLeft.distance(bottomRight), topRight.distance(bottomLeft));
    }

    /** The smallest box around the card, cut to a picture of this size. */
    public PictureBox box(int pictureWidth, int pictureHeight) {
        double left = Math.min(Math.min(topLeft.x(), topRight.x()), Math.min(bottomRight.x(), bottomLeft.x()));
        double right = Math.max(Math.max(topLeft.x(), topRight.x()), Math.max(bottomRight.x(), bottomLeft.x()));
        double top = Math.min(Math.min(topLeft.y(), topRight.y()), Math.min(bottomRight.y(), bottomLeft.y()));
        double bottom = Math.max(Math.max(topLeft.y(), topRight.y()), Math.max(bottomRight.y(), bottomLeft.y()));
        int x = (int) Math.round(Math.max(0, Math.min(left, pictureWidth - 1)));
        int y = (int) Math.round(Math.max(0, Math.min(top, pictureHeight - 1)));
        int x1 = (int) Math.round(Math.max(x + 1, Math.min(right, pictureWidth)));
        int y1 = (int) Math.round(Math.max(y + 1, Math.min(bottom, pictureHeight)));
        return new PictureBox(x, y, x1 - x, y1 - y);
    }

    /** Whether the point lies on the card. */
    public boolean covers(PicturePoint dot) {
        PicturePoint[] corners = {topLeft, topRight, bottomRight, bottomLeft};
        int left = 0;
        for (int i = 0; i < 4; i++) {
            PicturePoint a = corners[i];
            PicturePoint b = corners[(i + 1) % 4];
            double side = (b.x() - a.x()) * (dot.y() - a.y()) - (b.y() - a.y()) * (dot.x() - a.x());
            left += side > 0 ? 1 : -1;
        }
        return Math.abs(left) == 4;
    }
}
