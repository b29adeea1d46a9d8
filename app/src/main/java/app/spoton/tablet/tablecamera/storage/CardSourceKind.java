package app.spoton.tablet.tablecamera.storage;

import androidx.annotation.Nullable;

/** The source of the table's cards. */
public enum CardSourceKind {
    /** The tablet's camera above the layout. */
    CAMERA,
    /** A drawn table is read instead of a layout. For practice only. */
    DEMONSTRATION,
    /** Only the dealer enters cards. */
    BY_HAND;

    /** As the log says it. */
    public String words() {
        return switch (this) {
            case CAMERA -> "the camera";
            case DEMONSTRATION -> "the demonstration";
            case BY_HAND -> "the dealer's hand";
        };
    }

    /** A tablet's default: its camera, or the demonstration if it has none. */
    static CardSourceKind usual(boolean hasCamera) {
        return hasCamera ? CAMERA : DEMONSTRATION;
    }

    /** From what was stored; what an older or newer app wrote and this one does not know counts as never chosen. */
    public static CardSourceKind stored(@Nullable String name, boolean hasCamera) {
        for (CardSourceKind source : values()) {
            if (source.name().equals(name)) {
                return source;
            }
        }
        return usual(hasCamera);
    }
}
