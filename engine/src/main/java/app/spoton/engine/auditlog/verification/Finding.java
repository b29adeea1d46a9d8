package app.spoton.engine.auditlog.verification;

/**
 * A place where a log was changed or damaged.
 *
 * @param line of the file, from 1
 * @param entry its number; 0 where the line is not an entry
 * @param problem what is wrong there, for a person to read
 */
public record Finding(Kind kind, long line, long entry, String problem) {
    /** How a log can be broken. */
    public enum Kind {
        /** The line is not a log line. */
        UNREADABLE,
        /** The line is an entry with a carriage return behind it: another program wrote other line ends. */
        LINE_ENDS,
        /** The entry's hash is not that of its bytes. */
        CHANGED,
        /** The entry is whole, but not the one that the next entry followed when it was written. */
        REPLACED,
        REMOVED,
        DOUBLED,
        /** The entry comes after a later one. */
        SWAPPED,
        /** The end is missing, or differs from the known one. */
        CUT_OFF,
        /** The engine comes to another settlement than was logged. */
        SETTLEMENT,
        /** A round is in the log twice, so its payouts count twice. */
        ROUND_TWICE,
        /** A meter's entry does not follow from the one before. */
        METER,
        /** The signature is wrong or missing, or it is another key's. */
        NOT_AUTHENTIC,
        /** The entries are not those of a checkpoint, or the head is not the one that is known. */
        NOT_CONSISTENT,
        /** Notice: this file cannot prove what was asked. */
        NOT_PROVABLE,
        /** Notice: another engine settled the round, and this one settles it differently. */
        OTHER_RULES,
        /** Notice: another engine settled the round with other paytables than this catalog's. */
        OTHER_PAYTABLES,
        /** Notice: the tablet's clock was earlier than at the entry before. */
        CLOCK_SET_BACK,
        /** Notice: entries that a filter left out. */
        GAP,
        /** Notice: the entries before this one were written before the log had a key. */
        OLDER_THAN_KEY,
        /** Notice: the log continues with another key. */
        KEY_CHANGED,
        /** Notice: certificates vouch for the log's key. */
        KEY_ATTESTED;

        /** Whether it is a notice and not a problem. */
        public boolean isNotice() {
            return compareTo(NOT_PROVABLE) >= 0;
        }
    }

    @Override
    public String toString() {
        return "line " + line + (entry > 0 ? ", entry " + entry : "") + ": " + problem;
    }
}
