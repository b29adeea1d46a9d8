package app.spoton.camera.reading.print;

import app.spoton.engine.card.Card;

/**
 * What the prints of the house's deck say about an index. A margin is the logarithm of how many times more of the
 * index the next best leaves unexplained.
 *
 * @param card the rank and the suit that are most alike
 * @param rankLikeness how alike the rank is to that card's; 1 at most
 * @param suitLikeness how alike the pip is
 * @param rankMargin before the next best rank
 * @param suitMargin before the next best suit, the pip compared by itself
 * @param pipMargin before the next best suit, the pip compared where it lies below the rank; negative if that is
 *     another suit
 */
public record PrintMatch(Card card, double rankLikeness, double suitLikeness, double rankMargin, double suitMargin,
        double pipMargin) {
    private static final double RANK_LIKENESS = 0.94;
    private static final double SUIT_LIKENESS = 0.97;
    private static final double RANK_MARGIN = 0.3;
    private static final double SUIT_MARGIN = 0.3;
    private static final double BOTH_SUIT_MARGINS = 1.5;
    /** Alike in all, so that no margin is endless. */
    private static final double LEFT = 1e-3;

    /** Whether it can be this card only, as far as its print shows. */
    public boolean isClear() {
        return rankLikeness >= RANK_LIKENESS && suitLikeness >= SUIT_LIKENESS && rankMargin >= RANK_MARGIN
                && suitMargin >= SUIT_MARGIN && pipMargin >= SUIT_MARGIN
                && suitMargin + pipMargin >= BOTH_SUIT_MARGINS;
    }

    static double margin(double best, double next) {
        return Math.log((1 - next + LEFT) / (1 - best + LEFT));
    }
}
