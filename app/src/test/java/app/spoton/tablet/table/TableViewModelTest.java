package app.spoton.tablet.table;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertSame;
import static org.junit.Assert.assertTrue;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.spoton.engine.card.Card;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.catalog.EngineVersion;
import app.spoton.engine.json.round.RoundLines;
import app.spoton.engine.json.round.Rounds;
import app.spoton.engine.record.AuditEvent;
import app.spoton.engine.record.CardOrigin;
import app.spoton.engine.record.RoundEnd;
import app.spoton.engine.record.RoundRecord;
import app.spoton.engine.record.RoundRecordCodec;
import app.spoton.engine.round.Meter;
import app.spoton.engine.round.Wager;
import app.spoton.tablet.auditlog.AuditLog;
import app.spoton.tablet.auditlog.InMemoryAuditLog;
import app.spoton.tablet.people.sessions.SignedInUser;
import app.spoton.tablet.setup.AmountPolicy;
import app.spoton.tablet.table.round.RoundPhase;
import app.spoton.tablet.table.state.TableNotice;
import app.spoton.tablet.table.state.TableState;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import org.junit.After;
import org.junit.Test;
import org.junit.runner.RunWith;

@RunWith(AndroidJUnit4.class)
public class TableViewModelTest {
    private final Queue<Runnable> settling = new ArrayDeque<>();
    private final InMemoryAuditLog log = new InMemoryAuditLog();
    private final TestTable table = new TestTable(log, settling::add);

    @After
    public void close() {
        table.close();
    }

    private void settle() {
        table.model.settle();
        settling.remove().run();
    }

    @Test
    public void theEngineSettlesOnItsOwnThreadAndUntilThenNoTapCounts() {
        table.complete();
        table.model.settle();
        assertTrue(table.now().isSettling());
        TableState pending = table.now();
        table.model.tap(TableState::undo);
        table.model.settle();
        assertSame(pending, table.now());
        assertEquals(1, settling.size());
        settling.remove().run();
        assertEquals(RoundPhase.SETTLEMENT, table.now().phase());
    }

    @Test
    public void aRoundThatIsNotCompleteIsNotSettled() {
        table.model.tap(state -> TestLayouts.bet(state, 1, Wager.ANTE, "10").deal());
        table.model.settle();
        assertEquals(0, settling.size());
    }

    @Test
    public void everyGameCanBePutOnTheDemonstrationTable() {
        assertEquals(5, table.model.games().size());
        table.model.games().forEach(game -> {
            table.model.changeGame(game);
            assertSame(game, table.now().setup().game());
        });
    }

    @Test
    public void aConfirmedRoundGoesToTheLogWithAllThatBelongsToIt() {
        table.model.tap(state -> TestLayouts.bet(TestLayouts.bet(TestLayouts.bet(state, 1, Wager.ANTE, "10"), 1, Wager.PROGRESSIVE, "1"),
                2, Wager.ANTE, "10").deal());
        table.model.tap(state -> TestLayouts.deal(state, "AhAd9c4d2h").play(1, 0, TestLayouts.money("10")).fold(2, 0));
        table.model.tap(state -> TestLayouts.deal(state, "KsQd8h6c2s3d"));
        settle();
        table.confirm();
        RoundRecord entry = log.records().get(0);
        assertEquals("Demonstration", entry.table());
        assertEquals("four-card-poker", entry.game().id());
        assertEquals(SignedInUser.DEMONSTRATION_NAME, entry.timeline().dealer());
        assertEquals(Optional.of(RoundEnd.CONFIRMED), entry.ending().end());
        assertEquals(EngineVersion.text(), entry.engine().version());
        assertEquals(Optional.of(TestTable.NOON), entry.timeline().settled());
        assertEquals(11, entry.evidence().origins().size());
        assertEquals(CardOrigin.TYPED, entry.evidence().origins().get(Card.parse("Ah").orElseThrow()));
        assertFalse(entry.round().house().badBeatOnFold());
        assertTrue(entry.round().paytable(Wager.ACES_UP).id().startsWith("FCP-"));
        assertTrue(entry.round().seats().get(1).isUnseen());
        assertEquals(0, entry.round().seats().get(1).cards().size());
        assertEquals(TestLayouts.money("10000.20"), entry.round().meters().get("main").amount());
        assertEquals("what the log says is what the command line says", Rounds.write(entry.id(), entry.settlement().orElseThrow()),
                new RoundLines(Catalog.standard(), true).settle(Rounds.write(entry.id(), entry.game(), entry.round(), Map.of())));
        assertEquals(TestLayouts.money("10000.20"), log.meters("Demonstration").get("main").amount());
        assertTrue(table.now().round().audit().logEntry() > 0);
    }

    @Test
    public void aRoundThatWasGivenBackIsLoggedWithItsReasonAndNoSettlement() {
        table.model.tap(state -> TestLayouts.bet(state, 1, Wager.ANTE, "10").deal());
        table.model.tap(state -> state.returnWagers(RoundEnd.VOID, "wrong number of cards"));
        RoundRecord entry = log.records().get(0);
        assertEquals(Optional.of(RoundEnd.VOID), entry.ending().end());
        assertEquals("wrong number of cards", entry.ending().reason());
        assertEquals(Optional.empty(), entry.settlement());
        assertEquals(List.of(), entry.meterChanges());
        table.model.nextRound(true);
        assertEquals(TestLayouts.money("10.00"), table.now().round().seat(1).stake(Wager.ANTE).amount());
    }

    @Test
    public void aRoundThatCannotBeLoggedIsKeptAndLoggedLater() {
        table.close();
        boolean[] full = {true};
        AuditLog stubborn = new AuditLog() {
            @Override
            public long write(RoundRecord round) {
                if (full[0]) {
                    throw new IllegalStateException("disk full");
                }
                return log.write(round);
            }

            @Override
            public long write(AuditEvent event) {
                return log.write(event);
            }

            @Override
            public Map<String, Meter> meters(String of) {
                return log.meters(of);
            }
        };
        try (TestTable other = new TestTable(stubborn)) {
            other.complete();
            other.model.settle();
            other.confirm();
            assertEquals(TableNotice.Kind.LOG_FAILED, other.now().notice().orElseThrow().kind());
            other.model.nextRound(false);
            assertEquals("no next round before this one is logged", RoundPhase.CONFIRMED, other.now().phase());
        }
        full[0] = false;
        try (TestTable again = new TestTable(stubborn)) {
            assertEquals("logged when the app starts again", 1, log.records().size());
            assertEquals(RoundPhase.WAGERS, again.now().phase());
            assertTrue(again.now().canRepeatWagers());
        }
    }

    @Test
    public void linesAreCalledOutOnlyOnceSomebodyAsksForIt() {
        table.complete();
        settle();
        table.model.tap(TableState::next);
        assertEquals(List.of(), table.said);
        table.settings.setCallOuts(true);
        table.now();
        table.model.tap(TableState::next);
        assertEquals(List.of("Seat 1: pay ante $10.00, 1 to 1 on $10.00, pair of aces. "
                + "Seat 1 done, $40.00 to player, up $20.00."), table.said);
    }

    @Test
    public void theDealersHandIsCalledOutFirstAndEverySeatsTotalWithItsLastWager() {
        table.settings.setCallOuts(true);
        table.now();
        table.model.tap(state -> TestLayouts.bet(TestLayouts.bet(state, 1, Wager.ANTE, "10"), 2, Wager.ANTE, "15").deal());
        table.model.tap(state -> TestLayouts.deal(state, "AhAd9c4d2h").play(1, 0, TestLayouts.money("10")).fold(2, 0));
        table.model.tap(state -> TestLayouts.deal(state, "KsQd8h6c2s3d"));
        settle();
        assertEquals(List.of("Dealer has king high."), table.said);
        table.confirm();
        assertEquals(List.of("Seat 2: take ante, $15.00; folded. Seat 2 done, $0.00 to player, down $15.00.",
                "Seat 1: pay play $10.00, 1 to 1 on $10.00, pair of aces.",
                "Seat 1: pay ante $10.00, 1 to 1 on $10.00, pair of aces. Seat 1 done, $40.00 to player, up $20.00.",
                "All wagers settled. Confirm the round."), table.said.subList(1, table.said.size()));
    }

    @Test
    public void aDealerWhoDoesNotQualifyIsCalledOutAndALineShownAgainIsCalledOutAgain() {
        table.settings.setCallOuts(true);
        table.now();
        table.model.changeGame(Catalog.standard().game("three-card-fury").orElseThrow());
        table.model.tap(state -> TestLayouts.bet(state, 4, Wager.ANTE, "25").deal());
        table.model.tap(state -> TestLayouts.deal(state, "9s9h4d2c").play(4, 0, TestLayouts.money("25")));
        table.model.tap(state -> TestLayouts.deal(state, "QsTd4h"));
        settle();
        table.model.tap(TableState::next);
        table.model.tap(TableState::back);
        assertEquals("Dealer has queen high, does not qualify.", table.said.get(0));
        assertEquals(table.said.get(0), table.said.get(2));
        assertEquals(3, table.said.size());
    }

    private static List<Instant> times(RoundRecord round) {
        return List.of(round.timeline().begun().orElseThrow(), round.timeline().settled().orElseThrow(),
                round.timeline().ended().orElseThrow());
    }

    @Test
    public void aClockThatIsSetBackInMidRoundLeavesTheLogInOrder() {
        table.complete();
        table.watch.now = TestTable.NOON.minusSeconds(3600);
        settle();
        table.watch.now = TestTable.NOON.minusSeconds(7200);
        table.confirm();
        table.model.nextRound(false);
        table.complete();
        settle();
        table.watch.now = table.watch.now.plusSeconds(60);
        table.confirm();
        RoundRecord first = log.records().get(0);
        assertEquals("no round ends before it began", List.of(TestTable.NOON, TestTable.NOON, TestTable.NOON),
                times(first));
        RoundRecord second = log.records().get(1);
        assertEquals("the next one has the clock's time", List.of(TestTable.NOON.minusSeconds(7200),
                TestTable.NOON.minusSeconds(7200), TestTable.NOON.minusSeconds(7140)),
                times(second));
        assertTrue(table.now().round().audit().logEntry() > 1);
    }

    @Test
    public void anotherDealerFindsTheTableAsItIs() {
        table.complete();
        table.signIn.set(Optional.empty());
        assertFalse(table.now().round().seatsInPlay().isEmpty());
        table.signIn.set(Optional.of(SignedInUser.forDemonstration()));
        assertTrue(table.now().canSettle());
    }

    @Test
    public void aSettlementThatComesLateDoesNotUndoWhatTheNextDealerHasDone() {
        table.complete();
        table.model.settle();
        table.signIn.set(Optional.empty());
        table.signIn.set(Optional.of(SignedInUser.forDemonstration()));
        table.model.tap(state -> state.returnWagers(RoundEnd.MISDEAL, "a card was exposed"));
        table.model.nextRound(false);
        table.model.tap(state -> TestLayouts.bet(state, 1, Wager.ANTE, "15"));
        TableState next = table.now();
        settling.remove().run();
        assertSame(next, table.now());
        assertEquals(next.round(), table.saved.find(next.setup().name()).orElseThrow().round());
    }

    @Test
    public void aSettlementThatComesLateIsNotOfCardsThatWereCorrectedSince() {
        table.complete();
        table.model.settle();
        table.signIn.set(Optional.empty());
        table.signIn.set(Optional.of(SignedInUser.forDemonstration()));
        table.model.tap(state -> state.selectCard(1, 0, 0).put(Card.parse("2c").orElseThrow()));
        TableState corrected = table.now();
        settling.remove().run();
        assertSame(corrected, table.now());
    }

    @Test
    public void aRoundWithoutAmountsIsLoggedAsNotCounted() {
        table.model.tap(state -> TableState.open(state.setup().withOptions(state.setup().options().with(AmountPolicy.NEVER)))
                .tapSpot(1, Wager.ANTE).tapSpot(1, Wager.PROGRESSIVE).deal().playAll());
        table.model.tap(state -> TestLayouts.deal(state, "AhAd9c4d2hKsQd8h6c2s3d"));
        settle();
        table.confirm();
        RoundRecord entry = log.records().get(0);
        assertTrue(entry.round().seats().get(0).isUncounted(Wager.ANTE));
        assertTrue("the fixed wager is known", entry.round().seats().get(0).isCounted(Wager.PROGRESSIVE));
        RoundRecordCodec codec = new RoundRecordCodec(Catalog.standard());
        assertEquals(entry.round().seats().get(0).wagers(), codec.read(codec.write(entry, Map.of())).round().seats().get(0).wagers());
    }
}
