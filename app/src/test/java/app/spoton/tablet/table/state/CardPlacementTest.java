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
import app.spoton.engine.card.Rank;
import app.spoton.engine.card.Suit;
import app.spoton.engine.record.CardOrigin;
import app.spoton.tablet.table.round.CardPosition;
import app.spoton.tablet.table.round.PlacedCard;
import app.spoton.tablet.table.round.TableFocus;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.Test;

/** How a whole camera reading is placed on the table. */
public class CardPlacementTest {
    private final TableState dealt = bet(bet(open("four-card-poker"), 1, ANTE, "10"), 3, ANTE, "10").deal();

    private static List<PlacedCard> seen(String cards) {
        return Cards.parse(cards).list().stream().map(card -> new PlacedCard(card, CardOrigin.CAMERA))
                .collect(Collectors.toUnmodifiableList());
    }

    private static Map<CardPosition, List<PlacedCard>> reading(Object... pilesAndCards) {
        Map<CardPosition, List<PlacedCard>> reading = new LinkedHashMap<>();
        for (int at = 0; at < pilesAndCards.length; at += 2) {
            reading.put(CardPosition.dealtTo((Integer) pilesAndCards[at]), seen((String) pilesAndCards[at + 1]));
        }
        return reading;
    }

    private static CardOrigin known(TableState state, String card) {
        return state.round().origins().get(Card.parse(card).orElseThrow());
    }

    @Test
    public void aWholeTableIsPlacedAtOnceAndUndoneAtOnce() {
        TableState placed = dealt.placeCards(reading(1, "AhAd9c4d2h", 3, "7sJd8sTh9s", 0, "QsQc6d6c3s2s"));
        assertEquals(Cards.parse("7sJd8sTh9s"), placed.round().seat(3).cards());
        assertEquals("the up card stays first", Cards.parse("QsQc6d6c3s2s"), placed.round().dealer());
        assertEquals(CardOrigin.CAMERA, known(placed, "Qs"));
        assertEquals(new TableFocus.Decision(1), placed.focus());
        assertTrue(placed.notices().isEmpty());
        assertEquals(0, placed.undo().round().cardMask());
    }

    @Test
    public void aReadingKeepsTheRankOfACardThatIsHalfEntered() {
        TableState half = dealt.selectCard(3, 0, 0).tapRank(Rank.ACE);
        TableState placed = half.placeCards(reading(1, "KhKd9c4d2h"));
        assertEquals(Optional.of(Rank.ACE), placed.rank());
        assertEquals(new TableFocus.CardAt(3, 0, 0), placed.focus());
        assertEquals(Cards.parse("As"), placed.tapSuit(Suit.SPADES).round().seat(3).cards());
        TableState refused = half.placeCards(reading(1, "KhKd9c4d2h3h"));
        assertEquals("the reading was refused", Cards.NONE, refused.round().seat(1).cards());
        assertEquals(Optional.of(Rank.ACE), refused.rank());
    }

    @Test
    public void aReadingKeepsTheRankOfACorrectionThatIsHalfEntered() {
        TableState read = dealt.placeCards(reading(1, "AhAd9c4d2h"));
        TableState again = read.selectCard(1, 0, 1).tapRank(Rank.KING).placeCards(reading(1, "AhAd9c4d2h", 3, "7sJd8sTh9s"));
        assertEquals(Optional.of(Rank.KING), again.rank());
        assertEquals(new TableFocus.CardAt(1, 0, 1), again.focus());
    }

    @Test
    public void aCardThatTheReadingHasDoesNotStayHalfEntered() {
        TableState placed = dealt.selectCard(3, 0, 0).tapRank(Rank.ACE).placeCards(reading(3, "AhJd8sTh9s"));
        assertEquals(Optional.empty(), placed.rank());
        assertEquals(new TableFocus.CardAt(1, 0, 0), placed.focus());
    }

    @Test
    public void theFocusGoesToWhatIsStillMissing() {
        TableState placed = dealt.play(1, 0, money("10")).placeCards(reading(1, "AhAd9c4d2h", 3, "7sJd8sTh"));
        assertEquals(new TableFocus.CardAt(3, 0, 4), placed.focus());
        assertEquals(List.of(TableNotice.of(TableNotice.Kind.TOO_FEW_CARDS, 3, "4")), placed.notices());
    }

    @Test
    public void tooManyCardsAreNotPlacedAndAreReportedAtOnce() {
        TableState placed = dealt.placeCards(reading(1, "AhAd9c4d2h3h", 3, "7sJd8sTh9s"));
        assertEquals(Cards.NONE, placed.round().seat(1).cards());
        assertEquals(5, placed.round().seat(3).cards().size());
        assertEquals(List.of(TableNotice.of(TableNotice.Kind.TOO_MANY_CARDS, 1, "6")), placed.notices());
    }

    @Test
    public void aCardSeenTwiceIsPlacedNowhere() {
        TableState placed = dealt.placeCards(reading(1, "AhAd9c4d2h", 3, "7sJd8sThAh"));
        assertEquals(Cards.parse("Ad9c4d2h"), placed.round().seat(1).cards());
        assertEquals(Cards.parse("7sJd8sTh"), placed.round().seat(3).cards());
        assertEquals(TableNotice.of(TableNotice.Kind.DUPLICATE_CARD, 3, "Ah"), placed.notice().orElseThrow());
        TableState beside = dealt.placeCards(reading(1, "AhAd9c4d2h")).placeCards(reading(3, "7sJd8sThAh"));
        assertEquals(TableNotice.of(TableNotice.Kind.DUPLICATE_CARD, 3, "Ah"), beside.notice().orElseThrow());
        assertEquals(Cards.parse("AhAd9c4d2h"), beside.round().seat(1).cards());
    }

    @Test
    public void cardsAtAnEmptySeatAreReported() {
        TableState placed = dealt.placeCards(reading(4, "AhAd"));
        assertEquals(List.of(TableNotice.of(TableNotice.Kind.CARDS_AT_EMPTY_SEAT, 4, "Ah Ad")), placed.notices());
        assertEquals(dealt.round(), placed.round());
    }

    @Test
    public void aCardEnteredByHandStaysWhereItIs() {
        TableState byHand = deal(dealt, "9c4d");
        TableState placed = byHand.placeCards(reading(1, "AhAd9c4d2h"));
        assertEquals(Cards.parse("9c4dAhAd2h"), placed.round().seat(1).cards());
        assertEquals(CardOrigin.TYPED, known(placed, "9c"));
        assertEquals(CardOrigin.CAMERA, known(placed, "Ah"));
    }

    @Test
    public void aReadingThatContradictsTheDealersAnswerIsReportedAndNotUsed() {
        TableState placed = dealt.placeCards(reading(1, "AhAd9c4d2h"));
        TableState corrected = deal(placed.selectCard(1, 0, 2), "9s");
        assertEquals(CardOrigin.CORRECTED, known(corrected, "9s"));
        TableState again = corrected.placeCards(reading(1, "AhAd9c4d2h"));
        assertEquals(corrected.round(), again.round());
        assertEquals(TableNotice.Kind.CONFLICTS_WITH_ENTERED_CARDS, again.notice().orElseThrow().kind());
    }

    @Test
    public void aLaterReadingTakesThePlaceOfAnEarlierOne() {
        TableState placed = dealt.placeCards(reading(1, "AhAd9c4d2h", 3, "7sJd8sTh9s"));
        TableState again = placed.placeCards(reading(1, "AhAd9c4d3h", 3, "7sJd8sTh9s"));
        assertEquals(Cards.parse("AhAd9c4d3h"), again.round().seat(1).cards());
        assertTrue(again.round().origins().size() == 10);
        assertSame("the same again is nothing new", again, again.placeCards(reading(1, "AhAd9c4d3h", 3, "7sJd8sTh9s")));
    }

    @Test
    public void theSameFourCardsLeaveASplitAsThePlayerMadeIt() {
        TableState split = bet(bet(open("four-card-split"), 2, ANTE_1, "10"), 2, BLIND, "10").deal()
                .placeCards(reading(2, "AcAd9hKs")).moveToOtherHand(2, Card.parse("Ks").orElseThrow()).play(2, 0, money("10"));
        TableState again = split.placeCards(reading(2, "KsAcAd9h"));
        assertEquals(split.round(), again.round());
        assertEquals("other cards are split again", Cards.parse("AcAd9hQs"),
                split.placeCards(reading(2, "AcAd9hQs")).round().seat(2).hands().get(0).cards());
        assertEquals("an instant winner splits itself", Cards.parse("2h9hKh"),
                split.placeCards(reading(2, "2h7d9hKh")).round().seat(2).hands().get(0).cards());
    }

    @Test
    public void nothingIsPlacedBeforeTheDeal() {
        TableState wagers = bet(open("four-card-poker"), 1, ANTE, "10");
        assertEquals(TableNotice.Kind.CARDS_NOT_EXPECTED, wagers.placeCards(reading(1, "Ah")).notice().orElseThrow().kind());
    }
}
