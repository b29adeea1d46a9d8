package app.spoton.camera;

/**
 * The clockwise rotation of the sensor's picture for display. Coordinates stay in the sensor's pixels, which do not
 * change when the screen turns; only what is shown is rotated.
 */
public enum Rotation {
    NONE, RIGHT, HALF, LEFT;

    private static final int CIRCLE = 360;

    /**
     * The turn that makes a picture upright on the screen.
     *
     * @param sensor degrees by which the sensor's pictures are turned clockwise to be upright on the tablet as it is
     *     meant to be held (Camera2's sensor orientation)
     * @param screen degrees by which the screen's contents are turned against that: 0, 90, 180, 270
     * @param facesUser whether the camera is on the screen's side, where turning the tablet turns its picture the other
     *     way
     */
    public static Rotation ofScreen(int sensor, int screen, boolean facesUser) {
        return ofDegrees(facesUser ? sensor + screen : sensor - screen);
    }

    /** The nearest quarter turn. */
    public static Rotation ofDegrees(int degrees) {
        return values()[Math.floorMod(Math.round(degrees / 90f), values().length)];
    }

    public int degrees() {
        return ordinal() * 90;
    }

    public Rotation inverse() {
        return ofDegrees(CIRCLE - degrees());
    }

    /** Whether width and height change places. */
    public boolean isSideways() {
        return this == RIGHT || this == LEFT;
    }

    /** Where a point of a picture of this size is seen once the picture has been turned. */
    public PicturePoint of(PicturePoint dot, double width, double height) {
        return switch (this) {
            case NONE -> dot;
            case RIGHT -> new PicturePoint(height - dot.y(), dot.x());
            case HALF -> new PicturePoint(width - dot.x(), height - dot.y());
            case LEFT -> new PicturePoint(dot.y(), width - dot.x());
        };
    }
}
