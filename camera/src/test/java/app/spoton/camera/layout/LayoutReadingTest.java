package app.spoton.camera.layout;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import app.spoton.camera.Place;
import app.spoton.camera.Place.Dot;
import app.spoton.camera.Posterior;
import app.spoton.camera.SeenCard;
import app.spoton.camera.Verdict;
import app.spoton.engine.card.Card;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.Test;

public class LayoutReadingTest {
    /** Dealer below: left, right, far right, far left. */
    private static final List<Dot> TAPS =
            List.of(new Dot(100, 900), new Dot(1900, 900), new Dot(1800, 60), new Dot(200, 60));
    private static final Registration TABLE =
            Registration.ofTaps(TablePlan.USUAL, TAPS, 2000, 1000).orElseThrow();

    @Test
    public void everySpotsCardsAreItsOwn() {
        List<SeenCard> cards = new ArrayList<>();
        for (int seat = 0; seat <= 6; seat++) {
            cards.addAll(hand(new Spot(seat), GameLayout.CRAZY_4_POKER.fewest(new Spot(seat)), cards.size()));
        }
        LayoutReading reading = LayoutReading.of(cards, TABLE, GameLayout.CRAZY_4_POKER, 2000, 1000);
        assertEquals(List.of(), reading.problems());
        assertEquals(List.of(), reading.strays());
        for (int seat = 0; seat <= 6; seat++) {
            assertEquals(5, reading.at(new Spot(seat)).orElseThrow().cards().size());
        }
    }

    @Test
    public void aMissingCardIsSaidInWords() {
        List<SeenCard> cards = new ArrayList<>(hand(Spot.DEALER, 6, 0));
        cards.addAll(hand(new Spot(3), 4, 10));
        assertEquals(List.of("seat 3: four of five cards found"),
                LayoutReading.of(cards, TABLE, GameLayout.FOUR_CARD_POKER, 2000, 1000).problems());
    }

    @Test
    public void aCardTooManyIsSaid() {
        List<SeenCard> cards = new ArrayList<>(hand(Spot.DEALER, 3, 0));
        cards.addAll(hand(new Spot(1), 5, 10));
        assertEquals(List.of("seat 1: five cards found, the game deals four"),
                LayoutReading.of(cards, TABLE, GameLayout.THREE_CARD_FURY, 2000, 1000).problems());
    }

    @Test
    public void aSplitSeatMayHaveFourToSixCards() {
        for (int n = 4; n <= 6; n++) {
            List<SeenCard> cards = new ArrayList<>(hand(Spot.DEALER, 4, 0));
            cards.addAll(hand(new Spot(2), n, 10));
            assertEquals(List.of(),
                    LayoutReading.of(cards, TABLE, GameLayout.FOUR_CARD_SPLIT, 2000, 1000).problems());
        }
    }

    @Test
    public void aCardThatCannotBeReadIsCountedButSaid() {
        List<SeenCard> cards = new ArrayList<>(hand(Spot.DEALER, 5, 0));
        SeenCard blank = cards.remove(4);
        cards.add(new SeenCard(blank.place(), Posterior.unknown(), Posterior.unknown(), Verdict.INCOMPLETE, 0));
        assertEquals(List.of("dealer: one card cannot be read"),
                LayoutReading.of(cards, TABLE, GameLayout.SUPER_4_POKER, 2000, 1000).problems());
    }

    @Test
    public void seatOneIsAtTheDealersLeft() {
        assertTrue(TABLE.toPicture(TablePlan.USUAL.centre(new Spot(1))[0], 300).x() < 700);
        assertTrue(TABLE.toPicture(TablePlan.USUAL.centre(new Spot(6))[0], 300).x() > 1300);
    }

    @Test
    public void theDealersCardsGoFromTheDealersLeftToTheRight() {
        List<SeenCard> cards = hand(Spot.DEALER, 5, 0);
        LayoutReading reading = LayoutReading.of(cards, TABLE, GameLayout.CRAZY_4_POKER, 2000, 1000);
        assertEquals(cards, reading.at(Spot.DEALER).orElseThrow().cards());
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
        Dot a = new Dot(100, 900);
        assertEquals(Optional.empty(), Registration.ofTaps(TablePlan.USUAL, List.of(a, a, a, a), 2000, 1000));
        List<Dot> crossed = List.of(TAPS.get(0), TAPS.get(2), TAPS.get(1), TAPS.get(3));
        assertEquals(Optional.empty(), Registration.ofTaps(TablePlan.USUAL, crossed, 2000, 1000));
        List<Dot> mirrored = List.of(TAPS.get(1), TAPS.get(0), TAPS.get(3), TAPS.get(2));
        assertEquals(Optional.empty(), Registration.ofTaps(TablePlan.USUAL, mirrored, 2000, 1000));
    }

    private static List<SeenCard> hand(Spot spot, int cards, int firstCard) {
        double[] centre = TablePlan.USUAL.centre(spot);
        double bearing = TablePlan.USUAL.bearing(spot);
        List<SeenCard> hand = new ArrayList<>();
        for (int i = 0; i < cards; i++) {
            double along = (i - (cards - 1) / 2.0) * 35;
            Dot at = TABLE.toPicture(centre[0] + along * Math.sin(bearing), centre[1] + along * Math.cos(bearing));
            Place place = new Place(at.plus(-30, -40), at.plus(30, -40), at.plus(30, 40), at.plus(-30, 40), 15);
            Posterior sure = Posterior.mostly(Card.of((firstCard + i) % 52), 0.9999);
            hand.add(new SeenCard(place, sure, sure, Verdict.CERTAIN, 2));
        }
        return hand;
    }
}
