package app.spoton.tablet.tablecamera.source;

import static app.spoton.engine.round.Wager.ANTE;
import static app.spoton.tablet.table.TestLayouts.bet;
import static app.spoton.tablet.table.TestLayouts.money;
import static app.spoton.tablet.table.TestLayouts.open;
import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.graphics.SurfaceTexture;
import android.view.Surface;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.spoton.camera.reading.CardReader;
import app.spoton.camera.Picture;
import app.spoton.camera.Rotation;
import app.spoton.camera.demo.CardSpread;
import app.spoton.camera.demo.DemoTable;
import app.spoton.camera.device.CameraProblem;
import app.spoton.camera.layout.FeltPrint;
import app.spoton.camera.layout.Registration;
import app.spoton.camera.layout.TablePlan;
import app.spoton.engine.card.Card;
import app.spoton.tablet.setup.TableSetup;
import app.spoton.tablet.table.state.TableState;
import app.spoton.tablet.tablecamera.device.FakeCameraProvider;
import app.spoton.tablet.tablecamera.preview.Snapshot;
import app.spoton.tablet.tablecamera.reading.TableReading;
import app.spoton.tablet.tablecamera.storage.CameraFiles;
import app.spoton.tablet.tablecamera.storage.CameraPreferences;
import app.spoton.tablet.tablecamera.storage.CardSourceKind;
import app.spoton.tablet.tablecamera.storage.EvidenceIndex;
import dagger.Lazy;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;
import org.junit.runner.RunWith;

/** The camera and the demonstration table, with the reader that comes with the app. */
@RunWith(AndroidJUnit4.class)
public class CameraCardSourceTest {
    private static final Lazy<CardReader> READER = new Lazy<>() {
        private CardReader loaded;

        @Override
        public CardReader get() {
            loaded = loaded == null ? CardReader.load() : loaded;
            return loaded;
        }
    };

    @Rule
    public final TemporaryFolder folder = new TemporaryFolder();

    private final FakeCameraProvider cameras = new FakeCameraProvider();
    private final SourceRecorder heard = new SourceRecorder();
    private final TableState table = bet(open("crazy-4-poker"), 2, ANTE, "10").deal().play(2, 0, money("10"));
    private CameraFiles files;
    private CameraCardSource camera;

    @Before
    public void openSource() {
        files = new CameraFiles(folder.getRoot().toPath());
        camera = new CameraCardSource(cameras, files, READER, Runnable::run);
        camera.setListener(heard);
        camera.onTableChanged(table);
    }

    private static Surface surface() {
        return new Surface(new SurfaceTexture(1));
    }

    private static CameraPreferences preferences(CardSourceKind source, boolean evidence) {
        return new CameraPreferences(source, evidence, "");
    }

    private List<Path> written() throws IOException {
        try (Stream<Path> all = Files.walk(folder.getRoot().toPath())) {
            return all.filter(Files::isRegularFile).collect(Collectors.toList());
        }
    }

    private void register() throws IOException {
        try (DemoTable demo = new DemoTable(2600)) {
            files.save(TableSetup.DEMONSTRATION, demo.registration(), Optional.empty());
        }
    }

    @Test
    public void theDemonstrationTableIsReadForRealAndNoFrameIsWritten() throws IOException {
        assertEquals(CameraObstacle.NONE, camera.open(preferences(CardSourceKind.DEMONSTRATION, false)));
        camera.read();
        TableReading tableReading = heard.looks.get(0);
        assertEquals("five and five", 10, tableReading.readings().size());
        assertEquals(5, tableReading.at(2).size());
        assertEquals(0, tableReading.strays());
        assertEquals(List.of(), written());
    }

    @Test
    public void aPictureIsKeptWhenTheHouseWantsItAndOnlyOneOfARound() throws IOException {
        camera.open(preferences(CardSourceKind.DEMONSTRATION, true));
        camera.read();
        List<Path> kept = written();
        kept.sort(Comparator.comparing(Path::toString));
        assertEquals("the picture and where the cards lie in it", 2, kept.size());
        List<EvidenceIndex.IndexedCard> index =
                EvidenceIndex.read(new String(Files.readAllBytes(kept.get(0)), StandardCharsets.UTF_8)).cards();
        assertEquals(10, index.size());
        assertTrue(index.stream().allMatch(entry -> entry.width() > 10 && entry.x() >= 0 && entry.height() > 10));
        byte[] jpeg = Files.readAllBytes(kept.get(1));
        assertArrayEquals(new byte[] {(byte) 0xff, (byte) 0xd8}, new byte[] {jpeg[0], jpeg[1]});
        assertFalse(heard.evidenceFailed);
    }

    @Test
    public void theTabletsCameraIsReadThroughTheSameSession() throws IOException {
        register();
        cameras.sees = Optional.of(() -> {
            try (DemoTable demo = new DemoTable(960)) {
                return demo.empty();
            }
        });
        camera.open(preferences(CardSourceKind.CAMERA, false));
        Surface shown = surface();
        camera.attachPreview(shown);
        assertTrue(cameras.open);
        assertEquals("focus and exposure go by the layout", 4, cameras.focus.size());
        assertTrue("" + cameras.focus, cameras.focus.get(0) > 0.02 && cameras.focus.get(2) < 0.98);
        camera.torch(true);
        assertTrue(cameras.torch);
        camera.read();
        assertEquals(List.of(), heard.troubles);
        assertEquals("nothing lies there", 0, heard.looks.get(0).readings().size());
        camera.detachPreview(surface());
        assertTrue("another place that is gone changes nothing", cameras.open);
        camera.detachPreview(shown);
        assertFalse(cameras.open);
        cameras.torch = false;
        camera.attachPreview(surface());
        assertTrue("the light stays on when the camera restarts", cameras.torch);
    }

    /** The demonstration table as it lies, or turned as by a tablet that was mounted otherwise. */
    private void sees(Rotation turn, boolean otherFelt) {
        cameras.sees = Optional.of(() -> {
            try (DemoTable demo = new DemoTable(2600);
                    Picture picture = otherFelt ? CardSpread.backs(20, 5, 2600, 1400, 160, 1)
                            : demo.show(DemoDealer.of(table, 1), 0)) {
                return picture.turned(turn);
            }
        });
    }

    private void registerWithPrint() throws IOException {
        try (DemoTable demo = new DemoTable(2600); Picture empty = demo.empty();
                FeltPrint print = FeltPrint.of(empty, demo.registration()).orElseThrow()) {
            files.save(TableSetup.DEMONSTRATION, demo.registration(), Optional.of(print));
        }
    }

    /** Every card that was dealt is seen where it was dealt to; a pip that is taken for a card may be asked besides. */
    private void assertEachAtItsSpot(String when, TableReading tableReading) {
        DemoDealer.of(table, 1).hands().forEach((spot, cards) -> {
            List<Card> seen = tableReading.at(spot.seat()).stream().map(reading -> reading.card().card())
                    .collect(Collectors.toList());
            assertTrue(when + ", " + spot + ": " + cards + " in " + seen, seen.containsAll(cards));
        });
        assertEquals(0, tableReading.strays());
    }

    @Test
    public void aCameraThatWasMovedGivesEveryCardToItsOwnSeat() throws IOException {
        registerWithPrint();
        for (Rotation turn : List.of(Rotation.NONE, Rotation.HALF)) {
            heard.looks.clear();
            sees(turn, false);
            camera.open(preferences(CardSourceKind.CAMERA, false));
            camera.attachPreview(surface());
            camera.read();
            assertEquals(turn + "", List.of(), heard.troubles);
            TableReading tableReading = heard.looks.get(0);
            assertEachAtItsSpot(turn + "", tableReading);
        }
    }

    @Test
    public void noCardIsAssignedToASeatIfTheTableIsNotRecognizedAndThatIsReported() throws IOException {
        registerWithPrint();
        sees(Rotation.NONE, true);
        camera.open(preferences(CardSourceKind.CAMERA, false));
        camera.attachPreview(surface());
        camera.read();
        assertEquals(List.of(CameraObstacle.MOVED), heard.obstacles);
        assertEquals(List.of(), heard.looks);
        sees(Rotation.NONE, false);
        camera.read();
        assertEquals("it is there again", CameraObstacle.NONE, heard.obstacles.get(1));
        assertEquals(1, heard.looks.size());
    }

    @Test
    public void anUnreadableFeltPrintIsReportedAndTheRegistrationNotTrusted() throws IOException {
        registerWithPrint();
        for (Path file : written()) {
            if (file.toString().endsWith(".print")) {
                Files.write(file, "spoton-print 1 damaged".getBytes(StandardCharsets.UTF_8));
            }
        }
        camera.open(preferences(CardSourceKind.CAMERA, false));
        camera.attachPreview(surface());
        assertEquals(List.of(CameraObstacle.REGISTRATION_DAMAGED), heard.obstacles);
        assertFalse(cameras.open);
    }

    @Test
    public void whatTheDealerSeesIsTurnedAsTheTabletIsHeld() throws IOException {
        register();
        sees(Rotation.RIGHT, false);   // as a sensor gives it whose pictures are turned to the left for the screen
        files.save(TableSetup.DEMONSTRATION, files.table(TableSetup.DEMONSTRATION).registration().orElseThrow()
                .turned(Rotation.RIGHT), Optional.empty());
        cameras.turn = Rotation.LEFT;
        camera.open(preferences(CardSourceKind.CAMERA, false));
        camera.attachPreview(surface());
        camera.read();
        assertEachAtItsSpot("upright", heard.looks.get(0));
        assertTrue("upright again", heard.shots.get(0).width() > heard.shots.get(0).height());
    }

    @Test
    public void anUnregisteredTableIsReported() throws IOException {
        camera.open(preferences(CardSourceKind.CAMERA, false));
        camera.attachPreview(surface());
        assertEquals(List.of(CameraObstacle.REGISTRATION), heard.obstacles);
        assertFalse("and the camera stays off", cameras.open);
        register();
        for (Path file : written()) {
            Files.write(file, "spoton-table 1 damaged".getBytes(StandardCharsets.UTF_8));
        }
        camera.retry();
        assertEquals(CameraObstacle.REGISTRATION_DAMAGED, heard.obstacles.get(1));
    }

    @Test
    public void aTableWithAnotherNumberOfSeatsMustBeRegisteredAgain() throws IOException {
        try (DemoTable demo = new DemoTable(2600)) {
            Registration six = demo.registration();
            TablePlan five = new TablePlan(six.plan().width(), six.plan().depth(), 5);
            files.save(TableSetup.DEMONSTRATION, Registration.ofTaps(five, six.corners(), six.pictureWidth(),
                    six.pictureHeight()).orElseThrow(), Optional.empty());
        }
        camera.open(preferences(CardSourceKind.CAMERA, false));
        camera.attachPreview(surface());
        assertEquals(List.of(CameraObstacle.REGISTRATION), heard.obstacles);
        assertFalse(cameras.open);
    }

    @Test
    public void aMissingDeckIsReportedAndTheCameraReadsWithoutIt() throws IOException {
        register();
        camera.open(new CameraPreferences(CardSourceKind.CAMERA, false, "Bee"));
        camera.attachPreview(surface());
        assertEquals(List.of(CameraObstacle.DECK), heard.obstacles);
        assertTrue(cameras.open);
    }

    @Test
    public void aCameraThatIsDisconnectedIsReportedAndComesBack() throws IOException {
        register();
        camera.open(preferences(CardSourceKind.CAMERA, false));
        camera.attachPreview(surface());
        camera.read();
        assertEquals(List.of(CameraProblem.TAKEN_AWAY), heard.troubles);
        camera.retry();
        assertTrue(cameras.open);
    }

    @Test
    public void withoutACameraOrPermissionTheScreenSaysSo() throws IOException {
        register();
        cameras.trouble = Optional.of(CameraProblem.PERMISSION_DENIED);
        cameras.allowed = false;
        assertEquals(CameraObstacle.PERMISSION, camera.open(preferences(CardSourceKind.CAMERA, false)));
        Surface shown = surface();
        camera.attachPreview(shown);
        assertEquals(List.of(CameraProblem.PERMISSION_DENIED), heard.troubles);
        camera.detachPreview(shown);
        cameras.there = false;
        assertEquals(CameraObstacle.NONE, camera.open(preferences(CardSourceKind.CAMERA, false)));
        camera.read();
        assertEquals(CameraProblem.NO_CAMERA, heard.troubles.get(1));
    }

    private static final class SourceRecorder implements CardSource.Listener {
        final List<TableReading> looks = new ArrayList<>();
        final List<Snapshot> shots = new ArrayList<>();
        final List<CameraProblem> troubles = new ArrayList<>();
        final List<CameraObstacle> obstacles = new ArrayList<>();
        boolean evidenceFailed;

        @Override
        public void onStatus(CameraStatus status) {
        }

        @Override
        public void onObstacle(CameraObstacle obstacle) {
            obstacles.add(obstacle);
        }

        @Override
        public void onProblem(CameraProblem trouble) {
            troubles.add(trouble);
        }

        @Override
        public void onLight() {
        }

        @Override
        public void onReading(TableReading tableReading, Snapshot snapshot, boolean failed) {
            assertTrue(snapshot.width() > 0);
            looks.add(tableReading);
            shots.add(snapshot);
            evidenceFailed |= failed;
        }
    }
}
