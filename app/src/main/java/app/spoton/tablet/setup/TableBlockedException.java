package app.spoton.tablet.setup;

/** No round may begin at a table. The message says why and what a supervisor can do. */
public final class TableBlockedException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public TableBlockedException(String message) {
        super(message);
    }
}
