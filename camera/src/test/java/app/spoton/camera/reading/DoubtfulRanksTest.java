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
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.Test;

public class DoubtfulRanksTest {
    @Test
    public void aQueenThatMayBeANineWithARoundBowlIsAskedAbout() {
        assertEquals(ReadingVerdict.ASK, verdict(Rank.QUEEN, Rank.NINE, 6));
        assertEquals(ReadingVerdict.ASK, verdict(Rank.NINE, Rank.QUEEN, 6));
    }

    @Test
    public void whereOneNineOfATableInAnUnknownFontMayBeAQueenNoneOfThemIsCertain() {
        assertEquals("a few cards tell nothing about the font", 1, askedNinesAndQueens(0, 4));
        assertEquals("the reader knows the font", 1, askedNinesAndQueens(8, 15));
        assertEquals("it does not", 2, askedNinesAndQueens(8, 4));
    }

    /**
     * A queen of clubs that is hardly a nine, a nine of hearts that may be a queen, and other cards.
     *
     * @param before how sure the others are, see {@link #out}
     */
    private static long askedNinesAndQueens(int others, float before) {
        float[] hearts = out(Rank.NINE, Rank.QUEEN, 3);
        hearts[Calibration.RANKS] = 0;
        hearts[Calibration.RANKS + 2] = 20;
        Stream<IndexReading> pair = Stream.of(reading(300, out(Rank.QUEEN, Rank.NINE, 15)), reading(700, hearts));
        Rank[] ranks = {Rank.TWO, Rank.THREE, Rank.FOUR, Rank.FIVE, Rank.SIX, Rank.SEVEN, Rank.EIGHT, Rank.TEN};
        Stream<IndexReading> rest = IntStream.range(0, others)
                .mapToObj(i -> reading(1100 + 400 * i, out(ranks[i], Rank.KING, before)));
        return decide(Stream.concat(pair, rest).toArray(IndexReading[]::new)).stream()
                .filter(card -> card.verdict() == ReadingVerdict.ASK)
                .filter(card -> Set.of(Rank.NINE, Rank.QUEEN).contains(card.card().rank())).count();
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

    private static IndexReading reading(double x, float[] out) {
        return new IndexReading(new CornerIndex(x, 300, 0, -1, 24, 24, 0, 0.9), out);
    }

    private static List<SeenCard> decide(float[] out) {
        return decide(reading(300, out));
    }

    private static List<SeenCard> decide(IndexReading... readings) {
        Calibration.Temperatures plain = new Calibration.Temperatures(1, 1, 1);
        Calibration calibration = new Calibration(0.25, plain, plain, 14,
                new Calibration.Levels(0.996, 0.985, 0.95, 0.9), 0.5);
        return new CardAssembler(calibration, ReadingConditions.UNKNOWN)
                .decide(new IndexScan(List.of(readings), List.of()));
    }
}
