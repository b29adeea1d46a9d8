package app.spoton.engine.odds;

import app.spoton.engine.paytable.Row;
import java.util.Map;
import java.util.Optional;

/**
 * How the antes of four cards that are split end for a player who splits, plays and folds optimally: each of the
 * 270,725 hands with each of the 48 up cards of the dealer, every split, every draw and every hand of the dealer. The
 * count takes a quarter of an hour and depends on the prices, so its results are kept here by paytable; {@code
 * PrintedFiguresTest} compares them with what the manual prints.
 *
 * @param drawn by row, the played hands that beat the dealer
 * @param instant by row, the instant winners
 * @param tied the played hands that tie
 * @param lost the hands that are folded or beaten
 * @param playNet play wagers won less play wagers lost
 */
record BestSplits(Map<Row, Long> drawn, Map<Row, Long> instant, long tied, long lost, long playNet) {
    /** Hands and up cards, times the ways to fill a hand and to deal the dealer's three other cards. */
    static final long ROUNDS = 270_725L * 48 * 30_678_780;
    /** Every round has two antes. */
    static final long ANTES = 2 * ROUNDS;

    /** An instant winner does not depend on the prices: there is nothing to decide. */
    private static final Map<Row, Long> INSTANT = Map.of(Row.MINI_ROYAL, 288_625_962_240L, Row.STRAIGHT_FLUSH, 3_110_092_001_280L,
            Row.THREE_OF_A_KIND, 3_694_706_832_960L, Row.STRAIGHT, 42_781_435_994_880L, Row.FLUSH, 60_929_529_661_440L);

    private static final Map<String, BestSplits> COUNTED = Map.of(
            "V2-ANTE", new BestSplits(
                    drawn(249_514_475_976L, 2_102_600_895_760L, 2_999_167_275_084L, 25_905_742_807_816L,
                            40_169_544_159_628L, 185_936_475_317_012L),
                    INSTANT, 582_214_506_852L, 428_579_570_797_072L, -163_619_383_046_392L),
            "V1-ANTE-I", new BestSplits(
                    drawn(253_230_504_528L, 2_161_141_830_592L, 3_179_600_530_212L, 24_608_894_680_844L,
                            37_808_448_562_792L, 163_438_338_319_028L),
                    INSTANT, 561_584_984_448L, 454_513_590_822_756L, -153_778_911_080_908L),
            "V1-ANTE-II", new BestSplits(
                    drawn(262_211_664_336L, 2_161_759_210_144L, 3_156_693_975_528L, 24_584_549_684_420L,
                            37_925_157_202_912L, 163_516_652_374_772L),
                    INSTANT, 562_824_704_988L, 454_354_981_418_100L, -153_697_479_613_768L));

    private static Map<Row, Long> drawn(long miniRoyals, long straightFlushes, long threes, long straights, long flushes,
            long others) {
        return Map.of(Row.MINI_ROYAL, miniRoyals, Row.STRAIGHT_FLUSH, straightFlushes, Row.THREE_OF_A_KIND, threes,
                Row.STRAIGHT, straights, Row.FLUSH, flushes, Row.OTHERS, others);
    }

    /** The counts for a paytable of the manual; empty for any other, whose best play nobody has counted. */
    static Optional<BestSplits> of(String paytable) {
        return Optional.ofNullable(COUNTED.get(paytable));
    }

    Fraction drawn(Row row) {
        return Fraction.of(drawn.getOrDefault(row, 0L), ANTES);
    }

    Fraction instant(Row row) {
        return Fraction.of(instant.getOrDefault(row, 0L), ANTES);
    }
}
