package app.spoton.camera.reading;

import static org.junit.Assert.assertEquals;

import app.spoton.camera.ReadingVerdict;
import app.spoton.camera.SeenCard;
import app.spoton.camera.reading.finding.CornerIndex;
import app.spoton.camera.reading.index.Calibration;
import app.spoton.camera.reading.index.IndexReading;
import app.spoton.camera.reading.index.IndexScan;
import app.spoton.engine.card.Rank;
import java.util.Arrays;
import java.util.List;
import org.junit.Test;

public class DoubtfulRanksTest {
    @Test
    public void aQueenThatMayBeANineWithARoundBowlIsAskedAbout() {
        assertEquals(ReadingVerdict.ASK, verdict(Rank.QUEEN, Rank.NINE, 6));
        assertEquals(ReadingVerdict.ASK, verdict(Rank.NINE, Rank.QUEEN, 6));
    }

    @Test
    public void whatIsHardlyTheOtherOfTheTwoIsCertain() {
        assertEquals(ReadingVerdict.CERTAIN, verdict(Rank.QUEEN, Rank.NINE, 12));
    }

    @Test
    public void anIndexThatIsMoreLikelyNoneIsNoCardIfItIsHardlyRead() {
        float[] out = out(Rank.JACK, Rank.TEN, 2);
        out[Calibration.RANKS + Calibration.SUITS] = 0.1f;
        assertEquals("one rank more than another", 1, decide(out).size());
        Arrays.fill(out, 0, Calibration.RANKS, 0);
        assertEquals("any rank", List.of(), decide(out));
    }

    @Test
    public void otherRanksNeedNotBeAsSure() {
        assertEquals(ReadingVerdict.CERTAIN, verdict(Rank.QUEEN, Rank.KING, 6));
        assertEquals(ReadingVerdict.CERTAIN, verdict(Rank.NINE, Rank.EIGHT, 6));
    }

    private static ReadingVerdict verdict(Rank best, Rank next, float before) {
        return decide(out(best, next, before)).get(0).verdict();
    }

    /** @param before the logarithm of how many times likelier the best rank is than the next */
    private static float[] out(Rank best, Rank next, float before) {
        float[] out = new float[82];
        Arrays.fill(out, 0, Calibration.RANKS, -20);
        out[Calibration.readersRank(best)] = before;
        out[Calibration.readersRank(next)] = 0;
        out[Calibration.RANKS] = 20;
        out[Calibration.RANKS + Calibration.SUITS] = 20;
        return out;
    }

    private static List<SeenCard> decide(float[] out) {
        Calibration.Temperatures plain = new Calibration.Temperatures(1, 1, 1);
        Calibration calibration = new Calibration(0.25, plain, plain, 14,
                new Calibration.Levels(0.996, 0.985, 0.95, 0.9), 0.5);
        IndexReading reading = new IndexReading(new CornerIndex(300, 300, 0, -1, 24, 24, 0, 0.9), out);
        return new CardAssembler(calibration, ReadingConditions.UNKNOWN)
                .decide(new IndexScan(List.of(reading), List.of()));
    }
}
