package app.spoton.tablet.auditlog.writing;

/** A log entry that the app did not write: it was changed, or another version wrote it. */
public final class UnreadableEntryException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public UnreadableEntryException(String message) {
        super(message);
    }
}
