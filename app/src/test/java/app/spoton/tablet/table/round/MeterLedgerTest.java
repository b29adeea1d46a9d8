package app.spoton.tablet.table.round;

import static app.spoton.engine.round.Wager.ANTE;
import static app.spoton.engine.round.Wager.ENVY;
import static app.spoton.engine.round.Wager.PROGRESSIVE;
import static app.spoton.tablet.table.TestLayouts.bet;
import static app.spoton.tablet.table.TestLayouts.deal;
import static app.spoton.tablet.table.TestLayouts.money;
import static app.spoton.tablet.table.TestLayouts.open;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertSame;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.game.Game;
import app.spoton.engine.money.Money;
import app.spoton.engine.record.MeterChange;
import app.spoton.engine.record.RoundEnd;
import app.spoton.engine.round.Meter;
import app.spoton.engine.settlement.Step;
import app.spoton.tablet.setup.TableSetup;
import app.spoton.tablet.table.ScriptedDealer;
import app.spoton.tablet.table.state.TableNotice;
import app.spoton.tablet.table.state.TableState;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.Test;

/** The progressive at the table: contributions, wins, and the supervisor. */
public class MeterLedgerTest {
    /** Seat 2 has four aces, which win the whole meter; seats 1 and 5 envy. */
    private static TableState won() {
        TableState state = open("four-card-poker");
        for (int seat : new int[] {1, 2, 5}) {
            state = bet(bet(state, seat, ANTE, "10"), seat, PROGRESSIVE, "1");
        }
        state = state.deal();
        state = deal(state, "2c5d8hJcKh").play(1, 0, money("10"));
        state = deal(state, "AcAdAhAs9c").play(2, 0, money("10"));
        state = deal(state, "3c6d8sTcQh").play(5, 0, money("10"));
        return deal(state, "KsQd7h6c2s3d").settle();
    }

    private static TableState atTheWin() {
        TableState state = won();
        while (!state.round().waitsForSupervisor()) {
            state = state.next();
        }
        return state;
    }

    private static List<MeterChange.Kind> kinds(TableState state) {
        return MeterLedger.changes(state.round()).stream().map(MeterChange::kind)
                .collect(Collectors.toUnmodifiableList());
    }

    @Test
    public void contributionsMoveTheMeterAtTheDeal() {
        TableState state = bet(bet(bet(open("four-card-poker"), 1, ANTE, "10"), 1, PROGRESSIVE, "1"), 2, ANTE, "10");
        assertEquals(money("10000.00"), state.round().meters().get("main").amount());
        Meter dealt = state.deal().round().meters().get("main");
        assertEquals("a fifth of a dollar", money("10000.20"), dealt.amount());
        assertEquals("a twentieth of a dollar", money("120.05"), dealt.reserve());
        assertEquals(dealt, state.deal().round().toRound().meters().get("main"));
        assertEquals("undone with the deal", money("10000.00"), state.deal().undo().round().meters().get("main")
                .amount());
    }

    @Test
    public void aWinOfTheProgressiveStopsTheRoundUntilASupervisorConfirms() {
        TableState state = atTheWin();
        assertEquals(2, state.round().step().orElseThrow().seat());
        TableState stopped = state.next();
        assertEquals(state.round(), stopped.round());
        assertEquals(TableNotice.Kind.SUPERVISOR_REQUIRED, stopped.notice().orElseThrow().kind());
        TableState approved = state.approve("Sue");
        assertEquals(state.round().line() + 1, approved.next().round().line());
        assertEquals("Sue", approved.round().audit().approvals().values().iterator().next());
    }

    @Test
    public void beforeASupervisorHasConfirmedAllCanBeTakenBackAndAfterwardsTheCardsStay() {
        TableState back = atTheWin();
        while (back.phase() == RoundPhase.SETTLEMENT) {
            back = back.back();
        }
        assertEquals(RoundPhase.CARDS, back.phase());
        TableState approved = atTheWin().approve("Sue");
        while (approved.round().line() > 0) {
            approved = approved.back();
        }
        assertEquals(TableNotice.Kind.SUPERVISOR_CONFIRMED, approved.back().notice().orElseThrow().kind());
        assertEquals(RoundPhase.SETTLEMENT, approved.back().phase());
        assertEquals(RoundPhase.SETTLEMENT, approved.returnWagers(RoundEnd.VOID, "x").phase());
    }

    @Test
    public void theMeterMovesOnTheScreenWithTheWinAndEnvyComesLast() {
        TableState state = atTheWin();
        assertEquals("not before it is confirmed", money("10000.60"), state.round().meters().get("main").amount());
        TableState end = state.approve("Sue");
        assertEquals("seed and reserve", money("5120.15"), end.round().meters().get("main").amount());
        while (!end.round().isAtTotals()) {
            end = end.next().approve("Sue");
        }
        List<Step> steps = end.round().settlement().orElseThrow().steps();
        assertEquals(ENVY, steps.get(steps.size() - 1).wager());
        assertEquals(List.of(MeterChange.Kind.CONTRIBUTION, MeterChange.Kind.WIN, MeterChange.Kind.RESEED), kinds(end));
        TableState confirmed = end.confirm();
        assertEquals(money("5120.15"), confirmed.nextRound().round().meters().get("main").amount());
        assertEquals(Money.ZERO, confirmed.nextRound().round().meters().get("main").reserve());
    }

    @Test
    public void nobodyIsPaidEnvyForTheirOwnHandAtAnotherSeat() {
        TableState state = open("four-card-poker");
        for (int seat : new int[] {1, 2, 5}) {
            state = bet(bet(state, seat, ANTE, "10"), seat, PROGRESSIVE, "1");
        }
        assertEquals(List.of(1, 2), state.otherSeats(5));
        state = state.samePlayer(5, 2).deal();
        state = deal(state, "2c5d8hJcKh").play(1, 0, money("10"));
        state = deal(state, "AcAdAhAs9c").play(2, 0, money("10"));
        state = deal(state, "3c6d8sTcQh").play(5, 0, money("10"));
        List<Step> envy = deal(state, "KsQd7h6c2s3d").settle().round().settlement().orElseThrow().steps().stream()
                .filter(step -> step.wager() == ENVY).collect(Collectors.toUnmodifiableList());
        assertEquals(1, envy.size());
        assertEquals(1, envy.get(0).seat());
    }

    @Test
    public void aPlayerWithTwoSeatsKeepsBothInTheNextRound() {
        TableState state = open("four-card-poker");
        for (int seat : new int[] {1, 2, 5}) {
            state = bet(bet(state, seat, ANTE, "10"), seat, PROGRESSIVE, "1");
        }
        TableState ended = state.samePlayer(5, 1).deal().returnWagers(RoundEnd.VOID, "test");
        assertEquals(Map.of(5, 1), ended.nextRound().round().samePlayerAs());
        assertEquals(Map.of(5, 1), ended.repeatWagers().round().samePlayerAs());
        TableState without5 = ended.repeatWagers().clearSeat(5).deal().returnWagers(RoundEnd.VOID, "test");
        assertEquals("a seat that sits out is forgotten", Map.of(), without5.nextRound().round().samePlayerAs());
    }

    @Test
    public void aRoundWhoseWagersWentBackLeavesTheMetersAlone() {
        TableState misdeal = bet(bet(open("four-card-poker"), 1, ANTE, "10"), 1, PROGRESSIVE, "1").deal()
                .returnWagers(RoundEnd.MISDEAL, "a card was exposed");
        assertEquals(RoundPhase.CONFIRMED, misdeal.phase());
        assertEquals(List.of(), kinds(misdeal));
        assertEquals(money("10000.00"), misdeal.nextRound().round().meters().get("main").amount());
        assertTrue(misdeal.nextRound().canRepeatWagers());
        TableState nobody = open("four-card-poker");
        assertSame(nobody, nobody.returnWagers(RoundEnd.VOID, "x"));
    }

    @Test
    public void theLinesOfEveryLedgerAddUp() {
        List<Game> games = List.of(Catalog.standard().game("four-card-poker").orElseThrow(),
                Catalog.standard().game("crazy-4-poker").orElseThrow());
        int lines = 0;
        for (int seed = 0; seed < 300; seed++) {
            TableState settled = new ScriptedDealer(new Random(seed), TableSetup.demonstration(Catalog.standard(), games.get(seed % 2)))
                    .playUpToSettlement();
            Map<String, Meter> sum = new LinkedHashMap<>(settled.setup().meters());
            for (MeterChange change : MeterLedger.changes(settled.round())) {
                Meter was = sum.get(change.meter());
                Meter now = new Meter(was.amount().plus(change.amount()), was.seed(),
                        was.reserve().plus(change.reserve()));
                assertEquals(change.after(), now);
                sum.put(change.meter(), now);
                lines++;
            }
            assertEquals(settled.round().settlement().orElseThrow().meters(), sum);
        }
        assertTrue("only " + lines, lines > 150);
    }
}
