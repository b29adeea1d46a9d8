package app.spoton.engine.paytable;

import app.spoton.engine.card.Card;
import app.spoton.engine.card.Cards;
import app.spoton.engine.card.Rank;
import app.spoton.engine.card.Suit;
import app.spoton.engine.hand.Category;
import app.spoton.engine.hand.Hand;
import app.spoton.engine.hand.HandOrder;
import app.spoton.engine.hand.Ranker;

/**
 * The rows of a bonus paytable that cards match, as sets of {@link Row#bit}: a hand may match several of them, and
 * the one that pays most wins (Advantage Play 3 Card Fury Procedure Manual (Money$uit Industries, 2020), Getting Started 12 to 14).
 */
public final class BonusRows {
    private static final int ACE = 12;
    private static final int ACE_OF_SPADES = Card.of(Rank.ACE, Suit.SPADES).index();
    private static final long ONE_SUIT = 0x1111111111111L;
    private static final int ROYAL = 0b1111100000000;

    private BonusRows() {
    }

    public static boolean isSpadeMiniRoyal(Hand hand) {
        return hand.category() == Category.MINI_ROYAL && hand.cards().index(0) == ACE_OF_SPADES;
    }

    /** 4 Card Royal Family Bonus: all four of the player's cards, and any three of them. */
    public static int royalFamilyRows(Cards four) {
        return royalFamilyRows(four.index(0), four.index(1), four.index(2), four.index(3));
    }

    /** Like {@link #royalFamilyRows(Cards)}, for four cards given by their indexes. */
    public static int royalFamilyRows(int a, int b, int c, int d) {
        return fourCardRows(Ranker.FOUR.value(a, b, c, d))
                | threeCardRows(Ranker.THREE.value(a, b, c)) | threeCardRows(Ranker.THREE.value(a, b, d))
                | threeCardRows(Ranker.THREE.value(a, c, d)) | threeCardRows(Ranker.THREE.value(b, c, d));
    }

    private static int fourCardRows(int value) {
        return switch (HandOrder.FOUR_CARD.category(value)) {
            case FOUR_OF_A_KIND -> Row.FOUR_OF_A_KIND.bit();
            case STRAIGHT_FLUSH -> Row.FOUR_CARD_STRAIGHT_FLUSH.bit() | Row.FOUR_CARD_FLUSH_OR_STRAIGHT.bit()
                    | (HandOrder.topRank(value) == ACE ? Row.ROYAL_FAMILY.bit() : 0);
            case FLUSH, STRAIGHT -> Row.FOUR_CARD_FLUSH_OR_STRAIGHT.bit();
            default -> 0;
        };
    }

    private static int threeCardRows(int value) {
        return switch (HandOrder.THREE_CARD.category(value)) {
            case MINI_ROYAL -> Row.MINI_ROYAL.bit() | Row.THREE_CARD_STRAIGHT_FLUSH.bit();
            case STRAIGHT_FLUSH -> Row.THREE_CARD_STRAIGHT_FLUSH.bit();
            case THREE_OF_A_KIND -> Row.THREE_OF_A_KIND.bit();
            case STRAIGHT -> Row.THREE_CARD_STRAIGHT.bit();
            case FLUSH -> Row.THREE_CARD_FLUSH.bit();
            default -> 0;
        };
    }

    /** 7 Card Bonus: the player's four and the dealer's three cards as one hand, given as a set of card bits. */
    public static int sevenCardRows(long cards) {
        int rows = 0;
        int any = 0;
        for (int suit = 0; suit < 4; suit++) {
            int ranks = ranksOf(cards >>> suit & ONE_SUIT);
            any |= ranks;
            if (Integer.bitCount(ranks) >= 5) {
                rows |= Row.FIVE_CARD_FLUSH.bit() | suitedRows(ranks);
            }
        }
        if (longestRun(any) >= 5) {
            rows |= Row.FIVE_CARD_STRAIGHT.bit();
        }
        return rows | alikeRows(cards);
    }

    private static int suitedRows(int ranks) {
        int run = longestRun(ranks);
        return ((ranks & ROYAL) == ROYAL ? Row.FIVE_CARD_ROYAL_FLUSH.bit() : 0)
                | (run >= 5 ? Row.FIVE_CARD_STRAIGHT_FLUSH.bit() : 0)
                | (run >= 6 ? Row.SIX_CARD_STRAIGHT_FLUSH.bit() : 0)
                | (run >= 7 ? Row.SEVEN_CARD_STRAIGHT_FLUSH.bit() : 0);
    }

    private static int alikeRows(long cards) {
        int pairs = 0;
        int triples = 0;
        int fours = 0;
        for (int rank = 0; rank < 13; rank++) {
            int count = Long.bitCount(cards >>> (4 * rank) & 15);
            pairs += count >= 2 ? 1 : 0;
            triples += count >= 3 ? 1 : 0;
            fours += count == 4 ? 1 : 0;
        }
        return (triples >= 1 ? Row.THREE_OF_A_KIND.bit() : 0)
                | (triples >= 1 && pairs >= 2 ? Row.FULL_HOUSE.bit() : 0)
                | (fours >= 1 ? Row.FOUR_OF_A_KIND.bit() : 0);
    }

    /** The length of the longest run of consecutive ranks; the ace counts at both ends. */
    private static int longestRun(int ranks) {
        int left = ranks << 1 | (ranks >>> ACE & 1);
        int run = 0;
        while (left != 0) {
            left &= left << 1;
            run++;
        }
        return run;
    }

    private static int ranksOf(long everyFourthBit) {
        int ranks = 0;
        for (long left = everyFourthBit; left != 0; left &= left - 1) {
            ranks |= 1 << (Long.numberOfTrailingZeros(left) >> 2);
        }
        return ranks;
    }

    /** The name of cards that match no row; three of a kind, a straight or a flush would match one. */
    public static Category unpaid(Cards cards) {
        int pairs = 0;
        for (int rank = 0; rank < 13; rank++) {
            pairs += Long.bitCount(cards.mask() >>> (4 * rank) & 15) >= 2 ? 1 : 0;
        }
        return pairs == 0 ? Category.HIGH_CARD : pairs == 1 ? Category.PAIR : Category.TWO_PAIR;
    }

    /** The hand id of a row; for the row "4-card flush or straight" the cards decide which of the two it is. */
    public static Category category(Row row, Cards cards) {
        return row == Row.FOUR_CARD_FLUSH_OR_STRAIGHT ? Hand.of(Ranker.FOUR, cards).category() : row.category();
    }
}
