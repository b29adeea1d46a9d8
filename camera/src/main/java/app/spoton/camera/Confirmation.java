package app.spoton.camera;

/** The evidence for a reading besides the reading itself, from the weakest to the strongest. */
public enum Confirmation {
    NONE,
    /** It was in doubt, and was then read alike in frames that differ a little. */
    AGREED,
    /** Beside that, a second, independent reader read the same card. */
    SECONDED,
    /** Its print is that of the same card in the house's own deck, and of no other. */
    PRINTED;

    /** What speaks for two readings of one card together. */
    public Confirmation and(Confirmation other) {
        return compareTo(other) < 0 ? this : other;
    }
}
