package app.spoton.tablet.auditlog.storage;

/** The log's file is proved to be damaged: every byte of it can be read, and SQLite refuses it repeatedly. */
final class DamagedLogException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    DamagedLogException(String message, Throwable cause) {
        super(message, cause);
    }
}
