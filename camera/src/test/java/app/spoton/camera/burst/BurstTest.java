package app.spoton.camera.burst;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import app.spoton.camera.PaintedTable;
import app.spoton.camera.Picture;
import app.spoton.camera.ReadingVerdict;
import app.spoton.camera.SeenCard;
import app.spoton.camera.reading.ReadingConditions;
import java.util.List;
import org.junit.Test;

public class BurstTest {
    private static PaintedTable clear() {
        return new PaintedTable().card("As", 200, 200, 18);
    }

    @Test
    public void fiveDoubtfulStillsThatAgreeAreNoSurerThanOne() {
        PaintedTable table = new PaintedTable().card("As", 200, 200, 7);
        try (Burst burst = new Burst(table.reader(), ReadingConditions.UNKNOWN); Picture still = table.picture()) {
            burst.add(still);
            assertEquals(ReadingVerdict.ASK, only(burst).verdict());
            for (int i = 0; i < 4; i++) {
                assertEquals(Burst.Still.USED, burst.add(still));
            }
            assertEquals(5, burst.stills());
            assertEquals(ReadingVerdict.ASK, only(burst).verdict());
        }
    }

    @Test
    public void stillsThatContradictEachOtherAreAQuestion() {
        PaintedTable table = clear();
        try (Burst burst = new Burst(table.reader(), ReadingConditions.UNKNOWN); Picture one = table.picture();
                Picture other = new PaintedTable().card("Ks", 200, 200, 18).picture()) {
            burst.add(one);
            burst.add(other);
            List<SeenCard> cards = burst.cards();
            assertEquals(List.of(), cards.stream().filter(c -> c.verdict() == ReadingVerdict.CERTAIN).toList());
        }
    }

    @Test
    public void aBlurredStillIsLeftOut() {
        PaintedTable table = clear();
        try (Burst burst = new Burst(table.reader(), ReadingConditions.UNKNOWN); Picture sharp = table.picture();
                Picture blurred = clear().blurred().picture()) {
            burst.add(sharp);
            assertEquals(Burst.Still.BLURRED, burst.add(blurred));
            assertEquals(1, burst.stills());
        }
    }

    @Test
    public void blurredStillsBeforeASharpOneNoLongerCount() {
        PaintedTable table = clear();
        try (Burst burst = new Burst(table.reader(), ReadingConditions.UNKNOWN); Picture sharp = table.picture();
                Picture blurred = clear().blurred().picture()) {
            burst.add(blurred);
            burst.add(sharp);
            assertEquals(1, burst.stills());
        }
    }

    @Test
    public void whatWasSeenBeforeAMovementNoLongerCounts() {
        PaintedTable table = clear();
        PaintedTable moved = clear().card("2c", 400, 300, 18).card("3c", 500, 300, 18).card("4c", 600, 300, 18)
                .card("5c", 700, 300, 18);
        try (Burst burst = new Burst(table.reader(), ReadingConditions.UNKNOWN); Picture before = table.picture();
                Picture after = moved.picture()) {
            burst.add(before);
            assertEquals(Burst.Still.MOVED, burst.add(after));
            assertEquals(1, burst.stills());
        }
    }

    @Test
    public void anotherStillOfADrawingIsTakenOnlyWhileACardIsInDoubt() {
        PaintedTable clear = clear();
        PaintedTable doubtful = new PaintedTable().card("As", 200, 200, 7);
        try (Burst sure = new Burst(clear.reader(), ReadingConditions.UNKNOWN); Picture one = clear.picture();
                Burst asked = new Burst(doubtful.reader(), ReadingConditions.UNKNOWN);
                Picture other = doubtful.picture()) {
            sure.add(one);
            assertTrue(BurstLength.DRAWN.isReached(sure));
            assertFalse("a camera's burst has five", BurstLength.PHOTOGRAPHED.isReached(sure));
            asked.add(other);
            assertFalse(BurstLength.DRAWN.isReached(asked));
            asked.add(other);
            asked.add(other);
            assertTrue("and then it is asked", BurstLength.DRAWN.isReached(asked));
        }
    }

    private static SeenCard only(Burst burst) {
        assertEquals(1, burst.cards().size());
        return burst.cards().get(0);
    }
}
