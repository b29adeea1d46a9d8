package app.spoton.tablet.tablecamera;

import static app.spoton.engine.round.Wager.ACES_UP;
import static app.spoton.engine.round.Wager.ANTE;
import static app.spoton.tablet.table.TestLayouts.bet;
import static app.spoton.tablet.table.TestLayouts.deal;
import static app.spoton.tablet.table.TestLayouts.money;
import static app.spoton.tablet.tablecamera.TestReadings.card;
import static app.spoton.tablet.tablecamera.TestReadings.known;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import androidx.lifecycle.MutableLiveData;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.spoton.camera.device.CameraProblem;
import app.spoton.engine.card.Cards;
import app.spoton.tablet.auditlog.KnownBy;
import app.spoton.tablet.setup.TableSetup;
import app.spoton.tablet.table.RoundPhase;
import app.spoton.tablet.table.TableState;
import app.spoton.tablet.table.TestLayouts;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Queue;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;

@RunWith(AndroidJUnit4.class)
public class TableCameraViewModelTest {
    private static final String[] DEALER = {"Qs", "Qc", "6d", "6c", "3s", "2s"};

    private final FakeCardSource eyes = new FakeCardSource();
    private final FakeCameraProvider cameras = new FakeCameraProvider();
    private final CameraPreferencesRepository settings = new CameraPreferencesRepository(new FakeCameraPreferences(), Runnable::run, cameras);
    private final Queue<Runnable> reading = new ArrayDeque<>();
    private final TableCameraViewModel model = new TableCameraViewModel(settings, eyes, reading::add, Runnable::run);
    private final MutableLiveData<TableState> table = new MutableLiveData<>(TestLayouts.open("four-card-poker"));

    @Before
    public void theTableIsDealt() {
        model.join(table, tap -> table.setValue(tap.on(now())));
        tap(bet(bet(now(), 1, ANTE, "10"), 1, ACES_UP, "5").deal().play(1, 0, money("10")));
    }

    private TableState now() {
        return Objects.requireNonNull(table.getValue());
    }

    private TableCameraUiState eyes() {
        return Objects.requireNonNull(model.state().getValue());
    }

    private void tap(TableState next) {
        table.setValue(next);
        think();
    }

    private void think() {
        while (!reading.isEmpty()) {
            reading.remove().run();
        }
    }

    private void see(TestReadings seen) {
        eyes.looks.add(seen.look());
        model.read();
        think();
    }

    private static TestReadings whole(String doubtful) {
        return new TestReadings().at(1, "Ah", doubtful, "9c", "4d", "2h").at(0, DEALER);
    }

    @Test
    public void certainCardsDropOntoTheirSeats() {
        see(whole("Ad"));
        assertEquals(Cards.parse("AhAd9c4d2h"), now().round().seat(1).cards());
        assertTrue(now().canSettle());
        assertEquals(CameraStatus.READ, eyes().watching());
        assertTrue(eyes().shot().isPresent());
    }

    @Test
    public void aLookIsAtWorkUntilItIsKnownWhatFollowsFromIt() {
        eyes.looks.add(whole("Ad?4h").look());
        model.read();
        assertEquals("the picture is read, and its meaning still to be found out", CameraStatus.READ, eyes().watching());
        assertTrue(eyes().isAtWork());
        think();
        assertFalse(eyes().isAtWork());
        assertTrue(eyes().question().isPresent());
    }

    @Test
    public void aLookThatIsTakenBackOrSettledMeanwhileIsNoLongerAtWork() {
        eyes.looks.add(new TestReadings().at(1, "Ah").look());
        model.read();
        table.setValue(deal(now(), "KsKd"));
        table.setValue(now().undo());
        assertFalse(eyes().isAtWork());
        think();
        assertFalse(eyes().isAtWork());

        see(whole("Ad"));
        eyes.looks.add(whole("Ad").look());
        model.read();
        table.setValue(now().settle());
        think();
        assertFalse(eyes().isAtWork());
    }

    @Test
    public void aDoubtfulCardThatMattersIsAskedAndAnsweredWithOneTap() {
        see(whole("Ad?4h"));
        assertFalse(now().canSettle());
        UncertainCard asked = eyes().question().orElseThrow();
        model.answer(asked, asked.second());
        think();
        assertEquals(Optional.empty(), eyes().question());
        assertEquals(KnownBy.ASKED, known(now(), "4h"));
        assertTrue(now().canSettle());
    }

    @Test
    public void anotherCardCanBeNamed() {
        see(whole("Ad?4h"));
        model.answer(eyes().question().orElseThrow(), card("As"));
        think();
        assertEquals(KnownBy.ASKED, known(now(), "As"));
    }

    @Test
    public void whatIsNoCardIsToldOnce() {
        see(new TestReadings().at(1, "Ah", "Ad", "9c", "4d", "2h").at(0, DEALER));
        see(new TestReadings().at(1, "Ah", "Ad", "9c", "4d", "2h").at(0, "Qs?Ks", "Qc", "6d", "6c", "3s", "2s"));
        assertTrue("the camera was certain before", now().canSettle());
    }

    @Test
    public void aDoubtIsAskedAsSoonAsTheRestIsThere() {
        see(new TestReadings().at(1, "Ah", "Ad?4h", "9c", "4d", "2h").at(0, "Qs"));
        assertEquals(Optional.empty(), eyes().question());
        assertEquals(1, eyes().later());
        tap(deal(now().touchSeat(0), "Qc6d6c3s2s"));
        assertEquals(card("Ad"), eyes().question().orElseThrow().best());
    }

    @Test
    public void aReadingThatIsTakenBackStaysTakenBack() {
        see(whole("Ad"));
        tap(now().undo());
        assertEquals(0, now().round().onTheTable());
        assertEquals(Optional.empty(), eyes().shot());
    }

    @Test
    public void correctingACardOfTheCameraIsACorrectionAndStays() {
        see(whole("Ad"));
        tap(deal(now().touchCard(1, 0, 1), "As"));
        assertEquals(KnownBy.CORRECTED, known(now(), "As"));
        assertEquals(Cards.parse("AhAs9c4d2h"), now().round().seat(1).cards());
    }

    @Test
    public void whatWasUnsureIsAskedInTheMomentItBeginsToMatter() {
        see(new TestReadings().at(1, "Ah", "Kd", "9h", "4c", "2h?2d").at(0, DEALER));
        assertEquals(KnownBy.UNSURE, known(now(), "2h"));
        table.setValue(deal(now().touchCard(1, 0, 1), "Kh"));
        assertFalse("not even for a moment", now().canSettle());
        assertEquals(1, eyes().questions().size());
        assertNull(known(now(), "2h"));
    }

    @Test
    public void aRestoredRoundDoesNotKeepWhatNobodyCanJudgeAnyMore() {
        see(new TestReadings().at(1, "Ah", "Kd", "9h", "4c", "2h?2d").at(0, DEALER));
        TableState restored = now();
        TableCameraViewModel later = new TableCameraViewModel(settings, new FakeCardSource(), reading::add, Runnable::run);
        MutableLiveData<TableState> again = new MutableLiveData<>(restored);
        later.join(again, tap -> again.setValue(tap.on(again.getValue())));
        assertTrue("as it was it can be settled", again.getValue().canSettle());
        again.setValue(deal(restored.touchCard(1, 0, 1), "Kh"));
        assertFalse(again.getValue().canSettle());
    }

    @Test
    public void theNextRoundBeginsWithNothingSeen() {
        see(whole("Ad"));
        TableState settled = now().settle();
        while (!settled.round().isAtTotals()) {
            settled = settled.next();
        }
        tap(settled.confirm());
        tap(now().nextRound());
        assertEquals(RoundPhase.WAGERS, now().phase());
        assertEquals(Optional.empty(), eyes().shot());
        assertEquals(1, eyes.rounds);
    }

    @Test
    public void everyTroubleIsShownAndTheTableGoesOnByHand() {
        for (CameraProblem trouble : CameraProblem.values()) {
            eyes.told.onProblem(trouble);
            assertEquals(Optional.of(trouble), eyes().trouble());
        }
        tap(deal(deal(now(), "AhAd9c4d2h"), "QsQc6d6c3s2s"));
        assertTrue(now().canSettle());
        assertEquals(KnownBy.BY_HAND, known(now(), "Ah"));
    }

    @Test
    public void lightTakesOnlyTheComplaintAboutDarknessAway() {
        eyes.told.onProblem(CameraProblem.LOW_LIGHT);
        eyes.told.onLight();
        assertEquals(Optional.empty(), eyes().trouble());
        eyes.told.onProblem(CameraProblem.TAKEN_AWAY);
        eyes.told.onLight();
        assertEquals(Optional.of(CameraProblem.TAKEN_AWAY), eyes().trouble());
    }

    @Test
    public void thePermissionIsAskedForAndItsAnswerHeard() {
        eyes.obstacle = CameraObstacle.PERMISSION;
        settings.choose(CardSourceKind.CAMERA);
        assertEquals(CameraObstacle.PERMISSION, eyes().obstacle());
        model.permission(false);
        assertEquals(Optional.of(CameraProblem.PERMISSION_DENIED), eyes().trouble());
        eyes.obstacle = CameraObstacle.NONE;
        model.permission(true);
        assertEquals(Optional.empty(), eyes().trouble());
        assertEquals(CameraObstacle.NONE, eyes().obstacle());
    }

    @Test
    public void aTabletWithoutACameraBeginsWithTheDemonstration() {
        cameras.there = false;
        FakeCardSource others = new FakeCardSource();
        TableCameraViewModel later = new TableCameraViewModel(new CameraPreferencesRepository(new FakeCameraPreferences(), Runnable::run, cameras), others,
                reading::add, Runnable::run);
        later.join(table, tap -> { });
        assertEquals(new CameraPreferences(CardSourceKind.DEMONSTRATION, false, ""), others.opened.orElseThrow());
        assertEquals(CardSourceKind.CAMERA, eyes().source());
    }

    @Test
    public void theDrawnDeckDealsOnlyAtTheDemonstrationTable() {
        settings.choose(CardSourceKind.DEMONSTRATION);
        assertEquals(CardSourceKind.DEMONSTRATION, eyes().source());
        TableSetup s = now().setup();
        tap(TableState.open(new TableSetup("Table 7", s.game(), s.paytables(), s.house(), s.meters(), s.rates(),
                s.seats(), s.faceUp(), s.chips())));
        assertEquals(CardSourceKind.BY_HAND, eyes().source());
        assertEquals(CardSourceKind.BY_HAND, eyes.opened.orElseThrow().source());
        tap(TestLayouts.open("crazy-4-poker"));
        assertEquals(CardSourceKind.DEMONSTRATION, eyes().source());
    }

    @Test
    public void theTorchIsSwitchedOnAndOff() {
        model.torch();
        assertTrue(eyes.torch && eyes().torch());
        model.torch();
        assertFalse(eyes.torch || eyes().torch());
    }

    @Test
    public void remarksAreShown() {
        see(new TestReadings().at(1, "Ah", "Ad", "9c", "4d", "??").at(0, DEALER));
        assertEquals(List.of(new ReadingProblem(ReadingProblem.Kind.UNREADABLE, 1, 1)), eyes().remarks());
    }
}
