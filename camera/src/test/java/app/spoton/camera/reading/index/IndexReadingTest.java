package app.spoton.camera.reading.index;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import app.spoton.camera.PaintedTable;
import app.spoton.camera.reading.finding.CornerIndex;
import app.spoton.engine.card.Card;
import java.util.List;
import java.util.Optional;
import org.junit.Test;

public class IndexReadingTest {
    private static final CornerIndex INDEX = new CornerIndex(100, 200, 0, -1, 24, 24, 0, 0.9);
    private static final Calibration CALIBRATION = PaintedTable.calibration(16, 0.999);

    @Test
    public void framesThatAreReadAlikeConfirmAReadingWithTheirMean() {
        IndexReading confirmed = reading("Kd", 4).confirmedBy(List.of(reading("Kd", 6), reading("Kd", 8)));
        assertTrue(confirmed.isAgreed());
        assertEquals(p(reading("Kd", 6)), p(confirmed), 1e-6);
    }

    @Test
    public void aReadingIsNotConfirmedIfOneFrameShowsAnotherRankOrSuit() {
        IndexReading first = reading("Kd", 4);
        for (String other : new String[] {"Qd", "Kh"}) {
            IndexReading same = first.confirmedBy(List.of(reading("Kd", 9), reading(other, 1)));
            assertFalse(other, same.isAgreed());
            assertEquals(p(first), p(same), 0);
        }
    }

    @Test
    public void nearbyFramesShowTheSameIndexFromSlightlyElsewhere() {
        for (CornerIndex near : INDEX.nearby()) {
            assertTrue(near.toString(), near.distance(INDEX) < 0.06 * INDEX.height());
            assertTrue(near.toString(), near.alignment(INDEX) > 0.99);
            assertEquals(INDEX.height(), near.height(), 0.07 * INDEX.height());
            assertFalse(near.toString(), near.equals(INDEX));
        }
    }

    /** Seen at the demonstration table: pips and pictures that the house's deck alone made look like a card. */
    @Test
    public void whatTheFirstReaderHardlyTakesForThisCardAndTheSecondForNoneIsNoCard() {
        assertTrue(noCard(3, -3) > 0.5);
        assertEquals("the first reader is sure which card it would be", noCard(12, 3), noCard(12, -3), 1e-9);
        assertEquals("the second reader is not sure", noCard(3, 3), noCard(3, -1.5f), 1e-9);
    }

    private static double noCard(float clarity, float secondIndex) {
        float[] out = reading("Kd", clarity).out();
        out[Calibration.RANKS + Calibration.SUITS] = 1.3f;
        float[] second = reading("Kd", 12).out();
        second[Calibration.RANKS + Calibration.SUITS] = secondIndex;
        return new IndexReading(INDEX, out, false, Optional.of(second)).posterior(CALIBRATION, Optional.empty())
                .notACard();
    }

    private static double p(IndexReading reading) {
        return reading.posterior(CALIBRATION, Optional.empty()).pBest();
    }

    private static IndexReading reading(String text, float clarity) {
        Card card = Card.parse(text).orElseThrow();
        float[] out = new float[IndexReading.OUTPUTS];
        out[Calibration.readersRank(card.rank())] = clarity;
        out[Calibration.RANKS + card.suit().ordinal()] = clarity;
        out[Calibration.RANKS + Calibration.SUITS] = clarity;
        return new IndexReading(INDEX, out);
    }
}
