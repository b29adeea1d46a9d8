package app.spoton.tablet.auditlog;

/** How the tablet came to know a card. */
public enum KnownBy {
    /** The camera was certain. */
    CAMERA,
    /** The camera was not, and the dealer chose. */
    ASKED,
    /** The camera was not, and did not ask, because no wager depended on the card. */
    UNSURE,
    /** The camera was certain, and the dealer replaced the card. */
    CORRECTED,
    /** Tapped in. */
    BY_HAND
}
