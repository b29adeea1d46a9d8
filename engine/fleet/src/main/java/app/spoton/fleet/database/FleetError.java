package app.spoton.fleet.database;

/** A command that cannot run. The message says why and what to do. */
public final class FleetError extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public FleetError(String message) {
        super(message);
    }

    public FleetError(String message, Throwable cause) {
        super(message, cause);
    }
}
