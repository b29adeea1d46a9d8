package app.spoton.engine.auditlog.verification;

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
        /** The line is an entry with a carriage return behind it: another program wrote other line ends. */
        LINE_ENDS,
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
        /** A round is in the log twice: whatever was paid is counted twice. */
        ROUND_TWICE,
        /** A meter's entry does not follow from the one before. */
        METER,
        /** The signature is wrong or missing, or it is another key's. */
        NOT_AUTHENTIC,
        /** The entries are not those of a checkpoint, or the head is not the one that is known. */
        NOT_CONSISTENT,
        /** Notice: what was asked cannot be proved with this file. */
        NOT_PROVABLE,
        /** Notice: another engine settled the round, and this one settles it differently. */
        OTHER_RULES,
        /** Notice: the tablet's clock was earlier than at the entry before. */
        CLOCK_SET_BACK,
        /** Notice: entries that a filter left out. */
        GAP,
        /** Notice: the log went on with another key. */
        KEY_CHANGED,
        /** Notice: certificates vouch for the log's key. */
        KEY_ATTESTED;

        /** Whether it is worth knowing and no problem. */
        public boolean isNotice() {
            return compareTo(NOT_PROVABLE) >= 0;
        }
    }

    @Override
    public String toString() {
        return "line " + line + (entry > 0 ? ", entry " + entry : "") + ": " + problem;
    }
}
