package app.spoton.tablet.tablecamera.spots;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.spoton.camera.Picture;
import app.spoton.camera.demo.DemoTable;
import app.spoton.camera.layout.GameLayout;
import app.spoton.camera.layout.TablePlan;
import app.spoton.camera.spots.BettingSpot;
import app.spoton.camera.spots.EmptyLayout;
import app.spoton.camera.spots.SpotPlan;
import app.spoton.engine.record.AuditEvent;
import app.spoton.engine.round.Wager;
import app.spoton.tablet.auditlog.InMemoryAuditLog;
import app.spoton.tablet.setup.TableSetup;
import app.spoton.tablet.table.TestLayouts;
import app.spoton.tablet.tablecamera.RecordedEvents;
import app.spoton.tablet.tablecamera.storage.CameraFiles;
import app.spoton.tablet.tablecamera.storage.CameraSaving;
import java.io.IOException;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;
import org.junit.runner.RunWith;

/** Marking the spots of a felt, on the drawn table. */
@RunWith(AndroidJUnit4.class)
public class SpotMarkingViewModelTest {
    private static final TableSetup SETUP = TestLayouts.setup("crazy-4-poker");

    @Rule
    public final TemporaryFolder folder = new TemporaryFolder();

    private final InMemoryAuditLog log = new InMemoryAuditLog();
    private CameraFiles files;
    private SpotMarkingViewModel model;

    @Before
    public void begin() {
        files = new CameraFiles(folder.getRoot().toPath());
        model = new SpotMarkingViewModel(files, () -> SETUP, RecordedEvents.camera(log), Runnable::run, Runnable::run);
    }

    private SpotMarkingUiState now() {
        return Objects.requireNonNull(model.state().getValue());
    }

    private void registerTheDrawnTable() throws IOException {
        try (DemoTable demo = new DemoTable(1600); Picture bare = demo.empty(GameLayout.of(SETUP.game()));
                EmptyLayout empty = EmptyLayout.of(bare, demo.registration())) {
            files.save(SETUP.name(), demo.registration(), Optional.empty());
            files.saveEmptyLayout(SETUP.name(), empty);
        }
    }

    /** Taps where the drawn felt has the spot that is asked for. */
    private void tapNext() {
        BettingSpot asked = SpotPlan.usual(TablePlan.USUAL, GameLayout.of(SETUP.game()).spotRows()).spots().stream()
                .filter(spot -> spot.seat() == now().asked().seat() && spot.wager() == now().next().orElseThrow())
                .findFirst().orElseThrow();
        model.tap(asked.x() / TablePlan.USUAL.width() * now().felt().orElseThrow().width(),
                (1 - asked.y() / TablePlan.USUAL.depth()) * now().felt().orElseThrow().height());
    }

    @Test
    public void oneTapForEachWagerAtOneSeatShowsTheSpotsOfAll() throws IOException {
        registerTheDrawnTable();
        model.begin();
        List<Wager> asked = now().asked().wagers();
        assertTrue("" + asked, asked.contains(Wager.ANTE) && !asked.contains(Wager.PLAY));
        asked.forEach(wager -> {
            assertEquals(Optional.of(wager), now().next());
            tapNext();
        });
        assertEquals(Optional.empty(), now().next());
        assertEquals(6 * asked.size(), now().rings().size());
        model.save();
        assertEquals(CameraSaving.SAVED, now().saving());
        SpotPlan kept = files.spots(SETUP.name(), SETUP.game().id(), TablePlan.USUAL).orElseThrow();
        SpotPlan usual = SpotPlan.usual(TablePlan.USUAL, GameLayout.of(SETUP.game()).spotRows());
        for (BettingSpot spot : kept.spots()) {
            BettingSpot drawn = usual.spots().stream().filter(one -> one.seat() == spot.seat() && one.wager() == spot.wager())
                    .findFirst().orElseThrow();
            assertTrue(spot + " / " + drawn, Math.hypot(spot.x() - drawn.x(), spot.y() - drawn.y()) < spot.radius());
        }
        assertEquals(List.of("the betting spots of " + SETUP.name() + " shown to the camera"),
                log.events().stream().map(AuditEvent::description).collect(Collectors.toList()));
        assertEquals("of this game only", Optional.empty(), files.spots(SETUP.name(), "four-card-poker", TablePlan.USUAL));
    }

    @Test
    public void aSpotThatThisFeltDoesNotHaveIsLeftOut() throws IOException {
        registerTheDrawnTable();
        model.begin();
        tapNext();
        while (now().next().isPresent()) {
            model.skip();
        }
        assertEquals(6, now().plan().spots().size());
        model.tap(10, 10);
        assertEquals("nothing is asked for any more", 6, now().plan().spots().size());
        model.startOver();
        assertEquals(List.of(), now().rings());
        assertTrue(now().next().isPresent());
    }

    @Test
    public void withoutAPictureOfTheEmptyLayoutNothingCanBeShown() {
        model.begin();
        assertFalse(now().felt().isPresent());
        model.tap(100, 100);
        assertEquals(List.of(), now().plan().spots());
    }
}
