package app.spoton.camera;

/** A point in a picture; x to the right, y down. */
public record PicturePoint(double x, double y) {
    public double distance(PicturePoint other) {
        return Math.hypot(x - other.x, y - other.y);
    }

    public PicturePoint plus(double dx, double dy) {
        return new PicturePoint(x + dx, y + dy);
    }
}
