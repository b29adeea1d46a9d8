package app.spoton.tablet.tablecamera;

import androidx.annotation.Nullable;

/** Who tells the table which cards lie on it. */
public enum CardSourceKind {
    /** The tablet's own camera looks down on the layout. */
    CAMERA,
    /** A drawn table, dealt from a deck of its own, is read in place of a layout. For trying things out only. */
    DEMONSTRATION,
    /** Nobody but the dealer. */
    BY_HAND;

    /** As the log says it. */
    String words() {
        return switch (this) {
            case CAMERA -> "the camera";
            case DEMONSTRATION -> "the demonstration";
            case BY_HAND -> "the dealer's hand";
        };
    }

    /** What a tablet begins with: its camera, or where it has none the demonstration. */
    static CardSourceKind usual(boolean hasCamera) {
        return hasCamera ? CAMERA : DEMONSTRATION;
    }

    /** From what was stored; what an older or newer app wrote and this one does not know counts as never chosen. */
    static CardSourceKind stored(@Nullable String name, boolean hasCamera) {
        for (CardSourceKind source : values()) {
            if (source.name().equals(name)) {
                return source;
            }
        }
        return usual(hasCamera);
    }
}
