package app.spoton.tablet.table;

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
import app.spoton.tablet.auditlog.KnownBy;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.Test;

/** A whole reading of the camera, as it comes to lie on the table. */
public class CardPlacementTest {
    private final TableState dealt = bet(bet(open("four-card-poker"), 1, ANTE, "10"), 3, ANTE, "10").deal();

    private static List<PlacedCard> seen(String cards) {
        return Cards.parse(cards).list().stream().map(card -> new PlacedCard(card, KnownBy.CAMERA))
                .collect(Collectors.toUnmodifiableList());
    }

    private static Map<CardPosition, List<PlacedCard>> reading(Object... pilesAndCards) {
        Map<CardPosition, List<PlacedCard>> reading = new LinkedHashMap<>();
        for (int at = 0; at < pilesAndCards.length; at += 2) {
            reading.put(CardPosition.dealtTo((Integer) pilesAndCards[at]), seen((String) pilesAndCards[at + 1]));
        }
        return reading;
    }

    private static KnownBy known(TableState state, String card) {
        return state.round().known().get(Card.parse(card).orElseThrow());
    }

    @Test
    public void aWholeTableIsLaidAtOnceAndUndoneAtOnce() {
        TableState laid = dealt.lay(reading(1, "AhAd9c4d2h", 3, "7sJd8sTh9s", 0, "QsQc6d6c3s2s"));
        assertEquals(Cards.parse("7sJd8sTh9s"), laid.round().seat(3).cards());
        assertEquals("the up card stays first", Cards.parse("QsQc6d6c3s2s"), laid.round().dealer());
        assertEquals(KnownBy.CAMERA, known(laid, "Qs"));
        assertEquals(new TableFocus.Decision(1), laid.focus());
        assertTrue(laid.notices().isEmpty());
        assertEquals(0, laid.undo().round().onTheTable());
    }

    @Test
    public void theFocusGoesToWhatIsStillMissing() {
        TableState laid = dealt.play(1, 0, money("10")).lay(reading(1, "AhAd9c4d2h", 3, "7sJd8sTh"));
        assertEquals(new TableFocus.CardAt(3, 0, 4), laid.focus());
        assertEquals(List.of(TableNotice.of(TableNotice.Kind.TOO_FEW_CARDS, 3, "4")), laid.notices());
    }

    @Test
    public void tooManyCardsAreNotLaidAndSaidAtOnce() {
        TableState laid = dealt.lay(reading(1, "AhAd9c4d2h3h", 3, "7sJd8sTh9s"));
        assertEquals(Cards.NONE, laid.round().seat(1).cards());
        assertEquals(5, laid.round().seat(3).cards().size());
        assertEquals(List.of(TableNotice.of(TableNotice.Kind.TOO_MANY_CARDS, 1, "6")), laid.notices());
    }

    @Test
    public void aCardSeenTwiceIsBelievedNowhere() {
        TableState laid = dealt.lay(reading(1, "AhAd9c4d2h", 3, "7sJd8sThAh"));
        assertEquals(Cards.parse("Ad9c4d2h"), laid.round().seat(1).cards());
        assertEquals(Cards.parse("7sJd8sTh"), laid.round().seat(3).cards());
        assertEquals(TableNotice.of(TableNotice.Kind.CARD_TWICE, 3, "Ah"), laid.notice().orElseThrow());
        TableState beside = dealt.lay(reading(1, "AhAd9c4d2h")).lay(reading(3, "7sJd8sThAh"));
        assertEquals(TableNotice.of(TableNotice.Kind.CARD_TWICE, 3, "Ah"), beside.notice().orElseThrow());
        assertEquals(Cards.parse("AhAd9c4d2h"), beside.round().seat(1).cards());
    }

    @Test
    public void cardsBeforeAnEmptySeatAreSaid() {
        TableState laid = dealt.lay(reading(4, "AhAd"));
        assertEquals(List.of(TableNotice.of(TableNotice.Kind.CARDS_AT_EMPTY_SEAT, 4, "Ah Ad")), laid.notices());
        assertEquals(dealt.round(), laid.round());
    }

    @Test
    public void whatWasPutByHandStaysWhereItIs() {
        TableState byHand = deal(dealt, "9c4d");
        TableState laid = byHand.lay(reading(1, "AhAd9c4d2h"));
        assertEquals(Cards.parse("9c4dAhAd2h"), laid.round().seat(1).cards());
        assertEquals(KnownBy.BY_HAND, known(laid, "9c"));
        assertEquals(KnownBy.CAMERA, known(laid, "Ah"));
    }

    @Test
    public void whatTheCameraSeesInsteadOfAnAnswerOfTheDealerIsSaidAndNotTaken() {
        TableState laid = dealt.lay(reading(1, "AhAd9c4d2h"));
        TableState corrected = deal(laid.touchCard(1, 0, 2), "9s");
        assertEquals(KnownBy.CORRECTED, known(corrected, "9s"));
        TableState again = corrected.lay(reading(1, "AhAd9c4d2h"));
        assertEquals(corrected.round(), again.round());
        assertEquals(TableNotice.Kind.OTHER_THAN_BY_HAND, again.notice().orElseThrow().kind());
    }

    @Test
    public void aLaterReadingTakesThePlaceOfAnEarlierOne() {
        TableState laid = dealt.lay(reading(1, "AhAd9c4d2h", 3, "7sJd8sTh9s"));
        TableState again = laid.lay(reading(1, "AhAd9c4d3h", 3, "7sJd8sTh9s"));
        assertEquals(Cards.parse("AhAd9c4d3h"), again.round().seat(1).cards());
        assertTrue(again.round().known().size() == 10);
        assertSame("the same again is nothing new", again, again.lay(reading(1, "AhAd9c4d3h", 3, "7sJd8sTh9s")));
    }

    @Test
    public void theSameFourCardsLeaveASplitAsThePlayerMadeIt() {
        TableState split = bet(bet(open("four-card-split"), 2, ANTE_1, "10"), 2, BLIND, "10").deal()
                .lay(reading(2, "AcAd9hKs")).moveAcross(2, Card.parse("Ks").orElseThrow()).play(2, 0, money("10"));
        TableState again = split.lay(reading(2, "KsAcAd9h"));
        assertEquals(split.round(), again.round());
        assertEquals("other cards are split anew", Cards.parse("AcAd9hQs"),
                split.lay(reading(2, "AcAd9hQs")).round().seat(2).hands().get(0).cards());
        assertEquals("an instant winner splits itself", Cards.parse("2h9hKh"),
                split.lay(reading(2, "2h7d9hKh")).round().seat(2).hands().get(0).cards());
    }

    @Test
    public void nothingIsLaidBeforeTheDeal() {
        TableState wagers = bet(open("four-card-poker"), 1, ANTE, "10");
        assertEquals(TableNotice.Kind.NOT_DEALT, wagers.lay(reading(1, "Ah")).notice().orElseThrow().kind());
    }
}
