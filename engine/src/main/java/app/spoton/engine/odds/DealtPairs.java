package app.spoton.engine.odds;

import app.spoton.engine.paytable.Row;

/**
 * How often the player's hand meets a dealer's hand that decides a bonus, counted over all deals of both. The counts
 * take minutes and depend only on the deck, so their results are stored here; {@code DealtPairsTest} counts them again.
 */
final class DealtPairs {
    /** All deals of four cards to the player and three to the dealer. */
    static final long FOUR_AND_THREE = 4_682_459_600L;
    private static final long FIVE_AND_FIVE = 2_598_960L * 1_533_939L;
    private static final long FIVE_AND_SIX = 2_598_960L * 10_737_573L;

    private DealtPairs() {
    }

    /** All deals of five cards to the player and this many to the dealer. */
    static long badBeats(int dealerCards) {
        return dealerCards == 5 ? FIVE_AND_FIVE : FIVE_AND_SIX;
    }

    /**
     * The deals in which both best four-card hands are two pair or better, one beats the other, and the beaten hand is
     * paid by this row.
     */
    static long badBeats(Row beaten, int dealerCards) {
        boolean five = dealerCards == 5;
        return switch (beaten) {
            case FOUR_OF_A_KIND -> five ? 295_152L : 6_198_192L;
            case STRAIGHT_FLUSH -> five ? 4_261_288L : 87_995_040L;
            case STRAIGHT_FLUSH_OR_BETTER -> badBeats(Row.FOUR_OF_A_KIND, dealerCards)
                    + badBeats(Row.STRAIGHT_FLUSH, dealerCards);
            case THREE_OF_A_KIND -> five ? 2_428_000_160L : 33_828_086_464L;
            case FLUSH -> five ? 16_580_693_256L : 274_446_442_424L;
            case STRAIGHT -> five ? 26_969_553_672L : 422_159_689_608L;
            case TWO_PAIR -> five ? 50_167_600_128L : 826_142_341_032L;
            default -> 0;
        };
    }

    /**
     * The deals of five cards each in which a super bonus is lost: a player folds with less than K-Q-8-4 and plays everything
     * else, and what is less than a straight loses to a better hand. Ante, play (three times the ante from a pair of aces on)
     * and super bonus then cost the player 3.41894% of the ante; the best decision with every hand costs 3.41886%.
     */
    static long superBonusLost() {
        return 2_075_487_335_292L;
    }

    /** The deals in which the best three of the player's four cards are in this row and beat the dealer's three. */
    static long beats(Row row) {
        return switch (row) {
            case MINI_ROYAL -> 3_389_464L;
            case STRAIGHT_FLUSH -> 36_479_616L;
            case THREE_OF_A_KIND -> 43_245_688L;
            case STRAIGHT -> 491_587_920L;
            case FLUSH -> 671_363_688L;
            default -> 0;
        };
    }

    static long ties(Row row) {
        return switch (row) {
            case MINI_ROYAL -> 552L;
            case STRAIGHT_FLUSH -> 5_940L;
            case STRAIGHT -> 712_572L;
            case FLUSH -> 114_264L;
            default -> 0;
        };
    }

    static long losses(Row row) {
        return switch (row) {
            case STRAIGHT_FLUSH -> 43_596L;
            case THREE_OF_A_KIND -> 149_976L;
            case STRAIGHT -> 10_182_900L;
            case FLUSH -> 44_161_344L;
            default -> 0;
        };
    }
}
