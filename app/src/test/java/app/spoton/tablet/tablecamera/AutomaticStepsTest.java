package app.spoton.tablet.tablecamera;

import static app.spoton.engine.round.Wager.ANTE;
import static app.spoton.tablet.table.TestLayouts.bet;
import static app.spoton.tablet.table.TestLayouts.money;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.card.Card;
import app.spoton.engine.card.Cards;
import app.spoton.engine.record.CardOrigin;
import app.spoton.tablet.table.TestLayouts;
import app.spoton.tablet.table.round.CardPosition;
import app.spoton.tablet.table.round.PlacedCard;
import app.spoton.tablet.table.state.TableState;
import app.spoton.tablet.tablecamera.source.CameraStatus;
import app.spoton.tablet.tablecamera.storage.CardSourceKind;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.Test;

/** What happens without a tap, and what must not. */
public class AutomaticStepsTest {
    private static final String DEALER = "KsQd8s6c2s3d";
    private static final TableState BET = bet(TestLayouts.open("four-card-poker"), 1, ANTE, "10");
    private static final TableCameraUiState CAMERA = TableCameraUiState.of(CardSourceKind.CAMERA);
    private static final TableCameraUiState DEMONSTRATION = TableCameraUiState.of(CardSourceKind.DEMONSTRATION);

    private final AutomaticSteps steps = new AutomaticSteps();

    private static TableState see(TableState state, CardPosition position, String cards, CardOrigin origin) {
        List<PlacedCard> placed = Cards.parse(cards).list().stream().map(card -> new PlacedCard(card, origin)).collect(Collectors.toList());
        return state.placeCards(Map.of(position, placed));
    }

    private static TableState seatSeen() {
        return see(BET.deal(), CardPosition.dealtTo(1), "AhAd9c4d2h", CardOrigin.CAMERA);
    }

    private boolean settles(TableState was, TableState now, TableCameraUiState camera) {
        steps.onTable(Optional.of(was), now, camera);
        return steps.isSettlementDue(now, camera);
    }

    private boolean reads(TableState was, TableState now) {
        steps.onTable(Optional.of(was), now, DEMONSTRATION);
        return steps.isReadingDue(now, DEMONSTRATION);
    }

    @Test
    public void aRoundIsSettledWhenTheLastCertainCardCompletesIt() {
        TableState decided = seatSeen().playAll();
        TableState complete = see(decided, CardPosition.DEALER, DEALER, CardOrigin.CAMERA);
        assertTrue(settles(decided, complete, CAMERA));
        assertFalse("once", steps.isSettlementDue(complete, CAMERA));
    }

    @Test
    public void aRoundIsSettledWhenTheLastDecisionCompletesIt() {
        TableState seen = see(seatSeen(), CardPosition.DEALER, DEALER, CardOrigin.CAMERA);
        assertTrue(settles(seen, seen.playAll(), CAMERA));
    }

    @Test
    public void aSettlementThatWasTakenBackWaitsForATap() {
        TableState decided = seatSeen().playAll();
        TableState complete = see(decided, CardPosition.DEALER, DEALER, CardOrigin.CAMERA);
        TableState settled = complete.settle();
        assertFalse(settles(settled, settled.undo(), CAMERA));
        assertFalse("nor does another decision settle it", settles(settled.undo(), settled.undo().fold(1, 0), CAMERA));
    }

    @Test
    public void aCardThatIsUnsureOrEnteredByHandWaitsForATap() {
        TableState decided = seatSeen().playAll();
        assertFalse(settles(decided, see(decided, CardPosition.DEALER, DEALER, CardOrigin.UNSURE), CAMERA));
        assertFalse(settles(decided, TestLayouts.deal(decided, DEALER), CAMERA));
    }

    @Test
    public void withoutACameraNothingIsSettledByItself() {
        TableState decided = seatSeen().playAll();
        TableState complete = see(decided, CardPosition.DEALER, DEALER, CardOrigin.CAMERA);
        assertFalse(settles(decided, complete, TableCameraUiState.of(CardSourceKind.BY_HAND)));
    }

    @Test
    public void whileTheCameraIsAtWorkTheSettlementWaitsForIt() {
        TableState decided = seatSeen().playAll();
        TableState complete = see(decided, CardPosition.DEALER, DEALER, CardOrigin.CAMERA);
        assertFalse(settles(decided, complete, CAMERA.with(CameraStatus.READING)));
        assertTrue(settles(complete, complete, CAMERA));
    }

    @Test
    public void theDemonstrationReadsByItselfOnceItWasAsked() {
        assertFalse("nobody has asked it yet", reads(BET, BET.deal()));
        steps.onRead();
        assertTrue("after the deal", reads(BET, BET.deal()));
        assertFalse("once", steps.isReadingDue(BET.deal(), DEMONSTRATION));
        assertTrue("when everybody has decided", reads(seatSeen(), seatSeen().playAll()));
        assertFalse(reads(seatSeen().playAll(), seatSeen().playAll().play(1, 0, money("20"))));
    }

    @Test
    public void aCardByHandStopsTheDemonstration() {
        steps.onRead();
        TableState typed = TestLayouts.deal(BET.deal(), "Ah");
        assertEquals(CardOrigin.TYPED, typed.round().origins().get(Card.parse("Ah").orElseThrow()));
        assertFalse(reads(typed, typed.playAll()));
        assertFalse("in the next round too", reads(BET, BET.deal()));
    }

    @Test
    public void aReadingThatNobodyAskedForIsDroppedIfTheDealerEntersTheCardsMeanwhile() {
        Optional<TableState> typed = Optional.of(TestLayouts.deal(BET.deal(), "Ah"));
        steps.onRead();
        assertFalse("the dealer asked for this one", steps.isOvertaken(typed));
        assertTrue(reads(BET, BET.deal()));
        assertFalse("nothing is entered yet", steps.isOvertaken(Optional.of(BET.deal())));
        assertTrue(steps.isOvertaken(typed));
        steps.onRead();
        assertFalse(steps.isOvertaken(typed));
    }
}
