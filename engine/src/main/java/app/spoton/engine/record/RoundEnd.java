package app.spoton.engine.record;

import java.util.Optional;

/** How a round ended. */
public enum RoundEnd {
    /** It was settled and the dealer confirmed it. */
    CONFIRMED("confirmed"),
    /** The hand was dead; every wager went back. */
    MISDEAL("misdeal"),
    /** The round was void; every wager went back. */
    VOID("void");

    private final String id;

    RoundEnd(String id) {
        this.id = id;
    }

    public String id() {
        return id;
    }

    /** By its id, or as version 1 wrote it in a saved round ({@code MISDEAL}). */
    public static Optional<RoundEnd> withId(String id) {
        for (RoundEnd end : values()) {
            if (end.id.equals(RecordFields.dashed(id))) {
                return Optional.of(end);
            }
        }
        return Optional.empty();
    }
}
