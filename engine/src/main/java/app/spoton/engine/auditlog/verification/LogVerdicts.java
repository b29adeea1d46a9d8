package app.spoton.engine.auditlog.verification;

/** The verdicts of a verification, one for each question. Each is independent of the others. */
public record LogVerdicts(Authenticity authenticity, Consistency consistency, Completeness completeness,
        Settling settling, Balance meters) {
    /** Who wrote it. */
    public enum Authenticity {
        /** Signed by the key that was given. */
        AUTHENTIC,
        /** Signed by the key that the file itself names; nobody vouches for that key. */
        TRUSTED_ON_FIRST_USE,
        /** An export of version 1, or one that is not finished. */
        UNSIGNED,
        /** The signature is wrong, missing, or another key's. */
        NOT_AUTHENTIC
    }

    /** Whether the entries are as they were written. */
    public enum Consistency {
        CONSISTENT,
        /** Nothing contradicts or proves it: version 1 by a filter, or a checkpoint that cannot be compared. */
        NOT_PROVABLE,
        CHANGED
    }

    /** Whether all entries are there. */
    public enum Completeness {
        COMPLETE,
        /** The export says itself that a filter left entries out. */
        PARTIAL,
        INCOMPLETE
    }

    /** Whether this engine settles the rounds as they were settled. */
    public enum Settling {
        SAME,
        /** Rounds that another engine settled come out differently: its rules or paytables were corrected since. */
        OTHER_RULES,
        /** This engine comes to another result, or a round was logged twice. */
        DIFFERENT
    }

    /** Whether the meters add up. */
    public enum Balance {
        BALANCED,
        NOT_BALANCED
    }

    /**
     * Whether a backup may be restored: it is this log, unchanged and whole, regardless of what today's engine would
     * pay.
     */
    public boolean isRestorable() {
        return authenticity != Authenticity.NOT_AUTHENTIC && consistency == Consistency.CONSISTENT
                && completeness == Completeness.COMPLETE;
    }
}
