package app.spoton.camera.device;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import app.spoton.camera.Place.Dot;
import app.spoton.camera.Turn;
import org.junit.Test;

public class PreviewFitTest {
    private static final int[] QUARTERS = {0, 90, 180, 270};
    private static final int[][] VIEWS = {{96, 64}, {600, 960}, {1280, 800}, {800, 600}, {300, 300}};

    @Test
    public void aTabletHeldAsItIsMeantToBeShowsTheSensorsPictureTurnedByTheSensor() {
        assertEquals(Turn.NONE, Turn.ofScreen(0, 0, false));
        assertEquals(Turn.RIGHT, Turn.ofScreen(90, 0, false));
        assertEquals(Turn.LEFT, Turn.ofScreen(270, 0, true));
    }

    @Test
    public void onABackCameraTheScreensTurnIsTakenOffAndOnAFrontCameraItIsAdded() {
        assertEquals("landscape of a tablet that is meant upright", Turn.NONE, Turn.ofScreen(90, 90, false));
        assertEquals("the other landscape", Turn.HALF, Turn.ofScreen(90, 270, false));
        assertEquals("upside down", Turn.LEFT, Turn.ofScreen(90, 180, false));
        assertEquals(Turn.LEFT, Turn.ofScreen(0, 90, false));
        assertEquals(Turn.NONE, Turn.ofScreen(270, 90, true));
    }

    @Test
    public void turningThereAndBackIsWhereItWas() {
        Dot dot = new Dot(7, 3);
        for (Turn turn : Turn.values()) {
            Dot there = turn.of(dot, 40, 30);
            Dot back = turn.isSideways() ? turn.inverse().of(there, 30, 40) : turn.inverse().of(there, 40, 30);
            assertEquals(dot, back);
        }
        assertEquals("the left upper corner goes to the right", new Dot(30, 0), Turn.RIGHT.of(new Dot(0, 0), 40, 30));
    }

    @Test
    public void theWholePictureIsShownUprightAndInItsOwnProportionsInEveryPlaceHoweverTheTabletIsHeld() {
        for (int sensor : QUARTERS) {
            for (int screen : QUARTERS) {
                for (int[] view : VIEWS) {
                    check(new Lens(sensor, false, 1280, 960, true), screen, view[0], view[1]);
                    check(new Lens(sensor, true, 1280, 960, true), screen, view[0], view[1]);
                }
            }
        }
    }

    /** Every corner of a frame must be seen where the turned picture, fitted into the view, has it. */
    private static void check(Lens lens, int screen, int viewWidth, int viewHeight) {
        Turn turn = lens.turn(screen);
        double width = turn.isSideways() ? lens.previewHeight() : lens.previewWidth();
        double height = turn.isSideways() ? lens.previewWidth() : lens.previewHeight();
        double scale = Math.min(viewWidth / width, viewHeight / height);
        String what = lens + " screen " + screen + " in " + viewWidth + " x " + viewHeight;
        for (int corner = 0; corner < 4; corner++) {
            Dot frame = new Dot(corner % 2 * lens.previewWidth(), corner / 2 * lens.previewHeight());
            Dot upright = turn.of(frame, lens.previewWidth(), lens.previewHeight());
            Dot expected = new Dot((upright.x() - width / 2) * scale + viewWidth / 2.0,
                    (upright.y() - height / 2) * scale + viewHeight / 2.0);
            Dot shown = shown(lens, screen, viewWidth, viewHeight, frame);
            assertTrue(what + ": " + shown + " instead of " + expected, shown.distance(expected) < 0.01);
        }
    }

    /** What Android does to a frame by itself, and then the view's matrix. */
    private static Dot shown(Lens lens, int screen, int viewWidth, int viewHeight, Dot frame) {
        Turn bySensor = Turn.ofDegrees(lens.sensor());
        Dot turned = bySensor.of(frame, lens.previewWidth(), lens.previewHeight());
        double across = turned.x() / (bySensor.isSideways() ? lens.previewHeight() : lens.previewWidth());
        double down = turned.y() / (bySensor.isSideways() ? lens.previewWidth() : lens.previewHeight());
        double x = (lens.facesUser() ? 1 - across : across) * viewWidth;
        double y = down * viewHeight;
        float[] m = PreviewFit.matrix(lens, screen, viewWidth, viewHeight);
        return new Dot(m[0] * x + m[1] * y + m[2], m[3] * x + m[4] * y + m[5]);
    }
}
