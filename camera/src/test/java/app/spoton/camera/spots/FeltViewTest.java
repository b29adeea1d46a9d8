package app.spoton.camera.spots;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import app.spoton.camera.Picture;
import app.spoton.camera.PicturePoint;
import app.spoton.camera.demo.DemoTable;
import app.spoton.camera.layout.CameraPlace;
import app.spoton.camera.layout.TablePlan;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.Test;
import org.opencv.core.Core;
import org.opencv.core.Mat;
import org.opencv.core.Rect;

/** The fixture comes from training/spotfixture.py. */
public class FeltViewTest {
    private static final double ROUNDED = 2;

    private static byte[] fixture(String name) throws IOException {
        try (InputStream in = FeltViewTest.class.getResourceAsStream("/spots/" + name)) {
            return in.readAllBytes();
        }
    }

    private static Picture picture(String name) throws IOException {
        return Picture.decode(fixture(name)).orElseThrow();
    }

    private static List<double[]> expected() throws IOException {
        return new String(fixture("patches.csv"), StandardCharsets.UTF_8).lines().skip(1)
                .map(line -> Arrays.stream(line.split(",", -1)).mapToDouble(Double::parseDouble).toArray())
                .toList();
    }

    @Test
    public void aPatchIsCutAsInTrainingAndTheNetworkSaysTheSameOfIt() throws IOException {
        try (Picture empty = picture("empty.png"); Picture now = picture("now.png");
                Picture patches = picture("patches.png")) {
            List<double[]> expected = expected();
            for (int i = 0; i < expected.size(); i++) {
                double[] row = expected.get(i);
                PicturePoint up = new PicturePoint(row[3], row[4]);
                StackLean lean = new StackLean(row[5], row[6] == 1, up);
                try (SpotPatch patch = new SpotPatch(FeltView.cut(empty.mat(), row[0], row[1], row[2], up),
                        FeltView.cut(now.mat(), row[0], row[1], row[2], up), lean, row[7])) {
                    assertSame("empty " + i, patches, new Rect(0, i * FeltView.PATCH, FeltView.PATCH, FeltView.PATCH),
                            patch.empty());
                    assertSame("now " + i, patches,
                            new Rect(FeltView.PATCH, i * FeltView.PATCH, FeltView.PATCH, FeltView.PATCH), patch.now());
                    float[] out = SpotNetwork.load().outputs(List.of(patch)).get(0);
                    assertArrayEquals("outputs " + i, Arrays.copyOfRange(row, 8, 11),
                            new double[] {out[0], out[1], out[2]}, 0.1);
                }
            }
        }
    }

    private static void assertSame(String what, Picture patches, Rect where, Mat cut) {
        Mat expected = patches.mat().submat(where);
        double differs = Core.norm(expected, cut, Core.NORM_INF);
        expected.release();
        assertTrue(what + " differs by " + differs, differs <= ROUNDED);
    }

    @Test
    public void aSpotThatReachesOverTheEdgeOfTheTableCannotBeSeen() {
        StackLean unknown = StackLean.at(new PicturePoint(0, 0), Optional.empty());
        try (DemoTable table = new DemoTable(800); Picture bare = table.empty();
                FeltView felt = FeltView.of(bare, table.registration())) {
            assertTrue(felt.patch(new PicturePoint(900, 25), 26, unknown).isEmpty());
            assertTrue(felt.patch(new PicturePoint(1780, 400), 26, unknown).isEmpty());
            Mat patch = felt.patch(new PicturePoint(900, TablePlan.USUAL.depth() - 27), 26, unknown).orElseThrow();
            assertEquals(FeltView.PATCH, patch.rows());
            assertEquals(FeltView.PATCH, patch.cols());
            patch.release();
        }
    }

    @Test
    public void stacksLeanUpwardInAPatch() {
        CameraPlace camera = new CameraPlace(900, -500, 1000);
        StackLean ahead = StackLean.at(new PicturePoint(900, 300), Optional.of(camera));
        assertEquals(new StackLean(0.8, true, new PicturePoint(0, -1)), ahead);
        StackLean left = StackLean.at(new PicturePoint(500, -200), Optional.of(camera));
        assertEquals(-0.8, left.up().x(), 1e-9);
        assertEquals("away from the dealer is up in a view", -0.6, left.up().y(), 1e-9);
        assertEquals("nothing is known of the lean", new StackLean(0, false, new PicturePoint(0, -1)),
                StackLean.at(new PicturePoint(900, 300), Optional.empty()));
    }
}
