package app.spoton.engine.record;

import java.util.Optional;

/** How the tablet came to know a card. */
public enum CardOrigin {
    /** The camera was certain. */
    CAMERA("camera", "camera"),
    /** The camera was not certain, and the dealer chose. */
    CONFIRMED("confirmed", "asked"),
    /** The camera was not certain, and nobody was asked, because it made no difference to any wager. */
    UNSURE("unsure", "unsure"),
    /** The camera was certain, and the dealer entered another card. */
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

    /** By its id, or by the id that version 1 wrote (in a log {@code by-hand}, in a saved round {@code BY_HAND}). */
    public static Optional<CardOrigin> withId(String id) {
        for (CardOrigin origin : values()) {
            if (origin.id.equals(id) || origin.idOfVersion1.equals(RecordFields.dashed(id))) {
                return Optional.of(origin);
            }
        }
        return Optional.empty();
    }
}
