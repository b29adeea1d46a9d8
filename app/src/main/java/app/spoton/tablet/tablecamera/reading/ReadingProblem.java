package app.spoton.tablet.tablecamera.reading;

/**
 * Something in a reading that a person has to correct.
 *
 * @param seat which it is about, or the dealer
 * @param count how many cards
 */
public record ReadingProblem(Kind kind, int seat, int count) {
    /** What it is. */
    public enum Kind {
        /** Cards lie there of which no index can be read. */
        UNREADABLE,
        /** The dealer's cards were turned over before the up card was known. */
        WHICH_UP_CARD,
        /** Cards were drawn, and it is unclear to which hand. */
        WHICH_HAND,
        /** Cards lie off the layout. */
        STRAY
    }
}
