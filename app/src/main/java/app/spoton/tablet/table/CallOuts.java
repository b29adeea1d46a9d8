package app.spoton.tablet.table;

/** The tablet's voice, which calls out what the dealer does. */
public interface CallOuts {
    /** Says this, and no more of what it was saying. */
    void say(String sentence);
}
