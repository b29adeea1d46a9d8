package app.spoton.camera.burst;

import static org.junit.Assert.assertEquals;

import app.spoton.camera.Conditions;
import app.spoton.camera.HouseDeck;
import app.spoton.camera.PaintedTable;
import app.spoton.camera.Picture;
import app.spoton.camera.Place;
import app.spoton.camera.Place.Dot;
import app.spoton.camera.Posterior;
import app.spoton.camera.SeenCard;
import app.spoton.camera.Verdict;
import app.spoton.camera.internal.Calibration;
import app.spoton.engine.card.Card;
import java.util.Collections;
import java.util.List;
import org.junit.Test;

public class BurstTest {
    private static PaintedTable clear() {
        return new PaintedTable().card("As", 200, 200, 18);
    }

    @Test
    public void fiveDoubtfulStillsThatAgreeAreNoSurerThanOne() {
        PaintedTable table = new PaintedTable().card("As", 200, 200, 7);
        try (Burst burst = new Burst(table.reader(), Conditions.UNKNOWN); Picture still = table.picture()) {
            burst.add(still);
            assertEquals(Verdict.ASK, only(burst).verdict());
            for (int i = 0; i < 4; i++) {
                assertEquals(Burst.Still.USED, burst.add(still));
            }
            assertEquals(5, burst.stills());
            assertEquals(Verdict.ASK, only(burst).verdict());
        }
    }

    @Test
    public void stillsOfAnEnrolledDeckThatAgreeMakeEachOtherSurer() {
        Card ace = Card.parse("As").orElseThrow();
        Place place = new Place(new Dot(0, 0), new Dot(63, 0), new Dot(63, 88), new Dot(0, 88), 15);
        Posterior doubtful = Posterior.mostly(ace, 0.99);
        SeenCard seen = new SeenCard(place, doubtful, doubtful, Verdict.ASK, 1);
        HouseDeck house = new HouseDeck("house", new float[13][0], new float[4][0]);
        Calibration calibration = new Calibration(0.25, 1, 1, 1, 16, 0.9995, 0.5);
        List<List<SeenCard>> five = Collections.nCopies(5, List.of(seen));
        assertEquals(Verdict.ASK, new Combination(calibration, Conditions.UNKNOWN).of(five).get(0).verdict());
        assertEquals(Verdict.CERTAIN,
                new Combination(calibration, Conditions.UNKNOWN.with(house)).of(five).get(0).verdict());
        assertEquals("one still alone is as sure as it is", Verdict.ASK,
                new Combination(calibration, Conditions.UNKNOWN.with(house)).of(five.subList(0, 1)).get(0).verdict());
    }

    @Test
    public void stillsThatContradictEachOtherAreAQuestion() {
        PaintedTable table = clear();
        try (Burst burst = new Burst(table.reader(), Conditions.UNKNOWN); Picture one = table.picture();
                Picture other = new PaintedTable().card("Ks", 200, 200, 18).picture()) {
            burst.add(one);
            burst.add(other);
            List<SeenCard> cards = burst.cards();
            assertEquals(List.of(), cards.stream().filter(c -> c.verdict() == Verdict.CERTAIN).toList());
        }
    }

    @Test
    public void aBlurredStillIsLeftOut() {
        PaintedTable table = clear();
        try (Burst burst = new Burst(table.reader(), Conditions.UNKNOWN); Picture sharp = table.picture();
                Picture blurred = clear().blurred().picture()) {
            burst.add(sharp);
            assertEquals(Burst.Still.BLURRED, burst.add(blurred));
            assertEquals(1, burst.stills());
        }
    }

    @Test
    public void blurredStillsBeforeASharpOneNoLongerCount() {
        PaintedTable table = clear();
        try (Burst burst = new Burst(table.reader(), Conditions.UNKNOWN); Picture sharp = table.picture();
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
        try (Burst burst = new Burst(table.reader(), Conditions.UNKNOWN); Picture before = table.picture();
                Picture after = moved.picture()) {
            burst.add(before);
            assertEquals(Burst.Still.MOVED, burst.add(after));
            assertEquals(1, burst.stills());
        }
    }

    private static SeenCard only(Burst burst) {
        assertEquals(1, burst.cards().size());
        return burst.cards().get(0);
    }
}
