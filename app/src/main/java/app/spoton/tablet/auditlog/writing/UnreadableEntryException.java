package app.spoton.tablet.auditlog.writing;

/** An entry of the log is not what the app writes: it was changed, or another version wrote it. */
public final class UnreadableEntryException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public UnreadableEntryException(String message) {
        super(message);
    }
}
