package app.spoton.engine.hand;

import app.spoton.engine.ids.Identified;
import java.util.Optional;

/** The kinds of hand that the manuals name. The {@link HandOrder} says which beats which. */
public enum Category implements Identified {
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
        return Identified.find(values(), id);
    }

    /** The hand's id in the round format. */
    @Override
    public String id() {
        return id;
    }

    /** The hand as a dealer says it, including the article. */
    public String words() {
        return words;
    }
}
