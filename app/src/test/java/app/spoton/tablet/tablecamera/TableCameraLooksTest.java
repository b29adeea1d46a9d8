package app.spoton.tablet.tablecamera;

import static app.spoton.engine.round.Wager.ANTE;
import static app.spoton.tablet.table.TestLayouts.bet;
import static app.spoton.tablet.table.TestLayouts.deal;
import static app.spoton.tablet.tablecamera.TableCameraFixture.whole;
import static app.spoton.tablet.tablecamera.reading.TestReadings.card;
import static app.spoton.tablet.tablecamera.reading.TestReadings.known;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.spoton.camera.device.CameraProblem;
import app.spoton.camera.spots.OccupiedSpots;
import app.spoton.camera.spots.SpotReading;
import app.spoton.camera.spots.SpotState;
import app.spoton.engine.record.CardOrigin;
import app.spoton.tablet.settings.FakeSettingDao;
import app.spoton.tablet.setup.TableSetup;
import app.spoton.tablet.table.TestLayouts;
import app.spoton.tablet.table.round.RoundPhase;
import app.spoton.tablet.table.state.TableState;
import app.spoton.tablet.tablecamera.reading.TestReadings;
import app.spoton.tablet.tablecamera.source.CameraObstacle;
import app.spoton.tablet.tablecamera.source.FakeCardSource;
import app.spoton.tablet.tablecamera.storage.CameraPreferences;
import app.spoton.tablet.tablecamera.storage.CameraPreferencesRepository;
import app.spoton.tablet.tablecamera.storage.CardSourceKind;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;

/** Which looks count, and what is said where the camera does not see. */
@RunWith(AndroidJUnit4.class)
public class TableCameraLooksTest {
    private static final OccupiedSpots CHIPS_AT_SEAT_2 =
            new OccupiedSpots(List.of(new SpotReading(2, ANTE, SpotState.CHIPS)), Set.of(1));

    @Rule
    public final TableCameraFixture at = new TableCameraFixture();

    @Test
    public void theNextRoundBeginsWithNothingSeen() {
        at.see(whole("Ad"));
        TableState settled = at.now().settle();
        while (!settled.round().isAtTotals()) {
            settled = settled.next();
        }
        at.tap(settled.confirm());
        at.tap(at.now().nextRound());
        assertEquals(RoundPhase.WAGERS, at.now().phase());
        assertEquals(Optional.empty(), at.camera().snapshot());
        assertEquals(1, at.camera.rounds);
    }

    @Test
    public void aLookAtTheRoundBeforeIsDroppedByTheNextOne() {
        at.camera.show("the round before", whole("Ad").look(), CHIPS_AT_SEAT_2);
        at.think();
        assertEquals(0, at.now().round().cardMask());
        assertEquals(OccupiedSpots.UNKNOWN, at.camera().spots());
        assertEquals(Optional.empty(), at.camera().snapshot());
    }

    @Test
    public void whatALookSaysAboutWagersIsForTheTableUntilTheRoundChanges() {
        at.camera.show(new TestReadings().look(), CHIPS_AT_SEAT_2);
        at.think();
        assertEquals(CHIPS_AT_SEAT_2, at.camera().spots());
        at.tap(at.now().withAudit(at.now().round().audit().started("next", "Ann", Instant.EPOCH)));
        assertEquals(OccupiedSpots.UNKNOWN, at.camera().spots());
    }

    @Test
    public void aLookBeforeTheDealShowsWagersAndLaysNoCards() {
        at.tap(TestLayouts.open("four-card-poker"));
        at.camera.looks.add(whole("Ad").look());
        at.model.look();
        at.think();
        assertEquals(0, at.now().round().cardMask());
        at.camera.show(new TestReadings().look(), CHIPS_AT_SEAT_2);
        at.tap(bet(at.now(), 2, ANTE, "10"));
        assertEquals("the next proposal is still there", CHIPS_AT_SEAT_2, at.camera().spots());
        at.model.read();
        assertFalse("cards are not dealt yet", at.camera().isReading());
    }

    @Test
    public void everyProblemIsShownAndTheTableContinuesByHand() {
        for (CameraProblem trouble : CameraProblem.values()) {
            at.camera.listener.onProblem(trouble);
            assertEquals(Optional.of(trouble), at.camera().trouble());
        }
        at.tap(deal(deal(at.now(), "AhAd9c4d2h"), "QsQc6d6c3s2s"));
        assertTrue(at.now().canSettle());
        assertEquals(CardOrigin.TYPED, known(at.now(), "Ah"));
    }

    @Test
    public void moreLightClearsOnlyTheDarknessWarning() {
        at.camera.listener.onProblem(CameraProblem.LOW_LIGHT);
        at.camera.listener.onLight();
        assertEquals(Optional.empty(), at.camera().trouble());
        at.camera.listener.onProblem(CameraProblem.TAKEN_AWAY);
        at.camera.listener.onLight();
        assertEquals(Optional.of(CameraProblem.TAKEN_AWAY), at.camera().trouble());
    }

    @Test
    public void thePermissionIsAskedForAndItsAnswerIsUsed() {
        at.camera.obstacle = CameraObstacle.PERMISSION;
        at.settings.choose(CardSourceKind.CAMERA);
        assertEquals(CameraObstacle.PERMISSION, at.camera().obstacle());
        at.model.permission(false);
        assertEquals(Optional.of(CameraProblem.PERMISSION_DENIED), at.camera().trouble());
        at.camera.obstacle = CameraObstacle.NONE;
        at.model.permission(true);
        assertEquals(Optional.empty(), at.camera().trouble());
        assertEquals(CameraObstacle.NONE, at.camera().obstacle());
    }

    @Test
    public void aTabletWithoutACameraStartsWithTheDemonstrationCamera() {
        at.cameras.there = false;
        FakeCardSource others = new FakeCardSource();
        TableCameraViewModel deferred = new TableCameraViewModel(new CameraPreferencesRepository(new FakeSettingDao(), Runnable::run, Runnable::run, at.cameras), others,
                at.reading::add, Runnable::run);
        deferred.join(at.table, tap -> { });
        assertEquals(new CameraPreferences(CardSourceKind.DEMONSTRATION, false, ""), others.opened.orElseThrow());
        assertEquals(CardSourceKind.CAMERA, at.camera().source());
    }

    @Test
    public void theDrawnDeckDealsOnlyAtTheDemonstrationTable() {
        at.settings.choose(CardSourceKind.DEMONSTRATION);
        assertEquals(CardSourceKind.DEMONSTRATION, at.camera().source());
        TableSetup s = at.now().setup();
        at.tap(TableState.open(new TableSetup("Table 7", s.game(), s.paytables(), s.house(), s.meters(), s.rates(),
                s.seats(), s.faceUp(), s.chips(), s.options())));
        assertEquals(CardSourceKind.BY_HAND, at.camera().source());
        assertEquals(CardSourceKind.BY_HAND, at.camera.opened.orElseThrow().source());
        at.tap(TestLayouts.open("crazy-4-poker"));
        assertEquals(CardSourceKind.DEMONSTRATION, at.camera().source());
    }

    @Test
    public void theTorchIsSwitchedOnAndOff() {
        at.model.torch();
        assertTrue(at.camera.torch && at.camera().device().torch());
        at.model.torch();
        assertFalse(at.camera.torch || at.camera().device().torch());
    }
}
