package app.spoton.camera.layout;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import app.spoton.camera.CardQuad;
import app.spoton.camera.PicturePoint;
import app.spoton.camera.Posterior;
import app.spoton.camera.ReadingVerdict;
import app.spoton.camera.SeenCard;
import app.spoton.engine.card.Card;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.Test;

public class LayoutReadingTest {
    /** Dealer below: left, right, far right, far left. */
    private static final List<PicturePoint> TAPS =
            List.of(new PicturePoint(100, 900), new PicturePoint(1900, 900), new PicturePoint(1800, 60),
                    new PicturePoint(200, 60));
    private static final Registration TABLE =
            Registration.ofTaps(TablePlan.USUAL, TAPS, 2000, 1000).orElseThrow();
    private static final GameLayout FIVE_EACH = new GameLayout("five each", 5, 5, 5);
    private static final GameLayout SIX_FOR_THE_DEALER = new GameLayout("six for the dealer", 5, 5, 6);
    private static final GameLayout THREE_FOR_THE_DEALER = new GameLayout("three for the dealer", 4, 4, 3);
    private static final GameLayout FOUR_TO_SIX = new GameLayout("four to six", 4, 6, 4);

    @Test
    public void everySpotsCardsAreItsOwn() {
        List<SeenCard> cards = new ArrayList<>();
        for (int seat = 0; seat <= 6; seat++) {
            cards.addAll(hand(new HandRegion(seat), FIVE_EACH.fewest(new HandRegion(seat)), cards.size()));
        }
        LayoutReading reading = LayoutReading.of(cards, TABLE, FIVE_EACH, 2000, 1000);
        assertEquals(List.of(), reading.problems());
        assertEquals(List.of(), reading.strays());
        for (int seat = 0; seat <= 6; seat++) {
            assertEquals(5, reading.at(new HandRegion(seat)).orElseThrow().cards().size());
        }
    }

    @Test
    public void aMissingCardIsReportedInWords() {
        List<SeenCard> cards = new ArrayList<>(hand(HandRegion.DEALER, 6, 0));
        cards.addAll(hand(new HandRegion(3), 4, 10));
        assertEquals(List.of("seat 3: four of five cards found"),
                LayoutReading.of(cards, TABLE, SIX_FOR_THE_DEALER, 2000, 1000).problems());
    }

    @Test
    public void aCardTooManyIsReported() {
        List<SeenCard> cards = new ArrayList<>(hand(HandRegion.DEALER, 3, 0));
        cards.addAll(hand(new HandRegion(1), 5, 10));
        assertEquals(List.of("seat 1: five cards found, the game deals four"),
                LayoutReading.of(cards, TABLE, THREE_FOR_THE_DEALER, 2000, 1000).problems());
    }

    @Test
    public void aSplitSeatMayHaveFourToSixCards() {
        for (int n = 4; n <= 6; n++) {
            List<SeenCard> cards = new ArrayList<>(hand(HandRegion.DEALER, 4, 0));
            cards.addAll(hand(new HandRegion(2), n, 10));
            assertEquals(List.of(),
                    LayoutReading.of(cards, TABLE, FOUR_TO_SIX, 2000, 1000).problems());
        }
    }

    @Test
    public void aCardThatCannotBeReadIsCountedAndReported() {
        List<SeenCard> cards = new ArrayList<>(hand(HandRegion.DEALER, 5, 0));
        SeenCard blank = cards.remove(4);
        cards.add(new SeenCard(blank.place(), Posterior.unknown(), Posterior.unknown(), ReadingVerdict.INCOMPLETE, 0));
        assertEquals(List.of("dealer: one card cannot be read"),
                LayoutReading.of(cards, TABLE, FIVE_EACH, 2000, 1000).problems());
    }

    private static SeenCard doubtful(SeenCard card, double p) {
        return new SeenCard(card.place(), card.alone(), Posterior.mostly(card.card(), p), ReadingVerdict.ASK, 1);
    }

    @Test
    public void noMoreCardsAreAskedAboutThanTheGameDeals() {
        List<SeenCard> certain = hand(HandRegion.DEALER, 5, 0);
        SeenCard likely = doubtful(hand(HandRegion.DEALER, 1, 20).get(0), 0.8);
        SeenCard less = doubtful(hand(HandRegion.DEALER, 1, 21).get(0), 0.6);
        List<SeenCard> cards = new ArrayList<>(certain);
        cards.addAll(List.of(likely, less));
        assertEquals("beside a whole hand none", certain, dealer(cards));
        cards.remove(certain.get(0));
        assertEquals("in the place of one, the likelier", 5, dealer(cards).size());
        assertTrue(dealer(cards).contains(likely) && !dealer(cards).contains(less));
        SeenCard blank = new SeenCard(less.place(), less.alone(), Posterior.unknown(), ReadingVerdict.INCOMPLETE, 0);
        assertTrue("what cannot be read is never left out", dealer(List.of(certain.get(0), certain.get(1), certain.get(2),
                certain.get(3), certain.get(4), blank)).contains(blank));
    }

    private static List<SeenCard> dealer(List<SeenCard> cards) {
        return LayoutReading.of(cards, TABLE, FIVE_EACH, 2000, 1000).at(HandRegion.DEALER).orElseThrow().cards();
    }

    @Test
    public void seatOneIsAtTheDealersLeft() {
        assertTrue(TABLE.toPicture(TablePlan.USUAL.center(new HandRegion(1))[0], 300).x() < 700);
        assertTrue(TABLE.toPicture(TablePlan.USUAL.center(new HandRegion(6))[0], 300).x() > 1300);
    }

    @Test
    public void theDealersCardsGoFromTheDealersLeftToTheRight() {
        List<SeenCard> cards = hand(HandRegion.DEALER, 5, 0);
        LayoutReading reading = LayoutReading.of(cards, TABLE, FIVE_EACH, 2000, 1000);
        assertEquals(cards, reading.at(HandRegion.DEALER).orElseThrow().cards());
    }

    @Test
    public void aRegistrationIsReadBackFromItsText() {
        assertEquals(TABLE, Registration.parse(TABLE.text()).orElseThrow());
        String kept = TABLE.text();
        for (String rubbish : new String[] {"", "spoton-table 1", kept + " 4", kept.replace("6", "x")}) {
            assertEquals(rubbish, Optional.empty(), Registration.parse(rubbish));
        }
    }

    @Test
    public void tapsThatCannotBeATableAreRefused() {
        PicturePoint a = new PicturePoint(100, 900);
        assertEquals(Optional.empty(), Registration.ofTaps(TablePlan.USUAL, List.of(a, a, a, a), 2000, 1000));
        List<PicturePoint> crossed = List.of(TAPS.get(0), TAPS.get(2), TAPS.get(1), TAPS.get(3));
        assertEquals(Optional.empty(), Registration.ofTaps(TablePlan.USUAL, crossed, 2000, 1000));
        List<PicturePoint> mirrored = List.of(TAPS.get(1), TAPS.get(0), TAPS.get(3), TAPS.get(2));
        assertEquals(Optional.empty(), Registration.ofTaps(TablePlan.USUAL, mirrored, 2000, 1000));
    }

    private static List<SeenCard> hand(HandRegion spot, int cards, int firstCard) {
        double[] center = TablePlan.USUAL.center(spot);
        double bearing = TablePlan.USUAL.bearing(spot);
        List<SeenCard> hand = new ArrayList<>();
        for (int i = 0; i < cards; i++) {
            double along = (i - (cards - 1) / 2.0) * 35;
            PicturePoint at = TABLE.toPicture(center[0] + along * Math.sin(bearing),
                    center[1] + along * Math.cos(bearing));
            CardQuad place = new CardQuad(at.plus(-30, -40), at.plus(30, -40), at.plus(30, 40), at.plus(-30, 40), 15);
            Posterior sure = Posterior.mostly(Card.of((firstCard + i) % 52), 0.9999);
            hand.add(new SeenCard(place, sure, sure, ReadingVerdict.CERTAIN, 2));
        }
        return hand;
    }

    @Test
    public void aFileWithACornerThatNoCameraSeesIsRefused() {
        assertTrue(Registration.parse("spoton-table 1 1800.0 950.0 6 1300 724 0.63 683.38 1259.33 683.38 1259.38 40.15 0.63 40.15")
                .isPresent());
        assertEquals(Optional.empty(), Registration.parse(
                "spoton-table 1 1800.0 950.0 6 1300 724 0.63 683.38 1259333333333333300000000000000.00 683.38 1259.38 40.15 0.63 40.15"));
    }
}
