package app.spoton.camera;

/** The reader's verdict on a card. */
public enum ReadingVerdict {
    /** The reading can be settled on without a person looking at it. */
    CERTAIN,
    /** There is a best reading, but a person must confirm it. */
    ASK,
    /** A card lies here and no index of it can be read: it is counted, and never guessed. */
    INCOMPLETE
}
