package app.spoton.camera.layout;

import static org.junit.Assert.assertEquals;

import app.spoton.camera.PicturePoint;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.Test;

public class CameraPlaceTest {
    private static final int WIDTH = 3264;
    private static final int HEIGHT = 2448;
    private static final TablePlan PLAN = TablePlan.USUAL;

    /** The table in the pictures of a camera that stands there and looks at a point of the layout. */
    private static Registration seenFrom(CameraPlace camera, double focal, double lookAtX, double lookAtY) {
        double[] ahead = unit(lookAtX - camera.x(), lookAtY - camera.y(), -camera.height());
        double[] right = unit(ahead[1], -ahead[0], 0);
        double[] down = {ahead[1] * right[2] - ahead[2] * right[1], ahead[2] * right[0] - ahead[0] * right[2],
            ahead[0] * right[1] - ahead[1] * right[0]};
        List<PicturePoint> corners = Stream.of(new PicturePoint(0, 0), new PicturePoint(PLAN.width(), 0),
                new PicturePoint(PLAN.width(), PLAN.depth()), new PicturePoint(0, PLAN.depth())).map(corner -> {
                    double[] to = {corner.x() - camera.x(), corner.y() - camera.y(), -camera.height()};
                    double far = dot(ahead, to) / (focal * WIDTH);
                    return new PicturePoint(WIDTH / 2.0 + dot(right, to) / far, HEIGHT / 2.0 + dot(down, to) / far);
                }).collect(Collectors.toList());
        return Registration.ofTaps(PLAN, corners, WIDTH, HEIGHT).orElseThrow();
    }

    private static double[] unit(double x, double y, double z) {
        double length = Math.sqrt(x * x + y * y + z * z);
        return new double[] {x / length, y / length, z / length};
    }

    private static double dot(double[] a, double[] b) {
        return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
    }

    private static void assertNear(CameraPlace expected, CameraPlace derived) {
        assertEquals(expected.x(), derived.x(), 1);
        assertEquals(expected.y(), derived.y(), 1);
        assertEquals(expected.height(), derived.height(), 1);
    }

    @Test
    public void theCameraStandsWhereItsPicturesOfTheTableWereTaken() {
        for (double focal : new double[] {0.6, 0.75, 1.1}) {
            CameraPlace beside = new CameraPlace(-300, -200, 900);
            assertNear(beside, seenFrom(beside, focal, 900, 450).camera().orElseThrow());
            CameraPlace behindTheDealer = new CameraPlace(900, -500, 1400);
            assertNear(behindTheDealer, seenFrom(behindTheDealer, focal, 900, 500).camera().orElseThrow());
        }
    }

    @Test
    public void thePlaceIsTheSameInAPictureOfAnotherSize() {
        CameraPlace beside = new CameraPlace(2200, 100, 1100);
        assertNear(beside, seenFrom(beside, 0.75, 900, 450).scaled(960, 720).camera().orElseThrow());
    }

    @Test
    public void fromStraightAboveThePlaceCannotBeDerived() {
        assertEquals(Optional.empty(), seenFrom(new CameraPlace(900, 474, 1500), 0.75, 900, 475).camera());
        assertEquals(Optional.empty(), seenFrom(new CameraPlace(900, 350, 1500), 0.75, 900, 475).camera());
    }

    @Test
    public void cornersThatNoCameraShowsLikeThatGiveNoPlace() {
        Registration parallelogram = Registration.ofTaps(PLAN, List.of(new PicturePoint(500, 2000),
                new PicturePoint(2500, 2000), new PicturePoint(2900, 600), new PicturePoint(900, 600)), WIDTH, HEIGHT)
                .orElseThrow();
        assertEquals(Optional.empty(), parallelogram.camera());
    }

    @Test
    public void stacksLeanAwayFromTheCamera() {
        CameraPlace camera = new CameraPlace(900, -500, 1000);
        assertEquals(new PicturePoint(0, 0.9), camera.leanAt(new PicturePoint(900, 400)));
        assertEquals(new PicturePoint(-0.5, 0.5), camera.leanAt(new PicturePoint(400, 0)));
    }
}
