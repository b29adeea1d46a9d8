package app.spoton.tablet.table.round.settlement;

import static app.spoton.tablet.table.TestLayouts.bet;
import static app.spoton.tablet.table.TestLayouts.deal;
import static app.spoton.tablet.table.TestLayouts.money;
import static app.spoton.tablet.table.TestLayouts.open;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertSame;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.game.Game;
import app.spoton.engine.round.Wager;
import app.spoton.engine.settlement.Step;
import app.spoton.engine.testing.LongRun;
import app.spoton.tablet.setup.TableSetup;
import app.spoton.tablet.table.FullTable;
import app.spoton.tablet.table.ScriptedDealer;
import app.spoton.tablet.table.TestLayouts;
import app.spoton.tablet.table.round.RoundPhase;
import app.spoton.tablet.table.state.TableNotice;
import app.spoton.tablet.table.state.TableState;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.Test;

public class SettlementViewTest {
    private static final int ROUNDS = LongRun.cases(200, 20_000);

    /** Four aces at seat 2 win the whole meter; seats 4 and 5 have the progressive wager too. */
    private static TableState meterWin(Optional<String> supervisorFrom) {
        TableSetup setup = TestLayouts.setup("four-card-poker");
        TableState state = TableState.open(setup.withOptions(setup.options().withSupervisorFrom(supervisorFrom.map(TestLayouts::money))));
        for (int seat : List.of(2, 4, 5)) {
            state = bet(bet(state, seat, Wager.ANTE, "25"), seat, Wager.PROGRESSIVE, "1");
        }
        state = deal(state.deal(), "AcAdAhAs9c").play(2, 0, money("75"));
        state = deal(state, "3c6d8sTcQh").play(4, 0, money("25"));
        return deal(state.fold(5, 0), "KsQd7h6c2s3d").settle();
    }

    private static List<String> groups(TableState settled) {
        return settled.view().orElseThrow().groups().stream().map(group -> group.kind() + " " + group.steps().stream()
                .map(step -> step.seat() + " " + step.wager().id()).collect(Collectors.joining(", "))).collect(Collectors.toList());
    }

    @Test
    public void bySeatForfeitsAreOnePassThenEverySeatIsAPanelThenEnvy() {
        TableState state = meterWin(Optional.empty()).withPace(Pace.BY_SEAT);
        assertEquals(List.of("SEAT 5 ante, 5 progressive", "SEAT 4 play, 4 ante, 4 progressive",
                "SEAT 2 play, 2 ante, 2 automatic-bonus, 2 progressive", "ENVY 5 envy, 4 envy"), groups(state));
    }

    @Test
    public void playsOfAllSeatsArePushedBackInOnePassBeforeAnySeat() {
        TableState state = bet(bet(open("three-card-fury"), 1, Wager.ANTE, "10"), 3, Wager.ANTE, "10").deal();
        state = deal(state, "9s9h4d2c").play(1, 0, money("10"));
        state = deal(state, "8s8h5d3c").play(3, 0, money("10"));
        state = deal(state, "QsTd4h").settle().withPace(Pace.BY_SEAT);
        assertEquals(List.of("DEALER_SHOWN 3 play, 1 play", "SEAT 3 monster, 3 ante", "SEAT 1 monster, 1 ante"), groups(state));
    }

    @Test
    public void aSingleSeatIsOnePanel() {
        TableState state = deal(bet(open("three-card-fury"), 1, Wager.ANTE, "10").deal(), "9s9h4d2c").play(1, 0, money("10"));
        state = deal(state, "QsTd4h").settle().withPace(Pace.BY_SEAT);
        assertEquals(List.of("SEAT 1 play, 1 monster, 1 ante"), groups(state));
        assertTrue("nothing else is to be seen", state.view().orElseThrow().mayConfirm());
    }

    @Test
    public void everyPaceShowsTheSameStepsInTheManualsOrder() {
        List<Game> games = Catalog.standard().games();
        for (int seed = 0; seed < ROUNDS; seed++) {
            TableState settled = new ScriptedDealer(new Random(seed), TableSetup.demonstration(Catalog.standard(), games.get(seed % games.size())))
                    .playUpToSettlement();
            List<Step> expected = settled.round().settlement().orElseThrow().steps();
            for (Pace pace : Pace.values()) {
                List<Step> shown = new ArrayList<>();
                TableState at = settled.withPace(pace);
                while (!at.round().isAtTotals()) {
                    at.view().orElseThrow().group().ifPresent(group -> shown.addAll(group.steps()));
                    while (at.waiting().isPresent()) {
                        assertEquals("held", at.round().line(), at.next().round().line());
                        assertFalse(at.view().orElseThrow().mayConfirm());
                        at = at.approve("Sue");
                    }
                    at = at.next();
                }
                assertEquals("seed " + seed + " " + pace, expected, shown);
                assertEquals(RoundPhase.CONFIRMED, at.confirm().phase());
            }
        }
    }

    @Test
    public void noPaceSkipsAMeterWin() {
        for (Pace pace : Pace.values()) {
            TableState state = meterWin(Optional.empty()).withPace(pace);
            assertSame("nobody has confirmed the win", state.phase(), state.confirm().phase());
            while (state.waiting().isEmpty()) {
                state = state.next();
            }
            assertEquals(Wager.PROGRESSIVE, state.waiting().orElseThrow().wager());
            assertEquals(TableNotice.Kind.SUPERVISOR_REQUIRED, state.next().notice().orElseThrow().kind());
            assertEquals("10000.60", state.round().meters().get("main").amount().toString());
            TableState approved = state.approve("Sue");
            assertEquals("5120.15", approved.round().meters().get("main").amount().toString());
            assertTrue(approved.waiting().isEmpty());
            assertTrue(approved.next().round().line() > state.round().line());
        }
    }

    @Test
    public void aPayoutFromTheHousesAmountUpWaitsForASupervisorWhateverTheWager() {
        TableState state = meterWin(Optional.of("75")).withPace(Pace.BY_SEAT);
        List<String> waiting = state.view().orElseThrow().unapproved().stream().map(step -> step.wager().id())
                .collect(Collectors.toList());
        assertEquals(List.of("play", "automatic-bonus", "progressive", "envy", "envy"), waiting);
        while (state.waiting().isEmpty()) {
            state = state.next();
        }
        assertEquals(Wager.PLAY, state.waiting().orElseThrow().wager());
        state = state.approve("Sue");
        assertEquals("the seat's next payout waits too", Wager.AUTOMATIC_BONUS, state.waiting().orElseThrow().wager());
        assertEquals(List.of(), meterWin(Optional.of("75")).view().orElseThrow().unapproved().stream()
                .filter(step -> step.pay().compareTo(money("75")) < 0).collect(Collectors.toList()));
    }

    @Test
    public void thePaceCanChangeAtAnyLineAndBackAgain() {
        for (TableState at : FullTable.round("crazy-4-poker")) {
            if (at.phase() == RoundPhase.SETTLEMENT) {
                TableState other = at.withPace(Pace.WHOLE_TABLE).withPace(Pace.BY_SEAT);
                assertEquals(at.round(), other.round());
                Optional<Step> step = at.round().step();
                step.ifPresent(now -> assertTrue(other.view().orElseThrow().group().orElseThrow().steps().contains(now)));
            }
        }
    }

    @Test
    public void backFromASeatGoesToTheSeatBeforeAndFromTheFirstToTheCards() {
        TableState state = meterWin(Optional.empty()).withPace(Pace.BY_SEAT);
        TableState second = state.next();
        assertEquals(4, second.view().orElseThrow().group().orElseThrow().steps().get(0).seat());
        assertEquals(5, second.back().view().orElseThrow().group().orElseThrow().steps().get(0).seat());
        assertEquals(RoundPhase.CARDS, second.back().back().phase());
        assertEquals(RoundPhase.CARDS, state.undo().phase());
        assertEquals("the pace stays", Pace.BY_SEAT, state.undo().pace());
    }

    @Test
    public void theWholeTableMayBeConfirmedAtOnceAndTheRoundIsAtItsEndThen() {
        TableState state = deal(bet(open("four-card-poker"), 1, Wager.ANTE, "10").deal(), "AhAd9c4d2h").play(1, 0, money("10"));
        TableState settled = deal(state, "KsQd8h6c2s3d").settle();
        assertEquals("line by line every line is seen first", RoundPhase.SETTLEMENT, settled.confirm().phase());
        TableState confirmed = settled.withPace(Pace.WHOLE_TABLE).confirm();
        assertEquals(RoundPhase.CONFIRMED, confirmed.phase());
        assertTrue(confirmed.round().isAtTotals());
        assertEquals("the next round goes at the same pace", Pace.WHOLE_TABLE, confirmed.nextRound().pace());
    }
}
