package app.spoton.tablet.tablecamera;

import static app.spoton.engine.round.Wager.ACES_UP;
import static app.spoton.engine.round.Wager.ANTE;
import static app.spoton.engine.round.Wager.ANTE_1;
import static app.spoton.engine.round.Wager.BLIND;
import static app.spoton.tablet.table.TestLayouts.bet;
import static app.spoton.tablet.table.TestLayouts.deal;
import static app.spoton.tablet.table.TestLayouts.money;
import static app.spoton.tablet.table.TestLayouts.open;
import static app.spoton.tablet.tablecamera.TestReadings.card;
import static app.spoton.tablet.tablecamera.TestReadings.known;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.card.Card;
import app.spoton.engine.card.Cards;
import app.spoton.tablet.auditlog.KnownBy;
import app.spoton.tablet.table.TableNotice;
import app.spoton.tablet.table.TableState;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.Test;

/** What follows from a look at the table. */
public class ReadingDecisionTest {
    private static final String[] DEALER = {"Qs", "Qc", "6d", "6c", "3s", "2s"};
    private final TableState poker = bet(bet(open("four-card-poker"), 1, ANTE, "10"), 1, ACES_UP, "5").deal()
            .play(1, 0, money("10"));
    private final TableState split = bet(bet(open("four-card-split"), 2, ANTE_1, "10"), 2, BLIND, "10").deal();
    private final Map<CardReading, Optional<Card>> answers = new HashMap<>();

    private ReadingDecision judge(TableState table, TestReadings seen) {
        return ReadingDecision.of(table, seen.look(), answers);
    }

    private TableState laid(TableState table, TestReadings seen) {
        return table.lay(judge(table, seen).lay());
    }

    @Test
    public void certainCardsAreLaidAtTheirSeats() {
        TableState laid = laid(poker, new TestReadings().at(1, "Ah", "Ad", "9c", "4d", "2h").at(0, DEALER));
        assertEquals(Cards.parse("AhAd9c4d2h"), laid.round().seat(1).cards());
        assertEquals(KnownBy.CAMERA, known(laid, "Qs"));
        assertTrue(laid.canSettle());
    }

    @Test
    public void aDoubtThatChangesNoPayoutIsNotAskedAndIsLaidAsUnsure() {
        TestReadings seen = new TestReadings().at(1, "Ah", "Ad", "9c", "4d", "2h?2d").at(0, DEALER);
        assertEquals(List.of(), judge(poker, seen).questions());
        TableState laid = laid(poker, seen);
        assertEquals(KnownBy.UNSURE, known(laid, "2h"));
        assertTrue(laid.canSettle());
    }

    @Test
    public void aDoubtThatChangesAPayoutIsAskedAndUntilThenNothingCanBeSettled() {
        TestReadings seen = new TestReadings().at(1, "Ah", "Ad?4h", "9c", "4d", "2h").at(0, DEALER);
        ReadingDecision found = judge(poker, seen);
        assertEquals(card("Ad"), found.questions().get(0).best());
        assertEquals(card("4h"), found.questions().get(0).second());
        assertFalse(poker.lay(found.lay()).canSettle());
    }

    @Test
    public void whatTheDealerNamesIsLaidAsAsked() {
        TableReading look = new TestReadings().at(1, "Ah", "Ad?4h", "9c", "4d", "2h").at(0, DEALER).look();
        answers.put(look.at(1).get(1), Optional.of(card("4h")));
        ReadingDecision found = ReadingDecision.of(poker, look, answers);
        assertEquals(List.of(), found.questions());
        TableState laid = poker.lay(found.lay());
        assertEquals(KnownBy.ASKED, known(laid, "4h"));
        assertTrue(laid.canSettle());
        assertEquals("and is not asked again", List.of(), judge(laid, new TestReadings()
                .at(1, "Ah", "Ad?4h", "9c", "4d", "2h").at(0, DEALER)).questions());
    }

    @Test
    public void aDoubtWaitsWhileItIsNotKnownWhetherItMatters() {
        ReadingDecision found = judge(poker, new TestReadings().at(1, "Ah", "Ad?4h", "9c", "4d", "2h").at(0, "Qs"));
        assertEquals(List.of(), found.questions());
        assertEquals(1, found.later());
        assertEquals(4, poker.lay(found.lay()).round().seat(1).cards().size());
    }

    @Test
    public void theDealersUpCardAloneIsAsManyAsThereShouldBe() {
        TableState laid = laid(poker, new TestReadings().at(1, "Ah", "Ad", "9c", "4d", "2h").at(0, "Qs"));
        assertEquals(List.of(), laid.notices());
        TableState turned = laid(laid, new TestReadings().at(1, "Ah", "Ad", "9c", "4d", "2h")
                .at(0, "Qc", "Qs", "6d", "6c", "3s", "2s"));
        assertEquals("the up card stays first", Cards.parse("QsQc6d6c3s2s"), turned.round().dealer());
    }

    @Test
    public void aMissingCardIsSaidAtOnce() {
        TableState laid = laid(poker, new TestReadings().at(1, "Ah", "Ad", "9c", "4d").at(0, DEALER));
        assertEquals(new TableNotice(TableNotice.Kind.TOO_FEW_CARDS, "4", 1), laid.notice().orElseThrow());
    }

    @Test
    public void aCardWithoutAnIndexIsSaidAndThenPutByHand() {
        TestReadings seen = new TestReadings().at(1, "Ah", "Ad", "9c", "4d", "??").at(0, DEALER);
        assertEquals(List.of(new ReadingProblem(ReadingProblem.Kind.UNREADABLE, 1, 1)), judge(poker, seen).remarks());
        TableState byHand = deal(laid(poker, seen), "2h");
        assertEquals(List.of(), judge(byHand, seen).remarks());
        assertTrue(byHand.lay(judge(byHand, seen).lay()).canSettle());
    }

    @Test
    public void aCorrectedCardIsNotTakenBackByTheNextLook() {
        TestReadings seen = new TestReadings().at(1, "Ah", "Ad", "9c", "4d", "2h").at(0, DEALER);
        TableState corrected = deal(laid(poker, seen).touchCard(1, 0, 2), "9s");
        assertEquals(KnownBy.CORRECTED, known(corrected, "9s"));
        TableState again = laid(corrected, seen);
        assertEquals(corrected.round(), again.round());
        assertEquals(List.of(), again.notices());
    }

    @Test
    public void aCardThatWasCertainAndIsHiddenNowStays() {
        TableState first = laid(poker, new TestReadings().at(1, "Ah", "Ad", "9c", "4d", "2h"));
        TableState second = laid(first, new TestReadings().at(1, "Ah", "Ad", "9c", "4d").at(0, DEALER));
        assertTrue(second.canSettle());
        TableState third = laid(first, new TestReadings().at(1, "Ah", "Ad", "9c", "4d", "2h?2d").at(0, DEALER));
        assertEquals(KnownBy.CAMERA, known(third, "2h"));
    }

    @Test
    public void somethingUnsureIsAskedWhenACorrectionMakesItMatter() {
        TestReadings seen = new TestReadings().at(1, "Ah", "Kd", "9h", "4c", "2h?2d").at(0, DEALER);
        TableState laid = laid(poker, seen);
        assertEquals(KnownBy.UNSURE, known(laid, "2h"));
        TableState corrected = deal(laid.touchCard(1, 0, 1), "Kh");
        ReadingDecision found = judge(corrected, seen);
        assertEquals("a flush with it, and none without", 1, found.questions().size());
        TableState without = corrected.lay(found.lay());
        assertNull(known(without, "2h"));
        assertFalse(without.canSettle());
        assertEquals("nor where the look is no longer there", without.round(),
                corrected.lay(ReadingDecision.withoutUnsure(corrected.round())).round());
    }

    @Test
    public void whatIsNoCardIsLeftOut() {
        TableReading look = new TestReadings().at(1, "Ah", "Ad", "9c", "4d", "2h", "7s?7c").at(0, DEALER).look();
        answers.put(look.at(1).get(5), Optional.empty());
        assertTrue(poker.lay(ReadingDecision.of(poker, look, answers).lay()).canSettle());
    }

    @Test
    public void fourCardsMustBeKnownBeforeTheyAreSplit() {
        ReadingDecision found = judge(split, new TestReadings().at(2, "Ac", "Ad?As", "9h", "Ks").at(0, "Kh"));
        assertEquals(1, found.questions().size());
    }

    @Test
    public void drawnCardsBelongToTheHandTheyLieWith() {
        TableState dealt = laid(split, new TestReadings().at(2, "Ac", "Ad", "9h", "Ks").at(0, "Kh"))
                .moveAcross(2, card("9h")).moveAcross(2, card("Ks")).play(2, 0, money("10")).play(2, 1, money("10"));
        TableState drawn = laid(dealt, new TestReadings().at(2, "Ac", "Ad", "3c", "9h", "Ks", "4d")
                .at(0, "Kh", "Qd", "5c", "3s"));
        assertEquals(Cards.parse("3c"), drawn.round().cardsAt(2, 1));
        assertEquals(Cards.parse("4d"), drawn.round().cardsAt(2, 2));
        assertTrue(drawn.canSettle());
    }

    @Test
    public void whichCardLayFaceUpIsAskedWhereItDecides() {
        ReadingDecision found = judge(split, new TestReadings().at(2, "Ac", "Ad", "9h", "Ks").at(0, "Kh", "Qd", "5c", "3s"));
        assertEquals(List.of(new ReadingProblem(ReadingProblem.Kind.WHICH_UP_CARD, 0, 4)), found.remarks());
        assertEquals(Cards.NONE, split.lay(found.lay()).round().dealer());
    }

    @Test
    public void cardsOffTheLayoutAreSaid() {
        assertEquals(List.of(new ReadingProblem(ReadingProblem.Kind.STRAY, 0, 1)), judge(poker, new TestReadings().stray()).remarks());
    }
}
