package app.spoton.camera.reading;

import static org.junit.Assert.assertEquals;

import app.spoton.camera.PaintedTable;
import app.spoton.camera.ReadingVerdict;
import app.spoton.camera.SeenCard;
import app.spoton.camera.reading.index.Calibration;
import app.spoton.camera.reading.index.CornerIndex;
import app.spoton.camera.reading.index.IndexReader;
import app.spoton.camera.reading.index.IndexReading;
import app.spoton.camera.reading.index.IndexScan;
import app.spoton.engine.card.Card;
import java.util.List;
import org.junit.Test;

public class CardAssemblerTest {
    private static final Calibration CALIBRATION = PaintedTable.calibration(16, 0.999);

    @Test
    public void betweenTheCornersOfAClearCardLieOnlyItsPips() {
        IndexReading corner = reading("As", 300, 300, 1, 15);
        IndexReading opposite = reading("As", 300 + 3.4 * 24, 300 + 4.4 * 24, -1, 15);
        IndexReading pip = reading("Kd", 345, 350, 1, 2);
        assertEquals(1, decide(corner, opposite, pip).size());
        IndexReading clear = reading("Kd", 345, 350, 1, 15);
        assertEquals("a clear card is never dropped", 2, decide(corner, opposite, clear).size());
        assertEquals("without the other corner it may be a card", 2, decide(corner, pip).size());
    }

    @Test
    public void cornersOfOneCardThatAreReadDifferentlyAreAsked() {
        List<SeenCard> seen = decide(reading("Ah", 300, 300, 1, 15),
                reading("4h", 300 + 3.4 * 24, 300 + 4.4 * 24, -1, 15));
        assertEquals(2, seen.stream().filter(c -> c.verdict() == ReadingVerdict.ASK).count());
    }

    @Test
    public void aDoubtfulIndexFarLargerThanTheClearOnesBesideItIsNone() {
        IndexReading[] hand = {reading("Ah", 300, 300, 1, 15), reading("4c", 360, 300, 1, 15),
                reading("9d", 420, 300, 1, 15),
            reading("Ts", 480, 300, 1, 15), null};
        IndexReading pips = reading("8h", 310, 330, 1, 3);
        hand[4] = new IndexReading(pips.index().resized(2), pips.out());
        assertEquals(4, decide(hand).size());
        hand[4] = pips;
        assertEquals("as large as they are: it may be a card", 5, decide(hand).size());
        hand[4] = new IndexReading(pips.index().resized(2), reading("8h", 310, 330, 1, 15).out());
        assertEquals("what is clear is never dropped", 5, decide(hand).size());
    }

    @Test
    public void whatBelongsToACertainCardIsNotLookedAtAgain() {
        IndexReading clear = reading("As", 300, 300, 1, 15);
        IndexReading doubtful = reading("Kd", 700, 300, 1, 3);
        IndexScan view = new IndexScan(List.of(clear, doubtful), List.of());
        assertEquals(List.of(doubtful), new CardAssembler(CALIBRATION, ReadingConditions.UNKNOWN).doubtful(view));
    }

    private static List<SeenCard> decide(IndexReading... readings) {
        return new CardAssembler(CALIBRATION, ReadingConditions.UNKNOWN)
                .decide(new IndexScan(List.of(readings), List.of()));
    }

    /** @param up 1 upright, -1 turned by half; clarity: the reader's logit */
    private static IndexReading reading(String text, double x, double y, int up, float clarity) {
        Card card = Card.parse(text).orElseThrow();
        float[] out = new float[IndexReader.OUTPUTS];
        out[Calibration.readersRank(card.rank())] = clarity;
        out[Calibration.RANKS + card.suit().ordinal()] = clarity;
        out[Calibration.RANKS + Calibration.SUITS] = clarity;
        return new IndexReading(new CornerIndex(x, y, 0, -up, 24, 24 * up, 0, 0.9), out);
    }
}
