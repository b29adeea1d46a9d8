package app.spoton.engine.paytable;

import app.spoton.engine.hand.Category;
import app.spoton.engine.hand.HandOrder;
import app.spoton.engine.hand.HandWords;
import app.spoton.engine.hand.MadeHand;
import app.spoton.engine.ids.Identified;
import java.util.Optional;

/** The rows of the manuals' paytables, each with the hand that it requires. */
public enum Row implements Identified {
    FOUR_ACES("four-aces", "four aces", Category.FOUR_OF_A_KIND, Row.ACE),
    FOUR_OF_A_KIND("four-of-a-kind", "four of a kind", Category.FOUR_OF_A_KIND),
    ROYAL_FLUSH("royal-flush", "a royal flush", Category.ROYAL_FLUSH),
    STRAIGHT_FLUSH_OR_BETTER("straight-flush-or-better", "a straight flush or better", Category.STRAIGHT_FLUSH),
    STRAIGHT_FLUSH("straight-flush", "a straight flush", Category.STRAIGHT_FLUSH),
    FULL_HOUSE("full-house", "a full house", Category.FULL_HOUSE),
    THREE_OF_A_KIND("three-of-a-kind", "three of a kind", Category.THREE_OF_A_KIND),
    FLUSH("flush", "a flush", Category.FLUSH),
    STRAIGHT("straight", "a straight", Category.STRAIGHT),
    TWO_PAIR("two-pair", "two pair", Category.TWO_PAIR),
    PAIR_OF_ACES("pair-of-aces", "a pair of aces", Category.PAIR, Row.ACE),
    PAIR_OF_QUEENS("pair-of-queens-or-better", "a pair of queens or better", Category.PAIR, Row.QUEEN),
    PAIR_OF_TENS("pair-of-tens-or-better", "a pair of tens or better", Category.PAIR, Row.TEN),
    SPADE_MINI_ROYAL("spade-mini-royal", "a spade mini-royal", Category.MINI_ROYAL),
    MINI_ROYAL("mini-royal", "a mini-royal", Category.MINI_ROYAL),
    OTHERS("others", "another winning hand", Category.HIGH_CARD),
    ROYAL_FAMILY("royal-family", "a royal family", Category.ROYAL_FLUSH),
    FOUR_CARD_STRAIGHT_FLUSH("4-card-straight-flush", "a 4-card straight flush", Category.STRAIGHT_FLUSH),
    THREE_CARD_STRAIGHT_FLUSH("3-card-straight-flush", "a 3-card straight flush", Category.STRAIGHT_FLUSH),
    FOUR_CARD_FLUSH_OR_STRAIGHT("4-card-flush-or-straight", "a 4-card flush or straight", Category.FLUSH),
    THREE_CARD_STRAIGHT("3-card-straight", "a 3-card straight", Category.STRAIGHT),
    THREE_CARD_FLUSH("3-card-flush", "a 3-card flush", Category.FLUSH),
    SEVEN_CARD_STRAIGHT_FLUSH("7-card-straight-flush", "a 7-card straight flush", Category.STRAIGHT_FLUSH),
    SIX_CARD_STRAIGHT_FLUSH("6-card-straight-flush", "a 6-card straight flush", Category.STRAIGHT_FLUSH),
    FIVE_CARD_ROYAL_FLUSH("5-card-royal-flush", "a 5-card royal flush", Category.ROYAL_FLUSH),
    FIVE_CARD_STRAIGHT_FLUSH("5-card-straight-flush", "a 5-card straight flush", Category.STRAIGHT_FLUSH),
    FIVE_CARD_FLUSH("5-card-flush", "a 5-card flush", Category.FLUSH),
    FIVE_CARD_STRAIGHT("5-card-straight", "a 5-card straight", Category.STRAIGHT);

    private static final int ACE = 12;
    private static final int QUEEN = 10;
    private static final int TEN = 8;

    private final String id;
    private final String words;
    private final Category category;
    private final int lowestTop;

    Row(String id, String words, Category category) {
        this(id, words, category, 0);
    }

    Row(String id, String words, Category category, int lowestTop) {
        this.id = id;
        this.words = words;
        this.category = category;
        this.lowestTop = lowestTop;
    }

    /** The row with this id in the paytable files. */
    public static Optional<Row> withId(String id) {
        return Identified.find(values(), id);
    }

    @Override
    public String id() {
        return id;
    }

    /** The row as a dealer says it, including the article. */
    public String words() {
        return words;
    }

    /** A hand that the row pays, as a dealer says it: by its own ranks, and by the row where the row says more. */
    public String words(MadeHand hand) {
        return switch (this) {
            case ROYAL_FLUSH -> "royal flush";
            case SPADE_MINI_ROYAL -> "spade mini-royal";
            case ROYAL_FAMILY -> "royal family";
            case FOUR_CARD_STRAIGHT_FLUSH, THREE_CARD_STRAIGHT_FLUSH, FOUR_CARD_FLUSH_OR_STRAIGHT, THREE_CARD_STRAIGHT,
                    THREE_CARD_FLUSH, SEVEN_CARD_STRAIGHT_FLUSH, SIX_CARD_STRAIGHT_FLUSH, FIVE_CARD_ROYAL_FLUSH,
                    FIVE_CARD_STRAIGHT_FLUSH, FIVE_CARD_FLUSH, FIVE_CARD_STRAIGHT ->
                    id.substring(0, id.indexOf("-card")) + "-card " + HandWords.of(hand);
            default -> HandWords.of(hand);
        };
    }

    /** The hand id of a step that is paid by this row. */
    public Category category() {
        return category;
    }

    /** This row's bit in a set of rows. */
    public int bit() {
        return 1 << ordinal();
    }

    /** Whether a hand of this order and value matches the row; the suits are not considered. */
    boolean fits(HandOrder order, int value) {
        Category held = order.category(value);
        int top = HandOrder.topRank(value);
        return switch (this) {
            case ROYAL_FLUSH -> held == Category.ROYAL_FLUSH
                    || (order == HandOrder.FOUR_CARD && held == Category.STRAIGHT_FLUSH && top == ACE);
            case STRAIGHT_FLUSH -> held == category || held == Category.MINI_ROYAL || held == Category.ROYAL_FLUSH;
            case STRAIGHT_FLUSH_OR_BETTER -> order.atLeast(held, category);
            case OTHERS -> true;
            case SPADE_MINI_ROYAL -> false;
            default -> held == category && top >= lowestTop;
        };
    }
}
