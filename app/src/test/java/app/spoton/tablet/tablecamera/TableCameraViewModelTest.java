package app.spoton.tablet.tablecamera;

import static app.spoton.engine.round.Wager.ACES_UP;
import static app.spoton.engine.round.Wager.ANTE;
import static app.spoton.tablet.table.TestLayouts.bet;
import static app.spoton.tablet.table.TestLayouts.deal;
import static app.spoton.tablet.table.TestLayouts.money;
import static app.spoton.tablet.tablecamera.reading.TestReadings.card;
import static app.spoton.tablet.tablecamera.reading.TestReadings.known;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import androidx.lifecycle.MutableLiveData;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.spoton.camera.device.CameraProblem;
import app.spoton.engine.card.Cards;
import app.spoton.engine.record.CardOrigin;
import app.spoton.tablet.setup.TableSetup;
import app.spoton.tablet.table.TestLayouts;
import app.spoton.tablet.table.round.RoundPhase;
import app.spoton.tablet.table.state.TableState;
import app.spoton.tablet.tablecamera.device.FakeCameraProvider;
import app.spoton.tablet.tablecamera.reading.ReadingProblem;
import app.spoton.tablet.tablecamera.reading.TestReadings;
import app.spoton.tablet.tablecamera.reading.UncertainCard;
import app.spoton.tablet.tablecamera.source.CameraObstacle;
import app.spoton.tablet.tablecamera.source.CameraStatus;
import app.spoton.tablet.tablecamera.source.FakeCardSource;
import app.spoton.tablet.tablecamera.storage.CameraPreferences;
import app.spoton.tablet.tablecamera.storage.CameraPreferencesRepository;
import app.spoton.tablet.tablecamera.storage.CardSourceKind;
import app.spoton.tablet.settings.FakeSettingDao;
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

    private final FakeCardSource camera = new FakeCardSource();
    private final FakeCameraProvider cameras = new FakeCameraProvider();
    private final CameraPreferencesRepository settings = new CameraPreferencesRepository(new FakeSettingDao(), Runnable::run, cameras);
    private final Queue<Runnable> reading = new ArrayDeque<>();
    private final TableCameraViewModel model = new TableCameraViewModel(settings, camera, reading::add, Runnable::run);
    private final MutableLiveData<TableState> table = new MutableLiveData<>(TestLayouts.open("four-card-poker"));

    @Before
    public void theTableIsDealt() {
        model.join(table, tap -> table.setValue(tap.on(now())));
        tap(bet(bet(now(), 1, ANTE, "10"), 1, ACES_UP, "5").deal().play(1, 0, money("10")));
    }

    private TableState now() {
        return Objects.requireNonNull(table.getValue());
    }

    private TableCameraUiState camera() {
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
        camera.looks.add(seen.look());
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
        assertEquals(CameraStatus.READ, camera().status());
        assertTrue(camera().snapshot().isPresent());
    }

    @Test
    public void aReadingIsAtWorkUntilItsResultIsKnown() {
        camera.looks.add(whole("Ad?4h").look());
        model.read();
        assertEquals("the picture is read, and its meaning still to be found out", CameraStatus.READ, camera().status());
        assertTrue(camera().isAtWork());
        think();
        assertFalse(camera().isAtWork());
        assertTrue(camera().question().isPresent());
    }

    @Test
    public void aReadingThatIsUndoneOrSettledIsNoLongerAtWork() {
        camera.looks.add(new TestReadings().at(1, "Ah").look());
        model.read();
        table.setValue(deal(now(), "KsKd"));
        table.setValue(now().undo());
        assertFalse(camera().isAtWork());
        think();
        assertFalse(camera().isAtWork());

        see(whole("Ad"));
        camera.looks.add(whole("Ad").look());
        model.read();
        table.setValue(now().settle());
        think();
        assertFalse(camera().isAtWork());
    }

    @Test
    public void aDoubtfulCardThatMattersIsAskedAndAnsweredWithOneTap() {
        see(whole("Ad?4h"));
        assertFalse(now().canSettle());
        UncertainCard callOutsObserver = camera().question().orElseThrow();
        model.answer(callOutsObserver, callOutsObserver.second());
        think();
        assertEquals(Optional.empty(), camera().question());
        assertEquals(CardOrigin.CONFIRMED, known(now(), "4h"));
        assertTrue(now().canSettle());
    }

    @Test
    public void anotherCardCanBeNamed() {
        see(whole("Ad?4h"));
        model.answer(camera().question().orElseThrow(), card("As"));
        think();
        assertEquals(CardOrigin.CONFIRMED, known(now(), "As"));
    }

    @Test
    public void anObjectThatIsNotACardIsReportedOnce() {
        see(new TestReadings().at(1, "Ah", "Ad", "9c", "4d", "2h").at(0, DEALER));
        see(new TestReadings().at(1, "Ah", "Ad", "9c", "4d", "2h").at(0, "Qs?Ks", "Qc", "6d", "6c", "3s", "2s"));
        assertTrue("the camera was certain before", now().canSettle());
    }

    @Test
    public void aDoubtfulCardIsAskedAboutAsSoonAsTheOthersAreKnown() {
        see(new TestReadings().at(1, "Ah", "Ad?4h", "9c", "4d", "2h").at(0, "Qs"));
        assertEquals(Optional.empty(), camera().question());
        assertEquals(1, camera().deferred());
        tap(deal(now().selectSeat(0), "Qc6d6c3s2s"));
        assertEquals(card("Ad"), camera().question().orElseThrow().best());
    }

    @Test
    public void aReadingThatIsUndoneStaysUndone() {
        see(whole("Ad"));
        tap(now().undo());
        assertEquals(0, now().round().cardMask());
        assertEquals(Optional.empty(), camera().snapshot());
    }

    @Test
    public void correctingACardOfTheCameraIsACorrectionAndStays() {
        see(whole("Ad"));
        tap(deal(now().selectCard(1, 0, 1), "As"));
        assertEquals(CardOrigin.CORRECTED, known(now(), "As"));
        assertEquals(Cards.parse("AhAs9c4d2h"), now().round().seat(1).cards());
    }

    @Test
    public void anUnsureCardIsAskedAboutWhenItBeginsToMatter() {
        see(new TestReadings().at(1, "Ah", "Kd", "9h", "4c", "2h?2d").at(0, DEALER));
        assertEquals(CardOrigin.UNSURE, known(now(), "2h"));
        table.setValue(deal(now().selectCard(1, 0, 1), "Kh"));
        assertFalse("not even for a moment", now().canSettle());
        assertEquals(1, camera().questions().size());
        assertNull(known(now(), "2h"));
    }

    @Test
    public void aRestoredRoundDropsReadingsThatCannotBeJudged() {
        see(new TestReadings().at(1, "Ah", "Kd", "9h", "4c", "2h?2d").at(0, DEALER));
        TableState restored = now();
        TableCameraViewModel deferred = new TableCameraViewModel(settings, new FakeCardSource(), reading::add, Runnable::run);
        MutableLiveData<TableState> again = new MutableLiveData<>(restored);
        deferred.join(again, tap -> again.setValue(tap.on(again.getValue())));
        assertTrue("as it was it can be settled", again.getValue().canSettle());
        again.setValue(deal(restored.selectCard(1, 0, 1), "Kh"));
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
        assertEquals(Optional.empty(), camera().snapshot());
        assertEquals(1, camera.rounds);
    }

    @Test
    public void everyProblemIsShownAndTheTableContinuesByHand() {
        for (CameraProblem trouble : CameraProblem.values()) {
            camera.listener.onProblem(trouble);
            assertEquals(Optional.of(trouble), camera().trouble());
        }
        tap(deal(deal(now(), "AhAd9c4d2h"), "QsQc6d6c3s2s"));
        assertTrue(now().canSettle());
        assertEquals(CardOrigin.TYPED, known(now(), "Ah"));
    }

    @Test
    public void moreLightClearsOnlyTheDarknessWarning() {
        camera.listener.onProblem(CameraProblem.LOW_LIGHT);
        camera.listener.onLight();
        assertEquals(Optional.empty(), camera().trouble());
        camera.listener.onProblem(CameraProblem.TAKEN_AWAY);
        camera.listener.onLight();
        assertEquals(Optional.of(CameraProblem.TAKEN_AWAY), camera().trouble());
    }

    @Test
    public void thePermissionIsAskedForAndItsAnswerHeard() {
        camera.obstacle = CameraObstacle.PERMISSION;
        settings.choose(CardSourceKind.CAMERA);
        assertEquals(CameraObstacle.PERMISSION, camera().obstacle());
        model.permission(false);
        assertEquals(Optional.of(CameraProblem.PERMISSION_DENIED), camera().trouble());
        camera.obstacle = CameraObstacle.NONE;
        model.permission(true);
        assertEquals(Optional.empty(), camera().trouble());
        assertEquals(CameraObstacle.NONE, camera().obstacle());
    }

    @Test
    public void aTabletWithoutACameraStartsWithTheDemonstrationCamera() {
        cameras.there = false;
        FakeCardSource others = new FakeCardSource();
        TableCameraViewModel deferred = new TableCameraViewModel(new CameraPreferencesRepository(new FakeSettingDao(), Runnable::run, cameras), others,
                reading::add, Runnable::run);
        deferred.join(table, tap -> { });
        assertEquals(new CameraPreferences(CardSourceKind.DEMONSTRATION, false, ""), others.opened.orElseThrow());
        assertEquals(CardSourceKind.CAMERA, camera().source());
    }

    @Test
    public void theDrawnDeckDealsOnlyAtTheDemonstrationTable() {
        settings.choose(CardSourceKind.DEMONSTRATION);
        assertEquals(CardSourceKind.DEMONSTRATION, camera().source());
        TableSetup s = now().setup();
        tap(TableState.open(new TableSetup("Table 7", s.game(), s.paytables(), s.house(), s.meters(), s.rates(),
                s.seats(), s.faceUp(), s.chips(), s.options())));
        assertEquals(CardSourceKind.BY_HAND, camera().source());
        assertEquals(CardSourceKind.BY_HAND, camera.opened.orElseThrow().source());
        tap(TestLayouts.open("crazy-4-poker"));
        assertEquals(CardSourceKind.DEMONSTRATION, camera().source());
    }

    @Test
    public void theTorchIsSwitchedOnAndOff() {
        model.torch();
        assertTrue(camera.torch && camera().torch());
        model.torch();
        assertFalse(camera.torch || camera().torch());
    }

    @Test
    public void remarksAreShown() {
        see(new TestReadings().at(1, "Ah", "Ad", "9c", "4d", "??").at(0, DEALER));
        assertEquals(List.of(new ReadingProblem(ReadingProblem.Kind.UNREADABLE, 1, 1)), camera().problems());
    }
}
