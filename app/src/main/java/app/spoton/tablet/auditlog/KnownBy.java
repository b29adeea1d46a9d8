package app.spoton.tablet.auditlog;

/** How the tablet came to know a card. */
public enum KnownBy {
    /** The camera was certain. */
    CAMERA,
    /** The camera was not, and the dealer chose. */
    ASKED,
    /** The camera was not, and nobody was asked, because it made no difference to any wager. */
    UNSURE,
    /** The camera was certain, and the dealer put another card there. */
    CORRECTED,
    /** Tapped in. */
    BY_HAND
}
