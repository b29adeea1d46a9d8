package app.spoton.tablet.table.state;

import static app.spoton.engine.round.Wager.ANTE;
import static app.spoton.engine.round.Wager.ANTE_1;
import static app.spoton.engine.round.Wager.BLIND;
import static app.spoton.tablet.table.TestLayouts.bet;
import static app.spoton.tablet.table.TestLayouts.deal;
import static app.spoton.tablet.table.TestLayouts.money;
import static app.spoton.tablet.table.TestLayouts.open;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertSame;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.card.Card;
import app.spoton.engine.card.Cards;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.round.Wager;
import app.spoton.engine.settlement.Step;
import app.spoton.tablet.table.FullTable;
import app.spoton.tablet.table.round.RoundPhase;
import app.spoton.tablet.table.round.settlement.Pace;
import app.spoton.tablet.table.storage.SavedRoundCodec;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.Test;

/** Lines that are due before all cards are known. */
public class StagedLinesTest {
    private static final List<String> GAMES =
            List.of("four-card-poker", "three-card-fury", "crazy-4-poker", "four-card-split", "super-4-poker");

    private static List<String> staged(TableState state) {
        return state.staged().stream().map(step -> step.seat() + " " + step.wager().id() + " " + step.outcome().id())
                .collect(Collectors.toList());
    }

    private static TableState two(String game) {
        return bet(bet(open(game), 1, ANTE, "10"), 2, ANTE, "10").deal();
    }

    @Test
    public void whatFoldedSeatsForfeitIsDueWhenAllHaveDecidedWithoutASingleCard() {
        TableState state = two("crazy-4-poker").fold(2, 0);
        assertEquals("seat 1 has not decided", List.of(), staged(state));
        assertEquals(List.of("2 ante lose", "2 super-bonus lose"), staged(state.play(1, 0, money("10"))));
    }

    @Test
    public void blindsAreDueWithTheFourthCardAndInstantWinnersAndFoldsWithTheDecisions() {
        TableState state = bet(bet(open("four-card-split"), 1, ANTE_1, "10"), 1, BLIND, "10");
        state = bet(bet(state, 2, ANTE_1, "10"), 2, BLIND, "10").deal();
        state = deal(state, "AcAd9hKs");
        assertEquals("seat 2 has no cards yet", List.of(), staged(state));
        state = state.moveToOtherHand(1, card("9h")).moveToOtherHand(1, card("Ks")).play(1, 0, money("10")).fold(1, 1);
        state = deal(deal(state, "3c"), "2h7d8hQh");
        assertEquals(List.of("2 blind lose", "1 blind win"), staged(state));
        state = state.fold(2, 1);
        assertEquals(List.of("2 blind lose", "1 blind win", "2 ante-1 win", "2 ante-2 lose", "1 ante-2 lose"), staged(state));
    }

    @Test
    public void blindsAreDueBeforeAnybodyHasSplit() {
        TableState state = bet(bet(open("four-card-split"), 1, ANTE_1, "10"), 1, BLIND, "10");
        state = bet(bet(state, 2, ANTE_1, "10"), 2, BLIND, "10").deal();
        state = deal(deal(state, "AcAd9hKs").selectCard(2, 0, 0), "2h7d8s");
        assertEquals("seat 2 lacks a card", List.of(), staged(state));
        assertEquals(List.of("2 blind lose", "1 blind win"), staged(deal(state, "Qh")));
    }

    @Test
    public void playsArePushedBackWhenTheDealersHandIsShownNotToQualify() {
        TableState state = two("three-card-fury").play(1, 0, money("10")).play(2, 0, money("10")).selectSeat(0);
        assertEquals(List.of(), staged(deal(state, "KsTd4h")));
        assertEquals(List.of("2 play push", "1 play push"), staged(deal(state, "QsTd4h")));
    }

    @Test
    public void whatWasShownEarlyIsWhatTheSettlementBeginsWith() {
        for (String game : GAMES) {
            List<TableState> round = FullTable.round(game);
            List<String> steps = sentences(round.stream().filter(at -> at.phase() == RoundPhase.SETTLEMENT).findFirst()
                    .orElseThrow().round().settlement().orElseThrow().steps());
            int most = 0;
            for (TableState at : round) {
                List<String> early = sentences(at.staged());
                assertEquals(game, steps.subList(0, early.size()), early);
                most = Math.max(most, early.size());
            }
            assertTrue(game + " shows something early", most > 0);
        }
    }

    private static List<String> sentences(List<Step> steps) {
        return steps.stream().map(Step::sentence).collect(Collectors.toList());
    }

    @Test
    public void linesThatAreDoneAreNotShownAgainAndTheSavedRoundKnowsThem() {
        TableState state = two("crazy-4-poker").fold(2, 0).play(1, 0, money("10")).tickStaged();
        assertEquals(2, state.round().line());
        SavedRoundCodec codec = new SavedRoundCodec(Catalog.standard());
        assertEquals(2, codec.read(codec.write(state)).round().line());
        TableState settled = deal(deal(state.selectSeat(1), "AcAd8hJcKh"), "KsTd8s6c2s").settle();
        assertEquals("the first line that is not done", 3, settled.round().line());
        assertEquals(1, settled.withPace(Pace.BY_SEAT).view().orElseThrow().group().orElseThrow().steps().get(0).seat());
        assertEquals(2, settled.back().round().line());
        assertEquals("nothing is done by itself", 0,
                deal(deal(two("crazy-4-poker").fold(2, 0).play(1, 0, money("10")).selectSeat(1), "AcAd8hJcKh"), "KsTd8s6c2s")
                        .settle().round().line());
    }

    @Test
    public void blindsThatAreInViewAreDoneWhenAllPlay() {
        TableState state = bet(bet(open("four-card-split"), 1, ANTE_1, "10"), 1, BLIND, "10");
        state = bet(bet(state, 2, ANTE_1, "10"), 2, BLIND, "10").deal();
        state = deal(deal(state, "AcAd9hKs").split(1, Cards.parse("AcAd")), "2h7d8sQh");
        assertEquals("before the last seat is split", List.of("2 blind lose", "1 blind win"), staged(state));
        TableState played = state.split(2, Cards.parse("2h7d")).playAll();
        assertEquals("both blinds", 2, played.round().line());
        assertEquals("one undo brings them back", 0, played.undo().round().line());
        TableState settled = deal(played, "3c4c5d6d" + "KcQd7h6c").settle().withPace(Pace.BY_SEAT);
        assertEquals("the first seat, not the blinds again", 2, settled.view().orElseThrow().group().orElseThrow().steps().get(0).seat());
        assertEquals("one step back they can be seen", Wager.BLIND,
                settled.back().view().orElseThrow().group().orElseThrow().steps().get(0).wager());
    }

    @Test
    public void aLineThatWaitsForASupervisorIsNotDoneByPlaying() {
        TableState open = open("four-card-split");
        open = TableState.open(open.setup().withOptions(open.setup().options().withSupervisorFrom(Optional.of(money("10")))));
        TableState state = deal(bet(bet(open, 1, ANTE_1, "10"), 1, BLIND, "10").deal(), "AcAd9hKs").split(1, Cards.parse("AcAd"));
        assertTrue(state.round().isUnapproved(state.staged().get(0)));
        assertEquals(0, state.playAll().round().line());
    }

    @Test
    public void aCorrectionSaysWhichLinesThatWereShownNoLongerHold() {
        TableState state = two("crazy-4-poker").fold(2, 0).play(1, 0, money("10")).tickStaged();
        TableState corrected = state.play(2, 0, money("10"));
        assertEquals(List.of("Seat 2: take ante, $10.00; folded.", "Seat 2: take super bonus, $10.00; folded."),
                corrected.notices().stream().map(TableNotice::detail).collect(Collectors.toList()));
        assertEquals("nothing is done any more", 0, corrected.round().line());
        assertEquals("said once", List.of(), corrected.selectSeat(1).tapRank(card("Ac").rank()).tapSuit(card("Ac").suit()).notices());
    }

    @Test
    public void aLineThatIsOnlyMissingUntilTheSeatHasDecidedAgainIsNotAChange() {
        TableState state = bet(bet(open("four-card-split"), 1, ANTE_1, "10"), 1, BLIND, "10").deal();
        state = deal(state, "AcAd9hKs").moveToOtherHand(1, card("9h")).moveToOtherHand(1, card("Ks"));
        state = state.play(1, 0, money("10")).fold(1, 1);
        assertEquals(List.of("1 blind win", "1 ante-2 lose"), staged(state));
        TableState moved = state.moveToOtherHand(1, card("9h"));
        assertEquals(List.of("1 blind win"), staged(moved));
        assertEquals(List.of(), moved.notices());
        assertEquals(List.of(), moved.play(1, 0, money("10")).fold(1, 1).notices());
        TableState other = moved.play(1, 0, money("10")).play(1, 1, money("10"));
        assertEquals(List.of("Seat 1: take second ante, $10.00; folded."),
                other.notices().stream().map(TableNotice::detail).collect(Collectors.toList()));
    }

    @Test
    public void aCardCorrectedAfterTheSettlementWasShownSaysWhatChanged() {
        TableState state = deal(bet(open("four-card-poker"), 1, ANTE, "10").deal(), "AhAd9c4d2h").play(1, 0, money("10"));
        TableState settled = deal(state, "KsQd8h6c2s3d").settle().withPace(Pace.BY_SEAT);
        TableState again = deal(settled.back().selectCard(0, 0, 1), "Kd").selectCard(0, 0, 2);
        again = deal(again, "Kh").settle();
        assertEquals(2, again.notices().size());
        assertTrue(again.notices().get(0).detail(), again.notices().get(0).detail().startsWith("Seat 1: pay play"));
        assertSame(RoundPhase.SETTLEMENT, again.phase());
    }

    private static Card card(String text) {
        return Card.parse(text).orElseThrow();
    }
}
