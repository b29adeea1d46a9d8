package app.spoton.camera.internal;

import static org.junit.Assert.assertEquals;

import app.spoton.camera.Conditions;
import app.spoton.camera.SeenCard;
import app.spoton.camera.Verdict;
import app.spoton.engine.card.Card;
import java.util.List;
import org.junit.Test;

public class TableCardsTest {
    private static final Calibration CALIBRATION = new Calibration(0.25, 1, 1, 1, 16, 0.999, 0.5);

    @Test
    public void betweenTheCornersOfAClearCardLieOnlyItsPips() {
        Glance corner = glance("As", 300, 300, 1, 15);
        Glance opposite = glance("As", 300 + 3.4 * 24, 300 + 4.4 * 24, -1, 15);
        Glance pip = glance("Kd", 345, 350, 1, 2);
        assertEquals(1, decide(corner, opposite, pip).size());
        Glance clear = glance("Kd", 345, 350, 1, 15);
        assertEquals("a clear card is never dropped", 2, decide(corner, opposite, clear).size());
        assertEquals("without the other corner it may be a card", 2, decide(corner, pip).size());
    }

    @Test
    public void cornersOfOneCardThatAreReadDifferentlyAreAsked() {
        List<SeenCard> seen = decide(glance("Ah", 300, 300, 1, 15),
                glance("4h", 300 + 3.4 * 24, 300 + 4.4 * 24, -1, 15));
        assertEquals(2, seen.stream().filter(c -> c.verdict() == Verdict.ASK).count());
    }

    @Test
    public void aDoubtfulIndexFarLargerThanTheClearOnesBesideItIsNone() {
        Glance[] hand = {glance("Ah", 300, 300, 1, 15), glance("4c", 360, 300, 1, 15), glance("9d", 420, 300, 1, 15),
            glance("Ts", 480, 300, 1, 15), null};
        Glance pips = glance("8h", 310, 330, 1, 3);
        hand[4] = new Glance(pips.index().resized(2), pips.out());
        assertEquals(4, decide(hand).size());
        hand[4] = pips;
        assertEquals("as large as they are: it may be a card", 5, decide(hand).size());
        hand[4] = new Glance(pips.index().resized(2), glance("8h", 310, 330, 1, 15).out());
        assertEquals("what is clear is never dropped", 5, decide(hand).size());
    }

    @Test
    public void whatBelongsToACertainCardIsNotLookedAtAgain() {
        Glance clear = glance("As", 300, 300, 1, 15);
        Glance doubtful = glance("Kd", 700, 300, 1, 3);
        Eye.View view = new Eye.View(List.of(clear, doubtful), List.of());
        assertEquals(List.of(doubtful), new TableCards(CALIBRATION, Conditions.UNKNOWN).doubtful(view));
    }

    private static List<SeenCard> decide(Glance... glances) {
        return new TableCards(CALIBRATION, Conditions.UNKNOWN).decide(new Eye.View(List.of(glances), List.of()));
    }

    /** @param up 1 upright, -1 turned by half; clarity: the reader's logit */
    private static Glance glance(String text, double x, double y, int up, float clarity) {
        Card card = Card.parse(text).orElseThrow();
        float[] out = new float[IndexReader.OUTPUTS];
        out[Calibration.readersRank(card.rank())] = clarity;
        out[Calibration.RANKS + card.suit().ordinal()] = clarity;
        out[Calibration.RANKS + Calibration.SUITS] = clarity;
        return new Glance(new Index(x, y, 0, -up, 24, 24 * up, 0, 0.9), out);
    }
}
