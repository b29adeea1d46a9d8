package app.spoton.tablet.table.state;

import static app.spoton.engine.round.Wager.ACES_UP;
import static app.spoton.engine.round.Wager.ANTE;
import static app.spoton.engine.round.Wager.ANTE_1;
import static app.spoton.engine.round.Wager.ANTE_2;
import static app.spoton.engine.round.Wager.BLIND;
import static app.spoton.engine.round.Wager.PLAY;
import static app.spoton.engine.round.Wager.SUPER_BONUS;
import static app.spoton.tablet.table.TestLayouts.bet;
import static app.spoton.tablet.table.TestLayouts.deal;
import static app.spoton.tablet.table.TestLayouts.money;
import static app.spoton.tablet.table.TestLayouts.open;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertSame;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.card.Card;
import app.spoton.engine.card.Cards;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.game.Game;
import app.spoton.engine.game.facts.GameFacts;
import app.spoton.engine.money.Money;
import app.spoton.engine.round.ErrorCode;
import app.spoton.engine.round.Wager;
import app.spoton.tablet.setup.TableSetup;
import app.spoton.tablet.table.TestLayouts;
import app.spoton.tablet.table.round.RoundPhase;
import app.spoton.tablet.table.round.TableFocus;
import app.spoton.tablet.table.round.seat.SeatInPlay;
import app.spoton.tablet.table.round.seat.SeatRules;
import app.spoton.tablet.table.round.seat.SpotLayout;
import app.spoton.tablet.table.round.seat.Stake;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.Test;

public class TableStateTest {
    private static final String CRAZY = "crazy-4-poker";
    private static final String FOUR = "four-card-poker";
    private static final String SPLIT = "four-card-split";

    @Test
    public void equalBetsFollowEachOther() {
        TableState state = open(CRAZY).selectSpot(2, ANTE).addChip(money("25")).addChip(money("5"));
        assertEquals(money("30.00"), state.round().seat(2).stake(SUPER_BONUS).amount());
        assertEquals(money("10.00"), bet(state, 2, SUPER_BONUS, "10").round().seat(2).stake(ANTE).amount());
        TableState split = bet(open(SPLIT), 1, ANTE_2, "10");
        assertEquals(money("10.00"), split.round().seat(1).stake(ANTE_1).amount());
    }

    @Test
    public void everyPairThatGoesDownTogetherIsOneThatTheEngineWantsEqual() {
        for (Game game : Catalog.standard().games()) {
            for (Wager wager : game.wagers()) {
                SpotLayout.equalTo(game, wager).ifPresent(equal -> {
                    TableSetup setup = TableSetup.demonstration(Catalog.standard(), game);
                    SeatInPlay seat = SeatInPlay.empty(1, game).withStake(wager, Stake.counted(money("10")))
                            .withStake(equal, Stake.counted(money("5")));
                    seat = game.wagers().contains(BLIND) ? seat.withStake(BLIND, Stake.counted(money("10"))) : seat;
                    assertEquals(ErrorCode.UNEQUAL_WAGERS,
                            SeatRules.objectionToWagers(setup, seat).orElseThrow().code());
                });
            }
        }
    }

    @Test
    public void everyWagerOfAGameHasItsSpot() {
        for (Game game : Catalog.standard().games()) {
            GameFacts.Spots layout = SpotLayout.of(game);
            assertEquals(game.wagers().size(), layout.base().size() + layout.bonuses().size());
            assertTrue(layout.base().stream().allMatch(game.wagers()::contains));
            assertTrue(layout.bonuses().stream().allMatch(game.wagers()::contains));
        }
    }

    @Test
    public void aWagerOutsideTheLimitsIsReportedAtItsSeatAndNotDealt() {
        TableState state = bet(bet(open(FOUR), 1, ANTE, "10"), 4, ANTE, "500");
        assertEquals(ErrorCode.LIMIT, state.objection(4).orElseThrow().code());
        assertTrue(state.objection(1).isEmpty());
        TableState refused = state.deal();
        assertEquals(RoundPhase.WAGERS, refused.phase());
        assertEquals(4, refused.notice().orElseThrow().seat());
        assertEquals(RoundPhase.CARDS, bet(state, 4, ANTE, "100").deal().phase());
    }

    @Test
    public void textThatIsNoAmountIsNotBet() {
        TableState state = bet(open(FOUR), 1, ANTE, "10");
        TableState typed = state.type("1,5");
        assertEquals(TableNotice.Kind.NOT_AN_AMOUNT, typed.notice().orElseThrow().kind());
        assertSame(state.round(), typed.round());
        assertFalse(state.type("").round().seat(1).isInPlay());
    }

    @Test
    public void aRoundNeedsAWager() {
        assertEquals(TableNotice.Kind.NO_WAGERS, open(FOUR).deal().notice().orElseThrow().kind());
    }

    @Test
    public void aSeatIsClearedAndTheTapUndone() {
        TableState state = bet(bet(open(FOUR), 3, ANTE, "10"), 3, ACES_UP, "5");
        TableState cleared = state.clearSeat(3);
        assertFalse(cleared.round().seat(3).isInPlay());
        assertEquals(money("5.00"), cleared.undo().round().seat(3).stake(ACES_UP).amount());
        assertTrue(state.undo().undo().round().seatsInPlay().isEmpty());
    }

    @Test
    public void emptySeatsAreSkipped() {
        TableState state = bet(bet(open(FOUR), 2, ANTE, "10"), 5, ANTE, "10").deal();
        assertEquals(new TableFocus.CardAt(2, 0, 0), state.focus());
        state = deal(state, "2c5d8hJcKh").play(2, 0, money("10"));
        assertEquals(new TableFocus.CardAt(5, 0, 0), state.focus());
        assertSame(state, state.selectSeat(3));
    }

    @Test
    public void acesUpAloneHasNothingToDecide() {
        TableState state = bet(open(FOUR), 1, ACES_UP, "5").deal();
        assertFalse(state.isUndecided(1));
        assertEquals(List.of(), state.options(1).plays(0));
        assertFalse(state.options(1).mayFold(0));
        assertEquals(new TableFocus.CardAt(TableFocus.DEALER, 0, 0), deal(state, "2c5d8hJcKh").focus());
    }

    @Test
    public void aRaiseIsOfferedOnlyWhereTheRuleAllowsIt() {
        TableState dealt = bet(open(CRAZY), 1, ANTE, "10").deal();
        assertEquals("unseen cards may hold aces", 3, dealt.options(1).plays(0).size());
        assertEquals(stakes("10"), deal(dealt, "2c5d8hJcKh").options(1).plays(0));
        assertEquals(stakes("10", "20", "30"), deal(dealt, "AcAd8hJcKh").options(1).plays(0));
        assertEquals(3, deal(bet(open(FOUR), 1, ANTE, "10").deal(), "2c5d8hJcKh").options(1).plays(0).size());
        TableState fury = bet(open("three-card-fury"), 1, ANTE, "10").deal();
        assertEquals(stakes("10"), fury.options(1).plays(0));
    }

    @Test
    public void aRaiseThatTheCardsDoNotAllowIsReportedOnceTheyAreOnTheTable() {
        TableState raised = bet(open(CRAZY), 1, ANTE, "10").deal().play(1, 0, money("30"));
        assertTrue(raised.objection(1).isEmpty());
        TableState seen = deal(raised, "2c5d8hJcKh");
        assertEquals(ErrorCode.RAISE_NEEDS_PAIR_OF_ACES, seen.objection(1).orElseThrow().code());
        assertTrue(seen.play(1, 0, money("10")).objection(1).isEmpty());
    }

    @Test
    public void anyPlayBetweenOneAndThreeAntesCanBeTyped() {
        TableState state = bet(open(FOUR), 1, ANTE, "10").deal().selectSpot(1, PLAY);
        assertTrue(state.type("17.50").objection(1).isEmpty());
        assertEquals(ErrorCode.PLAY_NOT_1_TO_3_TIMES_ANTE, state.type("31").objection(1).orElseThrow().code());
        assertTrue(state.fold(1, 0).selectSpot(1, PLAY).type("20").round().seat(1).made(PLAY));
        assertFalse(state.fold(1, 0).selectSpot(1, PLAY).type("20").round().seat(1).folded());
    }

    @Test
    public void aCardInUseIsOffAndRefused() {
        TableState state = deal(bet(open(FOUR), 1, ANTE, "10").deal(), "2c5d");
        assertFalse(state.isFree(Card.parse("2c").orElseThrow()));
        TableState twice = state.put(Card.parse("2c").orElseThrow());
        assertSame(state.round(), twice.round());
        assertEquals("The 2c is on the table twice.", twice.notice().orElseThrow().detail());
        assertEquals(1, twice.notice().orElseThrow().seat());
    }

    @Test
    public void aCardIsCorrectedInItsPlace() {
        TableState state = deal(bet(open(FOUR), 1, ANTE, "10").deal(), "2c5d8h").selectCard(1, 0, 1);
        assertTrue(state.isFree(Card.parse("5d").orElseThrow()));
        TableState corrected = deal(state, "6d");
        assertEquals(Cards.parse("2c6d8h"), corrected.round().seat(1).cards());
        assertEquals(new TableFocus.CardAt(1, 0, 3), corrected.focus());
    }

    @Test
    public void halfACardIsTheFirstThingUndone() {
        TableState state = deal(bet(open(FOUR), 1, ANTE, "10").deal(), "2c");
        TableState half = state.tapRank(Card.parse("9h").orElseThrow().rank());
        assertEquals(Optional.empty(), half.undo().rank());
        assertEquals(Cards.parse("2c"), half.undo().round().seat(1).cards());
        assertEquals(Cards.NONE, half.undo().undo().round().seat(1).cards());
    }

    @Test
    public void tooFewCardsAreReportedWhenTheDealerSettles() {
        TableState state = deal(bet(open(FOUR), 1, ANTE, "10").deal(), "2c5d8h").fold(1, 0);
        assertFalse(state.canSettle());
        assertEquals(TableNotice.Kind.ENGINE, state.settle().notice().orElseThrow().kind());
        assertEquals(RoundPhase.CARDS, state.settle().phase());
    }

    @Test
    public void theOnlyInstantWinnerIsSplitOffByItself() {
        TableState state = bet(bet(open(SPLIT), 1, ANTE_1, "10"), 1, BLIND, "10").deal();
        state = deal(state, "2h7d9hKh");
        assertEquals(List.of(Cards.parse("2h9hKh")), state.options(1).instantWinners());
        assertEquals(Cards.parse("2h9hKh"), state.round().seat(1).hands().get(0).cards());
        assertEquals("an instant winner is not played", List.of(), state.options(1).plays(0));
        assertFalse(state.options(1).mayFold(0));
        assertEquals(stakes("10"), state.options(1).plays(1));
        TableState torn = state.moveToOtherHand(1, Card.parse("2h").orElseThrow());
        assertEquals(ErrorCode.INSTANT_WINNER_NOT_TAKEN,
                torn.fold(1, 0).fold(1, 1).objection(1).orElseThrow().code());
    }

    @Test
    public void ofSeveralInstantWinnersThePlayerChooses() {
        TableState state = bet(bet(open(SPLIT), 1, ANTE_1, "10"), 1, BLIND, "10").deal();
        state = deal(state, "2h7h9hKh");
        assertEquals(4, state.options(1).instantWinners().size());
        assertTrue(state.isUndecided(1));
        state = state.split(1, Cards.parse("7h9hKh"));
        assertEquals(Cards.parse("2h"), state.round().seat(1).hands().get(1).cards());
    }

    @Test
    public void aSplitIsMadeByMovingCardsAndPlayedHandsAreFilledUp() {
        TableState state = bet(bet(open(SPLIT), 1, ANTE_1, "10"), 1, BLIND, "10").deal();
        state = deal(state, "AcAd9hKs");
        assertEquals(new TableFocus.Decision(1), state.focus());
        state = state.moveToOtherHand(1, Card.parse("9h").orElseThrow()).moveToOtherHand(1, Card.parse("Ks").orElseThrow());
        state = state.play(1, 0, money("10"));
        assertTrue(state.isUndecided(1));
        state = state.play(1, 1, money("10"));
        assertEquals(new TableFocus.CardAt(1, 1, 0), state.focus());
        state = deal(state, "As2c");
        assertEquals(Cards.parse("As"), state.round().seat(1).hands().get(0).drawn());
        assertEquals(Cards.parse("2c"), state.round().seat(1).hands().get(1).drawn());
        assertEquals(new TableFocus.CardAt(TableFocus.DEALER, 0, 0), state.focus());
        state = deal(state, "KhQd5c3s").settle();
        assertEquals(RoundPhase.SETTLEMENT, state.phase());
    }

    @Test
    public void allFourCardsOfASplitCanBeFoldedWithOneTap() {
        TableState state = bet(bet(open(SPLIT), 1, ANTE_1, "10"), 1, BLIND, "10").deal();
        assertFalse(state.options(1).mayFoldAll());
        state = deal(state, "2c5d9hKs");
        assertTrue(state.options(1).mayFoldAll());
        assertEquals(new TableFocus.CardAt(TableFocus.DEALER, 0, 0), state.foldAll(1).focus());
        TableState winner = deal(bet(bet(open(SPLIT), 1, ANTE_1, "10"), 1, BLIND, "10").deal(), "2h7d9hKh");
        assertFalse(winner.options(1).mayFoldAll());
    }

    @Test
    public void theSettlementGoesFromTheDealersHandStepByStepToTheTotalsAndBack() {
        TableState state = settled();
        assertEquals(0, state.round().line());
        assertTrue(state.round().step().isEmpty());
        state = state.next();
        assertEquals(PLAY, state.round().step().orElseThrow().wager());
        assertTrue(state.view().orElseThrow().finishedSeatTotal().isEmpty());
        state = state.next();
        assertEquals(money("40.00"), state.view().orElseThrow().finishedSeatTotal().orElseThrow().returned());
        state = state.next();
        assertTrue(state.round().isAtTotals());
        assertSame(state, state.next());
        TableState reopened = state.back().back().back().back();
        assertEquals(RoundPhase.CARDS, reopened.phase());
        assertTrue(reopened.canSettle());
    }

    @Test
    public void aConfirmedRoundIsNotUndoneAndTheNextTakesTheSameWagersWithoutThePlay() {
        assertSame("not before the end", settled().phase(), settled().confirm().phase());
        TableState confirmed = settled().next().next().next().confirm();
        assertEquals(RoundPhase.CONFIRMED, confirmed.phase());
        assertFalse(confirmed.canUndo());
        TableState again = confirmed.repeatWagers();
        assertEquals(RoundPhase.WAGERS, again.phase());
        assertEquals(Map.of(ANTE, Stake.counted(money("10.00"))), again.round().seat(1).stakes());
        assertEquals(Cards.NONE, again.round().dealer());
        assertTrue(confirmed.nextRound().round().seatsInPlay().isEmpty());
        assertTrue(confirmed.nextRound().canRepeatWagers());
    }

    @Test
    public void aRoundThatHasBegunKeepsItsGame() {
        TableState dealt = bet(open(FOUR), 1, ANTE, "10").deal();
        assertSame(dealt, dealt.changeGame(TestLayouts.setup(CRAZY)));
        assertEquals(CRAZY, open(FOUR).changeGame(TestLayouts.setup(CRAZY)).setup().game().id());
    }

    private static TableState settled() {
        TableState state = bet(open(FOUR), 1, ANTE, "10").deal();
        state = deal(state, "AhAd9c4d2h").play(1, 0, Money.ofCents(1000));
        return deal(state, "KsQd8h6c2s3d").settle();
    }

    private static List<Stake> stakes(String... amounts) {
        return Arrays.stream(amounts).map(amount -> Stake.counted(money(amount))).collect(Collectors.toList());
    }
}
