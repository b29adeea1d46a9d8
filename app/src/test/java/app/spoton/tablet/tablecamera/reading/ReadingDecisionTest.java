package app.spoton.tablet.tablecamera.reading;

import static app.spoton.engine.round.Wager.ACES_UP;
import static app.spoton.engine.round.Wager.ANTE;
import static app.spoton.engine.round.Wager.ANTE_1;
import static app.spoton.engine.round.Wager.BLIND;
import static app.spoton.tablet.table.TestLayouts.bet;
import static app.spoton.tablet.table.TestLayouts.deal;
import static app.spoton.tablet.table.TestLayouts.money;
import static app.spoton.tablet.table.TestLayouts.open;
import static app.spoton.tablet.tablecamera.reading.TestReadings.card;
import static app.spoton.tablet.tablecamera.reading.TestReadings.known;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.card.Card;
import app.spoton.engine.card.Cards;
import app.spoton.engine.record.CardOrigin;
import app.spoton.tablet.table.state.TableNotice;
import app.spoton.tablet.table.state.TableState;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.Test;

/** The decisions that follow from a reading. */
public class ReadingDecisionTest {
    private static final String[] DEALER = {"Qs", "Qc", "6d", "6c", "3s", "2s"};
    private final TableState poker = bet(bet(open("four-card-poker"), 1, ANTE, "10"), 1, ACES_UP, "5").deal()
            .play(1, 0, money("10"));
    private final TableState split = bet(bet(open("four-card-split"), 2, ANTE_1, "10"), 2, BLIND, "10").deal();
    private final Map<CardReading, Optional<Card>> answers = new HashMap<>();

    private ReadingDecision evaluate(TableState table, TestReadings seen) {
        return ReadingDecision.of(table, seen.look(), answers);
    }

    private TableState placed(TableState table, TestReadings seen) {
        return table.placeCards(evaluate(table, seen).placements());
    }

    @Test
    public void certainCardsArePlacedAtTheirSeats() {
        TableState placed = placed(poker, new TestReadings().at(1, "Ah", "Ad", "9c", "4d", "2h").at(0, DEALER));
        assertEquals(Cards.parse("AhAd9c4d2h"), placed.round().seat(1).cards());
        assertEquals(CardOrigin.CAMERA, known(placed, "Qs"));
        assertTrue(placed.canSettle());
    }

    @Test
    public void aDoubtfulCardThatChangesNoPayoutIsNotAskedAboutAndIsPlacedAsUnsure() {
        TestReadings seen = new TestReadings().at(1, "Ah", "Ad", "9c", "4d", "2h?2d").at(0, DEALER);
        assertEquals(List.of(), evaluate(poker, seen).questions());
        TableState placed = placed(poker, seen);
        assertEquals(CardOrigin.UNSURE, known(placed, "2h"));
        assertTrue(placed.canSettle());
    }

    @Test
    public void aDoubtfulCardThatChangesAPayoutIsAskedAboutBeforeSettling() {
        TestReadings seen = new TestReadings().at(1, "Ah", "Ad?4h", "9c", "4d", "2h").at(0, DEALER);
        ReadingDecision found = evaluate(poker, seen);
        assertEquals(card("Ad"), found.questions().get(0).best());
        assertEquals(card("4h"), found.questions().get(0).second());
        assertFalse(poker.placeCards(found.placements()).canSettle());
    }

    @Test
    public void aCardNamedByTheDealerIsPlacedAsConfirmed() {
        TableReading tableReading = new TestReadings().at(1, "Ah", "Ad?4h", "9c", "4d", "2h").at(0, DEALER).look();
        answers.put(tableReading.at(1).get(1), Optional.of(card("4h")));
        ReadingDecision found = ReadingDecision.of(poker, tableReading, answers);
        assertEquals(List.of(), found.questions());
        TableState placed = poker.placeCards(found.placements());
        assertEquals(CardOrigin.CONFIRMED, known(placed, "4h"));
        assertTrue(placed.canSettle());
        assertEquals("and is not asked again", List.of(), evaluate(placed, new TestReadings()
                .at(1, "Ah", "Ad?4h", "9c", "4d", "2h").at(0, DEALER)).questions());
    }

    @Test
    public void aDoubtfulCardWaitsUntilItIsKnownWhetherItMatters() {
        ReadingDecision found = evaluate(poker, new TestReadings().at(1, "Ah", "Ad?4h", "9c", "4d", "2h").at(0, "Qs"));
        assertEquals(List.of(), found.questions());
        assertEquals(1, found.deferred());
        assertEquals(4, poker.placeCards(found.placements()).round().seat(1).cards().size());
    }

    @Test
    public void theDealersUpCardAloneIsAsManyAsThereShouldBe() {
        TableState placed = placed(poker, new TestReadings().at(1, "Ah", "Ad", "9c", "4d", "2h").at(0, "Qs"));
        assertEquals(List.of(), placed.notices());
        TableState turned = placed(placed, new TestReadings().at(1, "Ah", "Ad", "9c", "4d", "2h")
                .at(0, "Qc", "Qs", "6d", "6c", "3s", "2s"));
        assertEquals("the up card stays first", Cards.parse("QsQc6d6c3s2s"), turned.round().dealer());
    }

    @Test
    public void aMissingCardIsReportedAtOnce() {
        TableState placed = placed(poker, new TestReadings().at(1, "Ah", "Ad", "9c", "4d").at(0, DEALER));
        assertEquals(new TableNotice(TableNotice.Kind.TOO_FEW_CARDS, "4", 1), placed.notice().orElseThrow());
    }

    @Test
    public void aCardWithoutAnIndexIsReportedAndThenEnteredByHand() {
        TestReadings seen = new TestReadings().at(1, "Ah", "Ad", "9c", "4d", "??").at(0, DEALER);
        assertEquals(List.of(new ReadingProblem(ReadingProblem.Kind.UNREADABLE, 1, 1)), evaluate(poker, seen).problems());
        TableState byHand = deal(placed(poker, seen), "2h");
        assertEquals(List.of(), evaluate(byHand, seen).problems());
        assertTrue(byHand.placeCards(evaluate(byHand, seen).placements()).canSettle());
    }

    @Test
    public void aCorrectedCardIsKeptByTheNextReading() {
        TestReadings seen = new TestReadings().at(1, "Ah", "Ad", "9c", "4d", "2h").at(0, DEALER);
        TableState corrected = deal(placed(poker, seen).selectCard(1, 0, 2), "9s");
        assertEquals(CardOrigin.CORRECTED, known(corrected, "9s"));
        TableState again = placed(corrected, seen);
        assertEquals(corrected.round(), again.round());
        assertEquals(List.of(), again.notices());
    }

    @Test
    public void aCardThatWasCertainAndIsHiddenNowStays() {
        TableState first = placed(poker, new TestReadings().at(1, "Ah", "Ad", "9c", "4d", "2h"));
        TableState second = placed(first, new TestReadings().at(1, "Ah", "Ad", "9c", "4d").at(0, DEALER));
        assertTrue(second.canSettle());
        TableState third = placed(first, new TestReadings().at(1, "Ah", "Ad", "9c", "4d", "2h?2d").at(0, DEALER));
        assertEquals(CardOrigin.CAMERA, known(third, "2h"));
    }

    @Test
    public void anUnsureCardIsAskedAboutWhenACorrectionMakesItMatter() {
        TestReadings seen = new TestReadings().at(1, "Ah", "Kd", "9h", "4c", "2h?2d").at(0, DEALER);
        TableState placed = placed(poker, seen);
        assertEquals(CardOrigin.UNSURE, known(placed, "2h"));
        TableState corrected = deal(placed.selectCard(1, 0, 1), "Kh");
        ReadingDecision found = evaluate(corrected, seen);
        assertEquals("a flush with it, and none without", 1, found.questions().size());
        TableState without = corrected.placeCards(found.placements());
        assertNull(known(without, "2h"));
        assertFalse(without.canSettle());
        assertEquals("nor where the look is no longer there", without.round(),
                corrected.placeCards(ReadingDecision.withoutUnsure(corrected.round())).round());
    }

    @Test
    public void anObjectThatIsNotACardIsLeftOut() {
        TableReading tableReading = new TestReadings().at(1, "Ah", "Ad", "9c", "4d", "2h", "7s?7c").at(0, DEALER).look();
        answers.put(tableReading.at(1).get(5), Optional.empty());
        assertTrue(poker.placeCards(ReadingDecision.of(poker, tableReading, answers).placements()).canSettle());
    }

    @Test
    public void fourCardsMustBeKnownBeforeTheyAreSplit() {
        ReadingDecision found = evaluate(split, new TestReadings().at(2, "Ac", "Ad?As", "9h", "Ks").at(0, "Kh"));
        assertEquals(1, found.questions().size());
    }

    @Test
    public void drawnCardsBelongToTheHandTheyLieWith() {
        TableState dealt = placed(split, new TestReadings().at(2, "Ac", "Ad", "9h", "Ks").at(0, "Kh"))
                .moveToOtherHand(2, card("9h")).moveToOtherHand(2, card("Ks")).play(2, 0, money("10")).play(2, 1, money("10"));
        TableState drawn = placed(dealt, new TestReadings().at(2, "Ac", "Ad", "3c", "9h", "Ks", "4d")
                .at(0, "Kh", "Qd", "5c", "3s"));
        assertEquals(Cards.parse("3c"), drawn.round().cardsAt(2, 1));
        assertEquals(Cards.parse("4d"), drawn.round().cardsAt(2, 2));
        assertTrue(drawn.canSettle());
    }

    @Test
    public void whichCardLayFaceUpIsAskedWhereItDecides() {
        ReadingDecision found = evaluate(split, new TestReadings().at(2, "Ac", "Ad", "9h", "Ks").at(0, "Kh", "Qd", "5c", "3s"));
        assertEquals(List.of(new ReadingProblem(ReadingProblem.Kind.WHICH_UP_CARD, 0, 4)), found.problems());
        assertEquals(Cards.NONE, split.placeCards(found.placements()).round().dealer());
    }

    @Test
    public void cardsOffTheLayoutAreReported() {
        assertEquals(List.of(new ReadingProblem(ReadingProblem.Kind.STRAY, 0, 1)), evaluate(poker, new TestReadings().stray()).problems());
    }
}
