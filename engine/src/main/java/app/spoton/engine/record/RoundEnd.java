package app.spoton.engine.record;

import java.util.Optional;

/** How a round ended. */
public enum RoundEnd {
    /** The round was settled and the dealer confirmed it. */
    CONFIRMED("confirmed"),
    /** The hand was dead; every wager was returned. */
    MISDEAL("misdeal"),
    /** The round was void; every wager was returned. */
    VOID("void");

    private final String id;

    RoundEnd(String id) {
        this.id = id;
    }

    public String id() {
        return id;
    }

    /** Finds an end by its id or by its name in a saved round of version 1 ({@code MISDEAL}). */
    public static Optional<RoundEnd> withId(String id) {
        for (RoundEnd end : values()) {
            if (end.id.equals(RecordFields.dashed(id))) {
                return Optional.of(end);
            }
        }
        return Optional.empty();
    }
}
