package app.spoton.camera.reading;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import app.spoton.camera.Confirmation;
import app.spoton.camera.DeckCount;
import app.spoton.camera.Posterior;
import app.spoton.camera.reading.finding.CornerIndex;
import app.spoton.engine.card.Card;
import java.util.List;
import org.junit.Test;

public class CornerFusionTest {
    private static final Card SEVEN = Card.parse("7c").orElseThrow();

    @Test
    public void oppositeCornersOfOneCardAreOneCard() {
        for (double angle = 0; angle < 6.3; angle += 0.7) {
            List<CardCandidate> cards = fusion(DeckCount.TWO).merge(List.of(
                    seen(300, 300, angle, "7c"), opposite(300, 300, angle, "7c")));
            assertEquals(1, cards.size());
            assertEquals(2, cards.get(0).indices().size());
            assertEquals(SEVEN, cards.get(0).posterior().best());
            assertEquals(angle, Math.toRadians(cards.get(0).place().angle()), 0.01);
        }
    }

    /** Seen on drawn decks: both corners of a card with small indices were asked about, because each was certain. */
    @Test
    public void theSmallestAndTheLargestIndicesOfOneCardAreOneCard() {
        for (double height : new double[] {7.2, 15, 25}) {
            CardCandidate index = seen(300, 300, 0.4, "7c");
            double across = 63 - 2 * (2 + height / 4);
            double down = 88 - 2 * (3.5 + height / 2);
            var at = index.indices().get(0).at(across / height, down / height);
            assertEquals("" + height, 1, fusion(DeckCount.TWO).merge(
                    List.of(index, seen(at.x(), at.y(), 0.4 + Math.PI, "7c"))).size());
        }
    }

    @Test
    public void cornersWithDifferentReadingsAreDifferentCards() {
        assertEquals(2, fusion(DeckCount.ONE).merge(List.of(
                seen(300, 300, 0, "7c"), opposite(300, 300, 0, "8d"))).size());
    }

    @Test
    public void cornersOfOneCardThatAreReadDifferentlyClash() {
        assertTrue(CornerFusion.clash(seen(300, 300, 0, "Ah"), opposite(300, 300, 0, "4h")));
        assertFalse(CornerFusion.clash(seen(300, 300, 0, "Ah"), opposite(300, 300, 0, "Ah")));
        assertFalse(CornerFusion.clash(seen(300, 300, 0, "Ah"), seen(420, 300, 0, "4h")));
    }

    /** Seen on a deck with an index in all four corners: a king of clubs whose lower corners were read as spades. */
    @Test
    public void cornersOfOneCardInTwoSuitsOfAColorAreNotTwoCertainCards() {
        CardCandidate king = seen(400, 300, 0, "Kc");
        CardCandidate lowerLeft = seen(400 - 3.4 * 30, 300 + 4.4 * 30, Math.PI, "Ks");
        assertTrue(CornerFusion.mayBeMisread(lowerLeft, king));
        assertTrue(CornerFusion.mayBeMisread(king, lowerLeft));
        CardCandidate whole = fusion(DeckCount.ONE).merge(List.of(king, opposite(400, 300, 0, "Kc"))).get(0);
        assertTrue(CornerFusion.mayBeMisread(lowerLeft, whole));
        assertFalse("two corners say clubs", CornerFusion.mayBeMisread(whole, lowerLeft));
        assertFalse("the next card of a hand", CornerFusion.mayBeMisread(seen(430, 300, 0, "Ks"), king));
        assertFalse("red", CornerFusion.mayBeMisread(opposite(400, 300, 0, "Kh"), king));
        assertFalse("another seat's", CornerFusion.mayBeMisread(seen(400, 700, Math.PI, "Ks"), king));
    }

    /** Seen at the demonstration table: two threes in one hand, and two more in the dealer's, two cards apart. */
    @Test
    public void anIndexThatLiesFartherFromACornerThanItsOppositeIsAnotherCards() {
        CardCandidate king = seen(400, 300, 0, "Kc");
        CardCandidate whole = fusion(DeckCount.ONE).merge(List.of(king, opposite(400, 300, 0, "Kc"))).get(0);
        CardCandidate beside = seen(400 - 1.3 * 3.4 * 30, 300 + 1.3 * 4.4 * 30, Math.PI, "Ks");
        assertFalse(CornerFusion.mayBeMisread(beside, whole));
        assertTrue("the size of the card is not known", CornerFusion.mayBeMisread(beside, king));
    }

    /** Seen on a drawn deck: a jack's tiny indices, of which the detector took one to be turned by 12 degrees. */
    @Test
    public void aCornerThatWasFoundTurnedMayBeMisreadToo() {
        CardCandidate jack = seen(1218, 1160, Math.PI + 0.02, "Jc");
        CardCandidate other = seen(1218 - 4.6 * 30, 1160 - 4.5 * 30, 0.22, "Js");
        assertTrue(CornerFusion.mayBeMisread(other, jack));
        assertTrue(CornerFusion.mayBeMisread(jack, other));
    }

    @Test
    public void theSameReadingFarAwayIsAnotherCard() {
        assertEquals(2, fusion(DeckCount.ONE).merge(List.of(
                seen(300, 300, 0, "7c"), seen(900, 300, Math.PI, "7c"))).size());
    }

    @Test
    public void indicesInAllFourCornersAreOneCard() {
        assertEquals(1, fusion(DeckCount.ONE).merge(List.of(
                seen(300, 300, 0, "7c"), opposite(300, 300, 0, "7c"), seen(400, 300, 0, "7c"),
                opposite(200, 300, 0, "7c"))).size());
    }

    @Test
    public void aCornerThatIsCertainStaysSoWhereTheOtherIsHalfHidden() {
        for (String ghost : List.of("7c", "Kc")) {
            CardCandidate card = fusion(DeckCount.ONE).merge(List.of(seen(300, 300, 0, "7c", 0.997),
                    opposite(300, 300, 0, "7c", ghost, 0.55))).get(0);
            assertEquals(2, card.indices().size());
            assertEquals(SEVEN, card.posterior().best());
            assertEquals(0.997, card.posterior().pBest(), 1e-9);
        }
    }

    @Test
    public void cornersThatAreBothDoubtfulCountAlike() {
        CardCandidate card = fusion(DeckCount.ONE).merge(List.of(seen(300, 300, 0, "7c", 0.99),
                opposite(300, 300, 0, "7c", "7c", 0.55))).get(0);
        assertTrue("surer than the one, less than the other: " + card.posterior(),
                card.posterior().pBest() < 0.99 && card.posterior().pBest() > 0.55);
    }

    @Test
    public void aCornerThatIsClearlyReadAsAnotherCardSpeaksAgainstACertainOne() {
        CardCandidate other = opposite(300, 300, 0, "7c", "Kc", 0.55);
        double[] weights = other.posterior().toArray();
        weights[Card.parse("Kc").orElseThrow().index()] = 0.75;
        weights[SEVEN.index()] = 0.2;
        weights[Posterior.NOT_A_CARD] = 0.05;
        CardCandidate king = CardCandidate.of(other.indices().get(0), Posterior.of(weights), Confirmation.NONE, true);
        CardCandidate card = fusion(DeckCount.ONE).merge(List.of(seen(300, 300, 0, "7c", 0.997), king)).get(0);
        assertTrue(card.posterior().toString(), card.posterior().pBest() < 0.996);
    }

    private static CornerFusion fusion(DeckCount decks) {
        return new CornerFusion(decks, corner -> corner.posterior().pBest() >= 0.996);
    }

    private static CardCandidate seen(double x, double y, double angle, String card, double p) {
        return CardCandidate.of(seen(x, y, angle, card).indices().get(0),
                Posterior.mostly(Card.parse(card).orElseThrow(), p), Confirmation.NONE, true);
    }

    /** The opposite corner of a card, which looks like another one. */
    private static CardCandidate opposite(double x, double y, double angle, String card, String like, double p) {
        double[] weights = new double[Posterior.NOT_A_CARD + 1];
        weights[Card.parse(card).orElseThrow().index()] += 0.1;
        weights[Card.parse(like).orElseThrow().index()] += p - (like.equals(card) ? 0.1 : 0);
        weights[Posterior.NOT_A_CARD] = 1 - p - (like.equals(card) ? 0 : 0.1);
        return CardCandidate.of(opposite(x, y, angle, card).indices().get(0), Posterior.of(weights),
                Confirmation.NONE, true);
    }

    private static CardCandidate seen(double x, double y, double angle, String card) {
        CornerIndex index = new CornerIndex(x, y, Math.sin(angle), -Math.cos(angle), 30, 30 * Math.cos(angle),
                30 * Math.sin(angle), 0.9);
        return CardCandidate.of(index, Posterior.mostly(Card.parse(card).orElseThrow(), 0.99), Confirmation.NONE,
                true);
    }

    private static CardCandidate opposite(double x, double y, double angle, String card) {
        CornerIndex there = seen(x, y, angle, card).indices().get(0);
        var at = there.at(3.4, 4.4);
        return seen(at.x(), at.y(), angle + Math.PI, card);
    }
}
