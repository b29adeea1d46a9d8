package app.spoton.camera.device;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import app.spoton.camera.PicturePoint;
import app.spoton.camera.Rotation;
import org.junit.Test;

public class PreviewScalingTest {
    private static final int[] QUARTERS = {0, 90, 180, 270};
    private static final int[][] VIEWS = {{96, 64}, {600, 960}, {1280, 800}, {800, 600}, {300, 300}};

    @Test
    public void aTabletHeldAsItIsMeantToBeShowsTheSensorsPictureTurnedByTheSensor() {
        assertEquals(Rotation.NONE, Rotation.ofScreen(0, 0, false));
        assertEquals(Rotation.RIGHT, Rotation.ofScreen(90, 0, false));
        assertEquals(Rotation.LEFT, Rotation.ofScreen(270, 0, true));
    }

    @Test
    public void onABackCameraTheScreensTurnIsTakenOffAndOnAFrontCameraItIsAdded() {
        assertEquals("landscape of a tablet that is meant upright", Rotation.NONE, Rotation.ofScreen(90, 90, false));
        assertEquals("the other landscape", Rotation.HALF, Rotation.ofScreen(90, 270, false));
        assertEquals("upside down", Rotation.LEFT, Rotation.ofScreen(90, 180, false));
        assertEquals(Rotation.LEFT, Rotation.ofScreen(0, 90, false));
        assertEquals(Rotation.NONE, Rotation.ofScreen(270, 90, true));
    }

    @Test
    public void turningThereAndBackIsWhereItWas() {
        PicturePoint dot = new PicturePoint(7, 3);
        for (Rotation turn : Rotation.values()) {
            PicturePoint there = turn.of(dot, 40, 30);
            PicturePoint back = turn.isSideways() ? turn.inverse().of(there, 30, 40) : turn.inverse().of(there, 40, 30);
            assertEquals(dot, back);
        }
        assertEquals("the left upper corner goes to the right", new PicturePoint(30, 0),
                Rotation.RIGHT.of(new PicturePoint(0, 0), 40, 30));
    }

    @Test
    public void theWholePictureIsShownUprightAndInItsOwnProportionsInEveryPlaceHoweverTheTabletIsHeld() {
        for (int sensor : QUARTERS) {
            for (int screen : QUARTERS) {
                for (int[] view : VIEWS) {
                    check(new CameraLens(sensor, false, 1280, 960, true, true), screen, view[0], view[1]);
                    check(new CameraLens(sensor, true, 1280, 960, true, true), screen, view[0], view[1]);
                }
            }
        }
    }

    /** Every corner of a frame must be seen where the turned picture, fitted into the view, has it. */
    private static void check(CameraLens lens, int screen, int viewWidth, int viewHeight) {
        Rotation turn = lens.turn(screen);
        double width = turn.isSideways() ? lens.previewHeight() : lens.previewWidth();
        double height = turn.isSideways() ? lens.previewWidth() : lens.previewHeight();
        double scale = Math.min(viewWidth / width, viewHeight / height);
        String what = lens + " screen " + screen + " in " + viewWidth + " x " + viewHeight;
        for (int corner = 0; corner < 4; corner++) {
            PicturePoint frame = new PicturePoint(corner % 2 * lens.previewWidth(), corner / 2 * lens.previewHeight());
            PicturePoint upright = turn.of(frame, lens.previewWidth(), lens.previewHeight());
            PicturePoint expected = new PicturePoint((upright.x() - width / 2) * scale + viewWidth / 2.0,
                    (upright.y() - height / 2) * scale + viewHeight / 2.0);
            PicturePoint shown = shown(lens, screen, viewWidth, viewHeight, frame);
            assertTrue(what + ": " + shown + " instead of " + expected, shown.distance(expected) < 0.01);
        }
    }

    /** What Android does to a frame by itself, and then the view's matrix. */
    private static PicturePoint shown(CameraLens lens, int screen, int viewWidth, int viewHeight, PicturePoint frame) {
        Rotation bySensor = Rotation.ofDegrees(lens.sensor());
        PicturePoint turned = bySensor.of(frame, lens.previewWidth(), lens.previewHeight());
        double across = turned.x() / (bySensor.isSideways() ? lens.previewHeight() : lens.previewWidth());
        double down = turned.y() / (bySensor.isSideways() ? lens.previewWidth() : lens.previewHeight());
        double x = (lens.facesUser() ? 1 - across : across) * viewWidth;
        double y = down * viewHeight;
        float[] m = PreviewScaling.matrix(lens, screen, viewWidth, viewHeight);
        return new PicturePoint(m[0] * x + m[1] * y + m[2], m[3] * x + m[4] * y + m[5]);
    }
}
