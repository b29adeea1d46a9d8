package app.spoton.camera.device;

/**
 * Places the live picture on the screen: upright, whole and in proportion, for any view size and rotation of the
 * tablet.
 *
 * <p>Android rotates a camera's frames by the sensor's angle, mirrors those of a front camera, and stretches them over
 * the whole view, regardless of the screen's rotation. This class undoes the stretching and mirroring, rotates against
 * the screen, and scales the picture to fit.
 */
public final class PreviewScaling {
    private PreviewScaling() {
    }

    /**
     * The view's matrix, row by row, as {@code android.graphics.Matrix.setValues} takes it.
     *
     * @param screen degrees by which the screen's contents are turned: 0, 90, 180, 270
     */
    public static float[] matrix(CameraLens lens, int screen, int viewWidth, int viewHeight) {
        double width = lens.sensor() % 180 == 0 ? lens.previewWidth() : lens.previewHeight();
        double height = lens.sensor() % 180 == 0 ? lens.previewHeight() : lens.previewWidth();
        boolean sideways = screen % 180 != 0;
        double fit = Math.min(viewWidth / (sideways ? height : width), viewHeight / (sideways ? width : height));
        double acrossScale = fit * width / viewWidth * (lens.facesUser() ? -1 : 1);
        double downScale = fit * height / viewHeight;
        double turn = Math.toRadians(lens.facesUser() ? screen : -screen);
        double cos = Math.rint(Math.cos(turn));
        double sin = Math.rint(Math.sin(turn));
        double a = cos * acrossScale;
        double b = -sin * downScale;
        double c = sin * acrossScale;
        double d = cos * downScale;
        double middleX = viewWidth / 2.0;
        double middleY = viewHeight / 2.0;
        return new float[] {(float) a, (float) b, (float) (middleX - a * middleX - b * middleY),
            (float) c, (float) d, (float) (middleY - c * middleX - d * middleY), 0, 0, 1};
    }
}
