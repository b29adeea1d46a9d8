package app.spoton.tablet.auditlog;

/** The log cannot be written or read. The message says why and what to do, for the person at the table. */
public final class AuditLogException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** What went wrong. */
    public enum Kind {
        STORAGE_FULL,
        /** SQLite found the file damaged. */
        DAMAGED,
        /** A file or entry is invalid. */
        NOT_READABLE,
        /** The file or its key cannot be used now, which says nothing about the log itself. */
        UNAVAILABLE
    }

    private final Kind kind;

    public AuditLogException(Kind kind, String message, Throwable cause) {
        super(message, cause);
        this.kind = kind;
    }

    public Kind kind() {
        return kind;
    }
}
