package app.spoton.tablet.eyes;

import static app.spoton.engine.round.Wager.ANTE;
import static app.spoton.tablet.table.Felt.bet;
import static app.spoton.tablet.table.Felt.money;
import static app.spoton.tablet.table.Felt.open;
import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.graphics.SurfaceTexture;
import android.view.Surface;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.spoton.camera.CardReader;
import app.spoton.camera.demo.DemoTable;
import app.spoton.camera.device.CameraTrouble;
import app.spoton.tablet.table.TableSetup;
import app.spoton.tablet.table.TableState;
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
public class LayoutEyesTest {
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

    private final FakeCameras cameras = new FakeCameras();
    private final Heard heard = new Heard();
    private final TableState table = bet(open("crazy-4-poker"), 2, ANTE, "10").deal().play(2, 0, money("10"));
    private KeptFiles files;
    private LayoutEyes eyes;

    @Before
    public void openEyes() {
        files = new KeptFiles(folder.getRoot().toPath());
        eyes = new LayoutEyes(cameras, files, READER, Runnable::run);
        eyes.listen(heard);
        eyes.lies(table);
    }

    private static Surface surface() {
        return new Surface(new SurfaceTexture(1));
    }

    private static EyesChoices choices(CardSource source, boolean evidence) {
        return new EyesChoices(source, evidence, "");
    }

    private List<Path> written() throws IOException {
        try (Stream<Path> all = Files.walk(folder.getRoot().toPath())) {
            return all.filter(Files::isRegularFile).collect(Collectors.toList());
        }
    }

    private void register() throws IOException {
        try (DemoTable demo = new DemoTable(2600)) {
            files.keep(TableSetup.DEMONSTRATION, demo.registration());
        }
    }

    @Test
    public void theDemonstrationTableIsReadForRealAndNoFrameIsWritten() throws IOException {
        assertEquals(Obstacle.NONE, eyes.open(choices(CardSource.DEMONSTRATION, false)));
        eyes.read();
        Look look = heard.looks.get(0);
        assertEquals("five and five", 10, look.sightings().size());
        assertEquals(5, look.at(2).size());
        assertEquals(0, look.strays());
        assertEquals(List.of(), written());
    }

    @Test
    public void aPictureIsKeptWhenTheHouseWantsItAndOnlyOneOfARound() throws IOException {
        eyes.open(choices(CardSource.DEMONSTRATION, true));
        eyes.read();
        List<Path> kept = written();
        kept.sort(Comparator.comparing(Path::toString));
        assertEquals("the picture and where the cards lie in it", 2, kept.size());
        List<PictureIndex.Entry> index =
                PictureIndex.read(new String(Files.readAllBytes(kept.get(0)), StandardCharsets.UTF_8));
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
        eyes.open(choices(CardSource.CAMERA, false));
        eyes.look(surface());
        assertTrue(cameras.open);
        eyes.torch(true);
        assertTrue(cameras.torch);
        eyes.read();
        assertEquals(List.of(), heard.troubles);
        assertEquals("nothing lies there", 0, heard.looks.get(0).sightings().size());
        eyes.lookAway();
        assertFalse(cameras.open);
    }

    @Test
    public void aTableThatIsNotRegisteredIsTold() throws IOException {
        eyes.open(choices(CardSource.CAMERA, false));
        eyes.look(surface());
        assertEquals(List.of(Obstacle.REGISTRATION), heard.obstacles);
        assertFalse("and the camera stays off", cameras.open);
        register();
        for (Path file : written()) {
            Files.write(file, "spoton-table 1 damaged".getBytes(StandardCharsets.UTF_8));
        }
        eyes.tryAgain();
        assertEquals(Obstacle.REGISTRATION_DAMAGED, heard.obstacles.get(1));
    }

    @Test
    public void aDeckThatIsGoneIsToldAndTheCameraReadsWithoutIt() throws IOException {
        register();
        eyes.open(new EyesChoices(CardSource.CAMERA, false, "Bee"));
        eyes.look(surface());
        assertEquals(List.of(Obstacle.DECK), heard.obstacles);
        assertTrue(cameras.open);
    }

    @Test
    public void aCameraThatIsTakenAwayIsToldAndComesBack() throws IOException {
        register();
        eyes.open(choices(CardSource.CAMERA, false));
        eyes.look(surface());
        eyes.read();
        assertEquals(List.of(CameraTrouble.TAKEN_AWAY), heard.troubles);
        eyes.tryAgain();
        assertTrue(cameras.open);
    }

    @Test
    public void withoutACameraAndWithoutPermissionItIsSaid() throws IOException {
        register();
        cameras.trouble = Optional.of(CameraTrouble.PERMISSION_DENIED);
        cameras.allowed = false;
        assertEquals(Obstacle.PERMISSION, eyes.open(choices(CardSource.CAMERA, false)));
        eyes.look(surface());
        assertEquals(List.of(CameraTrouble.PERMISSION_DENIED), heard.troubles);
        eyes.lookAway();
        cameras.there = false;
        assertEquals(Obstacle.NONE, eyes.open(choices(CardSource.CAMERA, false)));
        eyes.read();
        assertEquals(CameraTrouble.NO_CAMERA, heard.troubles.get(1));
    }

    private static final class Heard implements Eyes.Listener {
        final List<Look> looks = new ArrayList<>();
        final List<CameraTrouble> troubles = new ArrayList<>();
        final List<Obstacle> obstacles = new ArrayList<>();
        boolean evidenceFailed;

        @Override
        public void onWatching(Watching watching) {
        }

        @Override
        public void onObstacle(Obstacle obstacle) {
            obstacles.add(obstacle);
        }

        @Override
        public void onTrouble(CameraTrouble trouble) {
            troubles.add(trouble);
        }

        @Override
        public void onLight() {
        }

        @Override
        public void onLook(Look look, Shot shot, boolean failed) {
            assertTrue(shot.width() > 0);
            looks.add(look);
            evidenceFailed |= failed;
        }
    }
}
