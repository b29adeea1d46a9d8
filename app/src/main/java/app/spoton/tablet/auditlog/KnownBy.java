package app.spoton.tablet.auditlog;

import app.spoton.engine.record.CardOrigin;

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
    BY_HAND;

    CardOrigin toRecord() {
        return switch (this) {
            case CAMERA -> CardOrigin.CAMERA;
            case ASKED -> CardOrigin.CONFIRMED;
            case UNSURE -> CardOrigin.UNSURE;
            case CORRECTED -> CardOrigin.CORRECTED;
            case BY_HAND -> CardOrigin.TYPED;
        };
    }
}
