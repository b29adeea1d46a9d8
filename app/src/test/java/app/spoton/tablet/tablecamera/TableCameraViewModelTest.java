package app.spoton.tablet.tablecamera;

import static app.spoton.tablet.table.TestLayouts.deal;
import static app.spoton.tablet.tablecamera.TableCameraFixture.whole;
import static app.spoton.tablet.tablecamera.reading.TestReadings.card;
import static app.spoton.tablet.tablecamera.reading.TestReadings.known;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import androidx.lifecycle.MutableLiveData;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.spoton.engine.card.Cards;
import app.spoton.engine.record.CardOrigin;
import app.spoton.tablet.table.TableUiState;
import app.spoton.tablet.table.state.TableState;
import app.spoton.tablet.tablecamera.reading.ReadingProblem;
import app.spoton.tablet.tablecamera.reading.TestReadings;
import app.spoton.tablet.tablecamera.reading.UncertainCard;
import app.spoton.tablet.tablecamera.source.CameraStatus;
import app.spoton.tablet.tablecamera.source.FakeCardSource;
import java.util.List;
import java.util.Optional;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;

/** Which cards a reading places on the table, and which it asks about. */
@RunWith(AndroidJUnit4.class)
public class TableCameraViewModelTest {
    private static final String[] DEALER = {"Qs", "Qc", "6d", "6c", "3s", "2s"};

    @Rule
    public final TableCameraFixture at = new TableCameraFixture();

    @Test
    public void certainCardsDropOntoTheirSeats() {
        at.see(whole("Ad"));
        assertEquals(Cards.parse("AhAd9c4d2h"), at.now().round().seat(1).cards());
        assertTrue(at.now().canSettle());
        assertEquals(CameraStatus.READ, at.camera().status());
        assertTrue(at.camera().snapshot().isPresent());
    }

    @Test
    public void aReadingIsAtWorkUntilItsResultIsKnown() {
        at.camera.looks.add(whole("Ad?4h").look());
        at.model.read();
        assertEquals("the picture is read, and its meaning still to be found out", CameraStatus.READ, at.camera().status());
        assertTrue(at.camera().isAtWork());
        at.think();
        assertFalse(at.camera().isAtWork());
        assertTrue(at.camera().question().isPresent());
    }

    @Test
    public void aReadingThatIsUndoneOrSettledIsNoLongerAtWork() {
        at.camera.looks.add(new TestReadings().at(1, "Ah").look());
        at.model.read();
        at.set(deal(at.now(), "KsKd"));
        at.set(at.now().undo());
        assertFalse(at.camera().isAtWork());
        at.think();
        assertFalse(at.camera().isAtWork());

        at.see(whole("Ad"));
        at.camera.looks.add(whole("Ad").look());
        at.model.read();
        at.set(at.now().settle());
        at.think();
        assertFalse(at.camera().isAtWork());
    }

    @Test
    public void aDoubtfulCardThatMattersIsAskedAndAnsweredWithOneTap() {
        at.see(whole("Ad?4h"));
        assertFalse(at.now().canSettle());
        UncertainCard callOutsObserver = at.camera().question().orElseThrow();
        at.model.answer(callOutsObserver, callOutsObserver.second());
        at.think();
        assertEquals(Optional.empty(), at.camera().question());
        assertEquals(CardOrigin.CONFIRMED, known(at.now(), "4h"));
        assertTrue(at.now().canSettle());
    }

    @Test
    public void anotherCardCanBeNamed() {
        at.see(whole("Ad?4h"));
        at.model.answer(at.camera().question().orElseThrow(), card("As"));
        at.think();
        assertEquals(CardOrigin.CONFIRMED, known(at.now(), "As"));
    }

    @Test
    public void anObjectThatIsNotACardIsReportedOnce() {
        at.see(new TestReadings().at(1, "Ah", "Ad", "9c", "4d", "2h").at(0, DEALER));
        at.see(new TestReadings().at(1, "Ah", "Ad", "9c", "4d", "2h").at(0, "Qs?Ks", "Qc", "6d", "6c", "3s", "2s"));
        assertTrue("the camera was certain before", at.now().canSettle());
    }

    @Test
    public void aDoubtfulCardIsAskedAboutAsSoonAsTheOthersAreKnown() {
        at.see(new TestReadings().at(1, "Ah", "Ad?4h", "9c", "4d", "2h").at(0, "Qs"));
        assertEquals(Optional.empty(), at.camera().question());
        assertEquals(1, at.camera().deferred());
        at.tap(deal(at.now().selectSeat(0), "Qc6d6c3s2s"));
        assertEquals(card("Ad"), at.camera().question().orElseThrow().best());
    }

    @Test
    public void aReadingThatIsUndoneStaysUndone() {
        at.see(whole("Ad"));
        at.tap(at.now().undo());
        assertEquals(0, at.now().round().cardMask());
        assertEquals(Optional.empty(), at.camera().snapshot());
    }

    @Test
    public void correctingACardOfTheCameraIsACorrectionAndStays() {
        at.see(whole("Ad"));
        at.tap(deal(at.now().selectCard(1, 0, 1), "As"));
        assertEquals(CardOrigin.CORRECTED, known(at.now(), "As"));
        assertEquals(Cards.parse("AhAs9c4d2h"), at.now().round().seat(1).cards());
    }

    @Test
    public void anUnsureCardIsAskedAboutWhenItBeginsToMatter() {
        at.see(new TestReadings().at(1, "Ah", "Kd", "9h", "4c", "2h?2d").at(0, DEALER));
        assertEquals(CardOrigin.UNSURE, known(at.now(), "2h"));
        at.set(deal(at.now().selectCard(1, 0, 1), "Kh"));
        assertFalse("not even for a moment", at.now().canSettle());
        assertEquals(1, at.camera().questions().size());
        assertNull(known(at.now(), "2h"));
    }

    @Test
    public void aRestoredRoundDropsReadingsThatCannotBeJudged() {
        at.see(new TestReadings().at(1, "Ah", "Kd", "9h", "4c", "2h?2d").at(0, DEALER));
        TableState restored = at.now();
        TableCameraViewModel deferred = new TableCameraViewModel(at.settings, new FakeCardSource(), at.reading::add, Runnable::run);
        MutableLiveData<TableUiState> again = new MutableLiveData<>(TableUiState.of(restored));
        deferred.join(again, tap -> again.setValue(TableUiState.of(tap.on(again.getValue().table().orElseThrow()))));
        assertTrue("as it was it can be settled", again.getValue().table().orElseThrow().canSettle());
        again.setValue(TableUiState.of(deal(restored.selectCard(1, 0, 1), "Kh")));
        assertFalse(again.getValue().table().orElseThrow().canSettle());
    }

    @Test
    public void aSeatThatHasAllItsCardsIsNotAskedAboutAnother() {
        at.see(new TestReadings().at(1, "Ah", "Ad", "9c", "4d", "2h", "Qs?Qh", "??").at(0, DEALER));
        assertEquals(Optional.empty(), at.camera().question());
        assertEquals(List.of(), at.camera().problems());
        assertTrue(at.now().canSettle());
    }

    @Test
    public void ofMoreDoubtsThanTheHandHasRoomForTheLikeliestIsAskedAndThenTheNext() {
        at.see(new TestReadings().at(1, "Ah", "Ad?4h", "9c", "4d", "2h", "Kd?As").at(0, DEALER));
        assertEquals(1, at.camera().questions().size());
        at.model.noCard(at.camera().question().orElseThrow());
        at.think();
        assertEquals(1, at.camera().questions().size());
    }

    @Test
    public void remarksAreShown() {
        at.see(new TestReadings().at(1, "Ah", "Ad", "9c", "4d", "??").at(0, DEALER));
        assertEquals(List.of(new ReadingProblem(ReadingProblem.Kind.UNREADABLE, 1, 1)), at.camera().problems());
    }
}
