package app.spoton.tablet.devicecheck;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.graphics.SurfaceTexture;
import android.view.Surface;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.spoton.camera.Picture;
import app.spoton.camera.Posterior;
import app.spoton.camera.ReadingVerdict;
import app.spoton.camera.SeenCard;
import app.spoton.camera.demo.DemoRound;
import app.spoton.camera.demo.DemoTable;
import app.spoton.camera.device.CameraLens;
import app.spoton.camera.device.CameraProblem;
import app.spoton.camera.device.PreviewFrame;
import app.spoton.camera.device.PreviewObject;
import app.spoton.camera.device.PreviewObjectDetector;
import app.spoton.camera.layout.GameLayout;
import app.spoton.camera.reading.CardReader;
import app.spoton.engine.card.Card;
import app.spoton.engine.catalog.Catalog;
import app.spoton.tablet.devicecheck.CheckResult.CheckStatus;
import app.spoton.tablet.devicecheck.parts.camera.CameraCheck;
import app.spoton.tablet.devicecheck.parts.camera.CardReaderCheck;
import app.spoton.tablet.devicecheck.parts.camera.ObjectDetectorCheck;
import app.spoton.tablet.tablecamera.device.FakeCameraProvider;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
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
    public void aTabletWithoutACameraContinuesByHand() throws Exception {
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
        CheckResult result = reading(CardReader.load()::read);
        assertEquals(result.finding(), CheckStatus.PASS, result.status());
        assertTrue(result.finding(), result.finding().contains("of 36 cards"));
    }

    private static CheckResult reading(CardReaderCheck.LayoutReader reader) {
        return new CardReaderCheck(() -> reader, Catalog.standard().games().get(0)).run();
    }

    @Test
    public void aReaderThatFindsTooFewCardsLeavesThemToTheDealer() {
        CheckResult result = reading((picture, conditions) -> List.of());
        assertEquals(CheckStatus.FAIL, result.status());
        assertTrue(result.finding(), result.finding().contains("0 of 36 cards"));
        assertTrue(result.finding(), result.finding().contains("enter cards by hand"));
    }

    @Test
    public void aReaderThatIsCertainOfAWrongCardMustNotBeUsed() {
        CardReader real = CardReader.load();
        Set<Card> dealt = new HashSet<>();
        DemoRound.deal(GameLayout.of(Catalog.standard().games().get(0)), 1, 6).hands().values().forEach(dealt::addAll);
        CheckResult result = reading((picture, conditions) -> {
            List<SeenCard> seen = new ArrayList<>(real.read(picture, conditions));
            Card wrong = Card.deck().stream().filter(card -> !dealt.contains(card)).findFirst().orElseThrow();
            SeenCard first = seen.get(0);
            seen.set(0, new SeenCard(first.place(), Posterior.mostly(wrong, 0.999), Posterior.mostly(wrong, 0.999), ReadingVerdict.CERTAIN, 2));
            return seen;
        });
        assertEquals(CheckStatus.FAIL, result.status());
        assertTrue(result.finding(), result.finding().contains("1 certain and wrong. Do not use the camera on this tablet"));
    }

    @Test
    public void aDetectorThatDoesNotAnswerIsAFailure() throws Exception {
        cameras.detector = new PreviewObjectDetector() {
            @Override
            public void spot(PreviewFrame frame, Consumer<List<PreviewObject>> found) {
                // never answers
            }

            @Override
            public void close() {
                // nothing to release
            }
        };
        CheckResult result = new ObjectDetectorCheck(cameras, Runnable::run, 0).run();
        assertEquals(CheckStatus.FAIL, result.status());
        assertTrue(result.finding(), result.finding().contains("read cards by a tap"));
    }

    @Test
    public void withoutMlKitCardsAreReadByATap() throws Exception {
        CheckResult result = new ObjectDetectorCheck(cameras, Runnable::run).run();
        assertEquals(CheckStatus.MISSING, result.status());
        assertTrue(result.finding(), result.finding().contains("by a tap"));
    }
}
