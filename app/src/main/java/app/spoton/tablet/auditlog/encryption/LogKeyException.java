package app.spoton.tablet.auditlog.encryption;

/** The key of the log cannot be used now. It says nothing about the log itself. */
public final class LogKeyException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public LogKeyException(String message, Throwable cause) {
        super(message, cause);
    }
}
