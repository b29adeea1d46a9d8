package app.spoton.engine.hand;

import app.spoton.engine.card.Rank;
import java.util.Optional;

/**
 * The ranks by which a hand is named.
 *
 * @param second the lower pair, or a full house's pair; for other hands the same as the first
 */
record HandRanks(Rank first, Rank second) {
    private static final int ACE = 12;
    private static final long ONE_SUIT = 0x1111111111111L;

    /** Empty if the cards do not make the hand, as in a damaged record. They may be more than the hand needs. */
    static Optional<HandRanks> of(MadeHand hand) {
        long cards = hand.cards().mask();
        return switch (hand.category()) {
            case HIGH_CARD -> single(highest(ranks(cards, 1)));
            case PAIR -> single(highest(ranks(cards, 2)));
            case TWO_PAIR -> pairs(highest(ranks(cards, 2)), cards);
            case FULL_HOUSE -> pairs(highest(ranks(cards, 3)), cards);
            case THREE_OF_A_KIND -> single(highest(ranks(cards, 3)));
            case FOUR_OF_A_KIND -> single(highest(ranks(cards, 4)));
            case STRAIGHT -> single(topOfRun(ranks(cards, 1)));
            case FLUSH, MINI_ROYAL, ROYAL_FLUSH -> single(highest(longestSuit(cards)));
            case STRAIGHT_FLUSH -> single(topOfRun(longestSuit(cards)));
        };
    }

    private static Optional<HandRanks> single(int rank) {
        return both(rank, rank);
    }

    private static Optional<HandRanks> pairs(int first, long cards) {
        return first < 0 ? Optional.empty() : both(first, highest(ranks(cards, 2) & ~(1 << first)));
    }

    private static Optional<HandRanks> both(int first, int second) {
        return first < 0 || second < 0 ? Optional.empty()
                : Optional.of(new HandRanks(HandWords.rank(first), HandWords.rank(second)));
    }

    /** The ranks of which there are at least this many cards, one bit each. */
    private static int ranks(long cards, int atLeast) {
        int ranks = 0;
        for (int rank = 0; rank <= ACE; rank++) {
            if (Long.bitCount(cards >>> (4 * rank) & 15) >= atLeast) {
                ranks |= 1 << rank;
            }
        }
        return ranks;
    }

    /** The ranks of the suit with the most cards. */
    private static int longestSuit(long cards) {
        int longest = 0;
        for (int suit = 0; suit < 4; suit++) {
            int ranks = ranks(cards >>> suit & ONE_SUIT, 1);
            longest = Integer.bitCount(ranks) > Integer.bitCount(longest) ? ranks : longest;
        }
        return longest;
    }

    /** The highest rank of the longest run; of runs of the same length, the higher one. The ace counts at both ends. */
    private static int topOfRun(int ranks) {
        int run = ranks << 1 | (ranks >>> ACE & 1);
        int tops = run;
        while (run != 0) {
            tops = run;
            run &= run << 1;
        }
        return highest(tops) - 1;
    }

    /** The highest of the ranks; -1 if there are none. */
    private static int highest(int ranks) {
        return 31 - Integer.numberOfLeadingZeros(ranks);
    }
}
