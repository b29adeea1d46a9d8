package app.spoton.tablet.tablecamera.enrollment;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.spoton.camera.reading.CardReader;
import app.spoton.camera.reading.index.HouseDeck;
import app.spoton.engine.card.Card;
import app.spoton.tablet.auditlog.InMemoryAuditLog;
import app.spoton.tablet.tablecamera.RecordedEvents;
import app.spoton.tablet.tablecamera.device.FakeCameraProvider;
import app.spoton.tablet.tablecamera.reading.TestReadings;
import app.spoton.tablet.tablecamera.source.StillSource;
import app.spoton.tablet.tablecamera.storage.CameraFiles;
import app.spoton.tablet.tablecamera.storage.CameraSaving;
import app.spoton.tablet.tablecamera.storage.CardSourceKind;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Objects;
import java.util.Optional;
import java.util.Queue;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;
import org.junit.runner.RunWith;

/** Showing a deck to the reader that comes with the app, with the drawn deck in place of a camera's pictures. */
@RunWith(AndroidJUnit4.class)
public class EnrollmentViewModelTest {
    @Rule
    public final TemporaryFolder folder = new TemporaryFolder();

    private final Queue<Runnable> reading = new ArrayDeque<>();
    private CameraFiles files;
    private EnrollmentViewModel model;

    @Before
    public void begin() {
        files = new CameraFiles(folder.getRoot().toPath());
        CardReader reader = CardReader.load();
        model = new EnrollmentViewModel(new StillSource(new FakeCameraProvider(), reading::add), files, () -> reader,
                RecordedEvents.camera(new InMemoryAuditLog()), reading::add, Runnable::run);
        model.begin(CardSourceKind.DEMONSTRATION);
    }

    private EnrollmentUiState now() {
        return Objects.requireNonNull(model.state().getValue());
    }

    private void work() {
        while (!reading.isEmpty()) {
            reading.remove().run();
        }
    }

    @Test
    public void aDeckIsShownAtOnceCheckedAndKeptByItsName() {
        model.name("  ", true);
        assertEquals("a name must be given", EnrollmentUiState.EnrollmentStep.NAME, now().step());
        model.name(" Bee, red ", true);
        assertEquals(EnrollmentUiState.EnrollmentStep.GRID, now().step());
        model.takePicture();
        work();
        assertFalse(now().missed());
        assertTrue(now().seen() + " seen", now().seen() >= 48);
        model.check();
        work();
        assertEquals(EnrollmentUiState.EnrollmentStep.CHECK, now().step());
        assertTrue(now().check().orElseThrow().indices() >= 90);
        model.save();
        work();
        assertEquals(CameraSaving.SAVED, now().saving());
        assertTrue(files.decks().named("Bee, red").isPresent());
    }

    @Test
    public void aDeckThatIsKeptIsReplacedOnlyByAVersionThatPassesItsCheck() throws IOException {
        files.save(new HouseDeck("Bee", new float[HouseDeck.RANKS][2], new float[HouseDeck.SUITS][2]));
        model.name("Bee", false);
        model.takePicture();
        model.check();
        work();
        assertFalse("51 cards were not shown", now().check().orElseThrow().isGood());
        assertTrue(now().isNewVersion());
        assertFalse(now().maySave());
        model.save();
        work();
        assertEquals(CameraSaving.NOT_SAVED, now().saving());
        assertEquals(CameraFiles.DeckVersions.ONLY, files.decks().versions().get("Bee"));
        model.begin(CardSourceKind.DEMONSTRATION);
        model.name("Bee", true);
        model.takePicture();
        work();
        now().showing().ifPresent(missed -> showMissed());
        model.check();
        model.save();
        work();
        assertTrue(now().maySave());
        model.save();
        work();
        assertEquals(CameraSaving.SAVED, now().saving());
        assertEquals(new CameraFiles.DeckVersions(2, Optional.of(1), Optional.empty()), files.decks().versions().get("Bee"));
    }

    private void showMissed() {
        for (int i = 0; i < EnrollmentUiState.DECK && now().showing().isPresent(); i++) {
            model.takePicture();
            work();
        }
    }

    @Test
    public void cardsAreShownOneByOneFromTheAceOfClubs() {
        model.name("Bee", false);
        Card first = now().showing().orElseThrow();
        assertEquals("Ac", first.toString());
        model.takePicture();
        work();
        assertEquals(1, now().seen());
        assertEquals(Optional.of(TestReadings.card("2c")), now().showing());
        model.showAgain(first);
        assertEquals(Optional.of(first), now().showing());
    }
}
