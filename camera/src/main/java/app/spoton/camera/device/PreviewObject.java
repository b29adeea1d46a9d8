package app.spoton.camera.device;

/** An object in the preview: its box as fractions of the picture's width and height. */
public record PreviewObject(double left, double top, double right, double bottom) {
    private static final double EDGE = 0.015;
    private static final double LARGE = 0.02;

    /** Hands and arms reach in over the edge; cards and chips lie inside. */
    public boolean reachesIn() {
        boolean edge = left < EDGE || top < EDGE || right > 1 - EDGE || bottom > 1 - EDGE;
        return edge && (right - left) * (bottom - top) > LARGE;
    }
}
