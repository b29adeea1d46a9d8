package app.spoton.tablet.table;

import static app.spoton.engine.round.Wager.ANTE;
import static app.spoton.engine.round.Wager.PROGRESSIVE;
import static app.spoton.tablet.table.TestLayouts.bet;
import static app.spoton.tablet.table.TestLayouts.deal;
import static app.spoton.tablet.table.TestLayouts.money;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertSame;
import static org.junit.Assert.assertTrue;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.spoton.engine.card.Card;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.money.Money;
import app.spoton.engine.record.RoundEnd;
import app.spoton.engine.record.RoundRecord;
import app.spoton.engine.round.Meter;
import app.spoton.engine.settlement.Step;
import app.spoton.tablet.auditlog.InMemoryAuditLog;
import app.spoton.tablet.documents.InMemoryDocuments;
import app.spoton.tablet.people.TestPeople;
import app.spoton.tablet.people.pins.PinPurpose;
import app.spoton.tablet.people.sessions.SignedInUser;
import app.spoton.tablet.people.sessions.SupervisorSessions;
import app.spoton.tablet.people.staff.Role;
import app.spoton.tablet.settings.HousePolicyRepository;
import app.spoton.tablet.setup.ChipRack;
import app.spoton.tablet.setup.MeterAdjustment;
import app.spoton.tablet.setup.PaytableFiguresCache;
import app.spoton.tablet.setup.PlacardFile;
import app.spoton.tablet.setup.TableSetup;
import app.spoton.tablet.setup.form.SetupStore;
import app.spoton.tablet.setup.form.SetupUiState;
import app.spoton.tablet.setup.form.SetupViewModel;
import app.spoton.tablet.table.round.CardPosition;
import app.spoton.tablet.table.round.RoundAudit;
import app.spoton.tablet.table.round.RoundPhase;
import app.spoton.tablet.table.state.TableNotice;
import app.spoton.tablet.table.state.TableState;
import app.spoton.tablet.table.storage.CameraEvidence;
import app.spoton.tablet.table.storage.RoundRecords;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.After;
import org.junit.Test;
import org.junit.runner.RunWith;

/** What somebody in a hurry, or of ill will, might try at the table: the money and the log stay right. */
@RunWith(AndroidJUnit4.class)
public class RandomTapsTest {
    private final InMemoryAuditLog log = new InMemoryAuditLog();
    private final TestTable table = new TestTable(log);

    @After
    public void close() {
        table.close();
    }

    /** Seats 2 and 5 win the meter, one after the other: four aces, and four kings. */
    private static TableState twoWins() {
        TableState state = TestLayouts.open("four-card-poker");
        for (int seat : new int[] {2, 5}) {
            state = bet(bet(state, seat, ANTE, "10"), seat, PROGRESSIVE, "1");
        }
        state = deal(state.deal(), "AcAdAhAs2c").play(2, 0, money("10"));
        state = deal(state, "KcKdKhKs3c").play(5, 0, money("10"));
        return toTheWin(deal(state, "QdJh8s6c4s2d").settle());
    }

    private static TableState toTheWin(TableState from) {
        TableState state = from;
        while (!state.round().waitsForSupervisor()) {
            state = state.next();
        }
        return state;
    }

    @Test
    public void undoIsNoWayAroundTheSupervisorWhoHasConfirmed() {
        TableState approved = twoWins().approve("Sue");
        TableState undone = approved;
        for (int tap = 0; tap < 50; tap++) {
            undone = undone.undo();
        }
        assertEquals(RoundPhase.SETTLEMENT, undone.phase());
        assertEquals(approved.round().audit().approvals(), undone.round().audit().approvals());
        assertEquals(TableNotice.Kind.SUPERVISOR_CONFIRMED, undone.notice().orElseThrow().kind());
    }

    @Test
    public void aLineThatASupervisorHasConfirmedNoLongerSaysToWaitForOne() {
        TableState waiting = twoWins();
        Step win = waiting.round().step().orElseThrow();
        assertTrue(waiting.round().sentence(win).contains("wait for a supervisor"));
        String confirmed = waiting.approve("Sue").round().sentence(win);
        assertFalse(confirmed, confirmed.contains("wait"));
        assertTrue(confirmed, confirmed.contains("confirmed by Sue"));
    }

    @Test
    public void undoGoesOneLineBackAndFromTheFirstToTheCards() {
        TableState at = twoWins();
        assertEquals(at.round().line() - 1, at.undo().round().line());
        TableState first = at;
        while (first.round().line() > 0) {
            first = first.undo();
        }
        assertEquals(RoundPhase.CARDS, first.undo().phase());
        assertTrue("and on from there", first.undo().canUndo());
    }

    @Test
    public void aPinThatWasEnteredForOneWinConfirmsNoOther() {
        TableState callOutsObserver = twoWins();
        TableState other = toTheWin(callOutsObserver.approve("Sam").next());
        assertSame("the dealer went on while the PIN was looked at", other, other.approve("Sue", Optional.empty(), callOutsObserver));
        TableState back = callOutsObserver.back();
        assertSame(back, back.approve("Sue", Optional.empty(), callOutsObserver));
        assertFalse(callOutsObserver.approve("Sue", Optional.empty(), callOutsObserver).round().waitsForSupervisor());
    }

    @Test
    public void whoeverConfirmsAWinIsInTheEntry() {
        TableState state = toTheWin(twoWins().approve("Sam").next()).approve("Sue");
        while (!state.round().isAtTotals()) {
            state = state.next();
        }
        TableState ended = state.withAudit(state.round().audit().started("r1", "Ann", TestTable.NOON)).confirm();
        RoundRecord record = RoundRecords.ended(ended.round(), CameraEvidence.NONE);
        assertEquals(List.of("Sam", "Sue"), List.copyOf(record.ending().approvals().values()));
    }

    @Test
    public void aRoundThatAnotherDealerTakesOverIsThatDealersAndNamesBoth() {
        table.signIn.set(Optional.of(new SignedInUser("Ann", Role.DEALER, TableSetup.DEMONSTRATION, true)));
        table.complete();
        table.signIn.set(Optional.of(new SignedInUser("Bob", Role.DEALER, TableSetup.DEMONSTRATION, true)));
        table.model.settle();
        table.confirm();
        RoundRecord record = log.records().get(0);
        assertEquals("Bob", record.timeline().dealer());
        assertEquals(List.of("Ann", "Bob"), record.timeline().dealers());
    }

    @Test
    public void anOrdinaryRoundHasOneDealer() {
        table.complete();
        table.model.settle();
        table.confirm();
        assertEquals(1, log.records().get(0).timeline().dealers().size());
    }

    @Test
    public void aVoidRoundHasNoCardsThatNobodySaw() {
        table.model.tap(state -> bet(bet(state, 1, ANTE, "10"), 2, ANTE, "10").deal().fold(2, 0));
        assertEquals(List.of(2), table.now().round().unseen());
        table.model.tap(state -> state.returnWagers(RoundEnd.VOID, "wrong number of cards"));
        assertTrue(log.records().get(0).round().seats().stream().allMatch(seat -> seat.cards().size() == 0));
    }

    @Test
    public void nothingChangesAWagerACardOrADecisionOnceTheSettlementHasBegun() {
        TableState settled = twoWins();
        Card deuce = Card.parse("2h").orElseThrow();
        for (TableState now : List.of(settled, settled.next(), settled.back())) {
            for (TableState tried : List.of(now.selectSpot(2, ANTE).addChip(money("5")), now.selectSpot(2, ANTE).type("5"),
                    now.selectCard(2, 0, 0).put(deuce), now.selectSeat(0).tapRank(deuce.rank()).tapSuit(deuce.suit()),
                    now.fold(2, 0), now.play(2, 0, money("30")), now.clearSeat(2), now.repeatWagers(), now.samePlayer(5, 2),
                    now.deal(), now.settle(), now.nextRound(), now.placeCards(Map.of(CardPosition.DEALER, List.of())))) {
                assertEquals(now.round(), tried.round());
            }
        }
    }

    @Test
    public void aWagerStaysAsItWasDealt() {
        TableState dealt = bet(bet(TestLayouts.open("four-card-poker"), 1, ANTE, "10"), 1, PROGRESSIVE, "1").deal();
        assertEquals(dealt.round(), dealt.selectSpot(1, ANTE).addChip(money("5")).round());
        assertEquals(dealt.round(), dealt.selectSpot(1, PROGRESSIVE).clearSpot().round());
        assertEquals("the contribution is taken back with the deal", money("10000.00"),
                dealt.undo().selectSpot(1, PROGRESSIVE).clearSpot().deal().round().meters().get("main").amount());
    }

    @Test
    public void aSecondTapOnConfirmOrOnNextRoundDoesNothingMore() {
        table.complete();
        table.model.settle();
        table.confirm();
        table.model.tap(TableState::confirm);
        assertEquals(1, log.records().size());
        table.model.nextRound(true);
        TableState again = table.now();
        table.model.nextRound(true);
        assertEquals(again.round(), table.now().round());
    }

    @Test
    public void amountsAreDollarsAndCentsInLatinDigitsAndNothingElse() {
        TableState spot = TestLayouts.open("four-card-poker").selectSpot(1, ANTE);
        for (String typed : List.of("7,50", "1.000,00", "\u0665\u0660", "\u06F5", "-5", "+5", "5e1", "0x5", "5.005", "5.",
                ".5", "1 000", "$5", "99999999999", "NaN")) {
            TableState refused = spot.type("10").type(typed);
            assertEquals(typed, money("10.00"), refused.round().seat(1).stake(ANTE).amount());
            assertEquals(typed, TableNotice.Kind.NOT_AN_AMOUNT, refused.notice().orElseThrow().kind());
        }
        assertEquals(money("7.50"), spot.type(" 7.5 ").round().seat(1).stake(ANTE).amount());
    }

    @Test
    public void chipsCannotBePiledUpBeyondWhatCanBeCounted() {
        TableState pile = TestLayouts.open("four-card-poker").selectSpot(1, ANTE).type("9999999999");
        for (int tap = 0; tap < 100; tap++) {
            pile = pile.addChip(money("500"));
        }
        assertTrue(pile.objection(1).isPresent());
        assertFalse(pile.canDeal());
    }

    @Test
    public void aMeterIsNotAdjustedUnderARoundThatMayWinIt() {
        TableSetup house = named(TableSetup.demonstration(Catalog.standard(), Catalog.standard().games().get(0)), "Table 4");
        table.tables.put(house, "300.00", "Sue");
        table.signIn.set(Optional.of(new SignedInUser("Ann", Role.DEALER, "Table 4", false)));
        table.model.tap(state -> bet(bet(state, 1, ANTE, "10"), 1, PROGRESSIVE, "1").deal());
        TestPeople staff = new TestPeople();
        SupervisorSessions sessions = staff.sessions();
        SetupViewModel setup = new SetupViewModel(Catalog.standard(), new SetupStore(Catalog.standard(), table.tables,
                new HousePolicyRepository(table.database.settings(), Runnable::run, Runnable::run), table.saved, log, table.watch),
                new PaytableFiguresCache(), new PlacardFile(Catalog.standard(), new InMemoryDocuments()), table.signIn,
                sessions, Runnable::run, Runnable::run, Runnable::run);
        staff.enterPin(sessions, PinPurpose.SETUP, "Sue");
        setup.open("Sue");
        MeterAdjustment more = new MeterAdjustment("main", money("12000.00"), money("120.00"), "display misread", "");
        setup.adjust(more);
        assertEquals(SetupUiState.Adjustment.ROUND_IN_PROGRESS, setup.state().getValue().view().adjustment());
        assertEquals(money("10000.00"), log.meters("Table 4").get("main").amount());
        setup.edit(draft -> draft.with(ANTE, draft.wagers().get(ANTE).withMaximum("50.00")));
        setup.save();
        assertEquals("other settings are for the next round", 0, setup.state().getValue().check().problems().size());
        table.model.tap(state -> state.returnWagers(RoundEnd.VOID, "x"));
        setup.adjust(more);
        assertEquals(money("12000.00"), log.meters("Table 4").get("main").amount());
    }

    private static TableSetup named(TableSetup setup, String name) {
        Map<String, Meter> meters = setup.meters();
        return new TableSetup(name, setup.game(), setup.paytables(), setup.house(), meters, setup.rates(), setup.seats(),
                setup.faceUp(), setup.chips(), setup.options());
    }

    @Test
    public void chipsAreCutQuicklyForAHouseWithLargeChipsAndQuarters() {
        ChipRack rack = new ChipRack(List.of(money("10000"), money("5000"), money("1000"), money("500"), money("100"),
                money("25"), money("5"), money("1"), money("0.25")));
        ChipRack.Cut cut = rack.cut(money("123456.75"));
        assertTrue(cut.isExact());
        assertEquals(26, cut.stacks().stream().mapToLong(ChipRack.Stack::count).sum());
        assertEquals(Money.ZERO, new ChipRack(List.of(money("5000"), money("1000"), money("20"), money("5"), money("0.25")))
                .cut(money("7777.75")).left());
    }

    @Test
    public void aConfirmationThatComesInTheNextRoundConfirmsNothingEvenIfTheSameHandWins() {
        TableState asked = twoWins();
        RoundAudit audit = asked.round().audit();
        TableState next = asked.withAudit(audit.started("another round", "Ann", Instant.EPOCH));
        assertSame(next, next.approve("Sue", Optional.empty(), asked));
    }

    /** A supervisor's PIN takes a moment to verify, and the dealer may have gone on. */
    @Test
    public void aSupervisorsRulingThatComesInTheNextRoundEndsNothing() {
        TableState asked = twoWins();
        TableState next = asked.withAudit(asked.round().audit().started("another round", "Ann", Instant.EPOCH));
        assertSame(next, next.returnWagers(RoundEnd.VOID, "fire alarm", asked));
        assertTrue(asked.returnWagers(RoundEnd.VOID, "fire alarm", asked).round().wagersReturned());
    }
}
