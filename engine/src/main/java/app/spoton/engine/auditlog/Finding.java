package app.spoton.engine.auditlog;

/**
 * A place where a log is not as it was written.
 *
 * @param line of the file, from 1
 * @param entry its number; 0 where the line is not an entry
 * @param problem what is wrong there, for a person to read
 */
public record Finding(Kind kind, long line, long entry, String problem) {
    /** How a log can be broken. */
    public enum Kind {
        /** The line is not one that a log has. */
        UNREADABLE,
        /** The entry's hash is not that of its bytes. */
        CHANGED,
        /** The entry is whole, but not the one that the entry after it was written behind. */
        REPLACED,
        REMOVED,
        DOUBLED,
        /** The entry stands behind a later one. */
        SWAPPED,
        /** The end is missing, or is another one than is known. */
        CUT_OFF,
        /** The engine comes to another settlement than was logged. */
        SETTLEMENT,
        /** A meter's entry does not follow from the one before. */
        METER
    }

    @Override
    public String toString() {
        return "line " + line + (entry > 0 ? ", entry " + entry : "") + ": " + problem;
    }
}
