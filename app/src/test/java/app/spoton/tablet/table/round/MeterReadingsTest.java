package app.spoton.tablet.table.round;

import static app.spoton.tablet.table.TestLayouts.bet;
import static app.spoton.tablet.table.TestLayouts.deal;
import static app.spoton.tablet.table.TestLayouts.money;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.round.Meter;
import app.spoton.engine.round.Wager;
import app.spoton.tablet.setup.MeterKeeper;
import app.spoton.tablet.setup.TableSetup;
import app.spoton.tablet.table.TestLayouts;
import app.spoton.tablet.table.round.settlement.Pace;
import app.spoton.tablet.table.state.TableNotice;
import app.spoton.tablet.table.state.TableState;
import app.spoton.tablet.table.storage.CameraEvidence;
import app.spoton.tablet.table.storage.RoundRecords;
import app.spoton.tablet.table.storage.SavedRoundCodec;
import java.util.List;
import java.util.Optional;
import org.junit.Test;

/** A table whose meters an approved controller keeps. */
public class MeterReadingsTest {
    private static TableState open() {
        TableSetup setup = TestLayouts.setup("four-card-poker");
        return TableState.open(setup.withOptions(setup.options().with(MeterKeeper.CONTROLLER)));
    }

    /** Four aces at seat 2 win the whole meter. */
    private static TableState won() {
        TableState state = bet(bet(open(), 2, Wager.ANTE, "25"), 2, Wager.PROGRESSIVE, "1").deal();
        state = deal(state, "AcAdAhAs9c").play(2, 0, money("75"));
        return deal(state, "KsQd7h6c2s3d").settle().withPace(Pace.BY_SEAT);
    }

    @Test
    public void nothingIsContributedOnTheTablet() {
        TableState state = bet(bet(open(), 2, Wager.ANTE, "25"), 2, Wager.PROGRESSIVE, "1").deal();
        assertEquals(List.of(), MeterLedger.of(state.round()));
        assertEquals(Meter.NO_SEED, state.round().meters().get("main").seed());
        assertTrue("an old reading does not count", state.round().meters().get("main").amount().isZero());
    }

    @Test
    public void aShareOfTheMeterHasNoAmountUntilASupervisorHasReadTheDisplay() {
        TableState state = won();
        assertTrue(MeterReadings.isMissing(state.round(), state.waiting().orElseThrow()));
        assertEquals("no total either", Optional.empty(), state.view().orElseThrow().finishedSeatTotal());
        TableState refused = state.approve("Sue", Optional.empty(), state);
        assertEquals(TableNotice.Kind.READING_REQUIRED, refused.notice().orElseThrow().kind());
        assertTrue(refused.waiting().isPresent());
        assertEquals(TableNotice.Kind.READING_REQUIRED,
                state.approve("Sue", Optional.of(money("0")), state).notice().orElseThrow().kind());
    }

    @Test
    public void theAmountOnTheDisplayIsPaidAndGoesIntoTheEntryWithTheName() {
        TableState state = won();
        TableState read = state.approve("Sue", Optional.of(money("12345.67")), state);
        assertTrue(read.waiting().isEmpty());
        int win = read.round().settlement().orElseThrow().steps().stream().filter(step -> step.wager() == Wager.PROGRESSIVE)
                .findFirst().orElseThrow().number();
        assertEquals(money("12345.67"), read.round().settlement().orElseThrow().steps().get(win - 1).pay());
        assertEquals("Sue", read.round().audit().approvals().get(win));
        assertTrue(read.view().orElseThrow().finishedSeatTotal().isPresent());
        TableState confirmed = read.confirm();
        assertEquals(RoundPhase.CONFIRMED, confirmed.phase());
        var record = RoundRecords.ended(confirmed.round(), CameraEvidence.NONE);
        assertEquals(money("12345.67"), record.round().meters().get("main").amount());
        assertEquals("nothing is reseeded on the tablet", List.of(), record.meterChanges());
        assertEquals("the engine settles the entry to the same again", record.settlement().orElseThrow().steps().toString(),
                record.game().settle(record.round()).steps().toString());
        assertTrue("the next round starts without a reading", confirmed.nextRound().round().meters().get("main").amount().isZero());
    }

    @Test
    public void aReadingSurvivesARestart() {
        TableState state = won();
        TableState read = state.approve("Sue", Optional.of(money("12345.67")), state);
        SavedRoundCodec codec = new SavedRoundCodec(Catalog.standard());
        TableState again = codec.read(codec.write(read)).withPace(Pace.BY_SEAT);
        assertEquals(read.round().settlement().orElseThrow().steps().toString(),
                again.round().settlement().orElseThrow().steps().toString());
        assertFalse(again.waiting().isPresent());
        assertTrue("an unread one too", codec.read(codec.write(state)).withPace(Pace.BY_SEAT).waiting().isPresent());
    }
}
