package app.spoton.engine.hand;

import java.util.Optional;

/** The kinds of hand that the manuals name. What beats what is a matter of the {@link HandOrder}. */
public enum Category {
    HIGH_CARD("high-card", "high card"),
    PAIR("pair", "a pair"),
    TWO_PAIR("two-pair", "two pair"),
    STRAIGHT("straight", "a straight"),
    FLUSH("flush", "a flush"),
    FULL_HOUSE("full-house", "a full house"),
    THREE_OF_A_KIND("three-of-a-kind", "three of a kind"),
    FOUR_OF_A_KIND("four-of-a-kind", "four of a kind"),
    STRAIGHT_FLUSH("straight-flush", "a straight flush"),
    MINI_ROYAL("mini-royal", "a mini-royal"),
    ROYAL_FLUSH("royal-flush", "a royal flush");

    private final String id;
    private final String words;

    Category(String id, String words) {
        this.id = id;
        this.words = words;
    }

    public static Optional<Category> withId(String id) {
        for (Category category : values()) {
            if (category.id.equals(id)) {
                return Optional.of(category);
            }
        }
        return Optional.empty();
    }

    /** The hand's id in the round format. */
    public String id() {
        return id;
    }

    /** The hand as a dealer would say it, with its article. */
    public String words() {
        return words;
    }
}
