package app.spoton.engine.record;

import java.util.Optional;

/** How a card became known. */
public enum CardOrigin {
    /** The camera was certain. */
    CAMERA("camera", "camera"),
    /** The camera was not certain and the dealer chose. */
    CONFIRMED("confirmed", "asked"),
    /** The camera was not certain, but nobody was asked because it made no difference to any wager. */
    UNSURE("unsure", "unsure"),
    /** The camera was certain, but the dealer entered another card. */
    CORRECTED("corrected", "corrected"),
    /** The dealer entered it. */
    TYPED("typed", "by-hand");

    private final String id;
    private final String idOfVersion1;

    CardOrigin(String id, String idOfVersion1) {
        this.id = id;
        this.idOfVersion1 = idOfVersion1;
    }

    public String id() {
        return id;
    }

    /** Finds an origin by its id or by its version 1 id ({@code by-hand} in a log, {@code BY_HAND} in a saved round). */
    public static Optional<CardOrigin> withId(String id) {
        for (CardOrigin origin : values()) {
            if (origin.id.equals(id) || origin.idOfVersion1.equals(RecordFields.dashed(id))) {
                return Optional.of(origin);
            }
        }
        return Optional.empty();
    }
}
