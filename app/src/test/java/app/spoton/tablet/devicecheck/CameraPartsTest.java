package app.spoton.tablet.devicecheck;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.graphics.SurfaceTexture;
import android.view.Surface;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.spoton.camera.Picture;
import app.spoton.camera.device.CameraLens;
import app.spoton.camera.device.CameraProblem;
import app.spoton.camera.demo.DemoTable;
import app.spoton.camera.reading.CardReader;
import app.spoton.engine.catalog.Catalog;
import app.spoton.tablet.devicecheck.CheckResult.CheckStatus;
import app.spoton.tablet.devicecheck.parts.CameraCheck;
import app.spoton.tablet.devicecheck.parts.CardReaderCheck;
import app.spoton.tablet.devicecheck.parts.ObjectDetectorCheck;
import app.spoton.tablet.tablecamera.device.FakeCameraProvider;
import java.util.Optional;
import org.junit.Test;
import org.junit.runner.RunWith;

@RunWith(AndroidJUnit4.class)
public class CameraPartsTest {
    private final FakeCameraProvider cameras = new FakeCameraProvider();
    private final CameraCheck check = new CameraCheck(cameras, lens -> new Surface(new SurfaceTexture(false)));

    private void hasLens() {
        cameras.lens = Optional.of(new CameraLens(90, false, 1440, 1080, true, true));
    }

    @Test
    public void aTabletWithoutACameraGoesOnByHand() throws Exception {
        cameras.there = false;
        assertEquals(CheckResult.missing("No camera: cards are entered by hand"), check.run());
    }

    @Test
    public void aCameraThatMayNotBeUsedSaysWhereToAllowIt() throws Exception {
        hasLens();
        cameras.allowed = false;
        CheckResult result = check.run();
        assertEquals(CheckStatus.FAIL, result.status());
        assertTrue(result.finding(), result.finding().contains("allow it in Android's settings"));
    }

    @Test
    public void aCameraThatDoesNotOpenIsAFailureWithItsReason() throws Exception {
        hasLens();
        cameras.trouble = Optional.of(CameraProblem.TAKEN_AWAY);
        CheckResult result = check.run();
        assertEquals(CheckStatus.FAIL, result.status());
        assertTrue(result.finding(), result.finding().contains("TAKEN_AWAY"));
        assertFalse("closed again", cameras.open);
    }

    @Test
    public void fiveStillsAreTakenInADimRoom() throws Exception {
        hasLens();
        cameras.trouble = Optional.of(CameraProblem.LOW_LIGHT);
        cameras.sees = Optional.of(CameraPartsTest::felt);
        CheckResult result = check.run();
        assertEquals(result.finding(), CheckStatus.PASS, result.status());
        assertTrue(result.finding(), result.finding().contains("5 stills of 640 x "));
        assertTrue(result.finding(), result.finding().contains("focuses by itself"));
    }

    private static Picture felt() {
        try (DemoTable table = new DemoTable(640)) {
            return table.empty();
        }
    }

    @Test
    public void theReaderReadsADrawnLayout() throws Exception {
        CheckResult result = new CardReaderCheck(CardReader::load, Catalog.standard().games().get(0)).run();
        assertEquals(result.finding(), CheckStatus.PASS, result.status());
        assertTrue(result.finding(), result.finding().contains("of 36 cards"));
    }

    @Test
    public void withoutMlKitCardsAreReadByATap() throws Exception {
        CheckResult result = new ObjectDetectorCheck(cameras, Runnable::run).run();
        assertEquals(CheckStatus.MISSING, result.status());
        assertTrue(result.finding(), result.finding().contains("by a tap"));
    }
}
