package app.spoton.engine.handbook;

import app.spoton.engine.ids.Identified;
import java.util.Optional;

/** The moments of a round, in order. Handling a broken shuffler is not part of a round and comes last. */
public enum Moment implements Identified {
    BEFORE_DEAL("before-deal", "Before the deal"),
    WAGERS("wagers", "Wagers"),
    AFTER_WAGERS("after-wagers", "After the wagers"),
    DEALING("dealing", "Deal"),
    FIRST_CARDS("first-cards", "Wagers on the first cards"),
    DECISIONS("decisions", "Decisions"),
    AFTER_DECISIONS("after-decisions", "After the decisions"),
    DRAWING("drawing", "Draw"),
    DEALER_SHOWS("dealer-shows", "Dealer's hand"),
    SETTLING("settling", "Settlement"),
    PROGRESSIVE_WIN("progressive-win", "Progressive win"),
    ENVY("envy", "Envy bonus"),
    ROUND_END("round-end", "End of the round"),
    SHUFFLER_TROUBLE("shuffler-trouble", "Shuffler trouble");

    private final String id;
    private final String words;

    Moment(String id, String words) {
        this.id = id;
        this.words = words;
    }

    public static Optional<Moment> withId(String id) {
        return Identified.find(values(), id);
    }

    /** The id in the handbook files. */
    @Override
    public String id() {
        return id;
    }

    /** A heading. */
    public String words() {
        return words;
    }

    public boolean isPartOfARound() {
        return this != SHUFFLER_TROUBLE;
    }
}
