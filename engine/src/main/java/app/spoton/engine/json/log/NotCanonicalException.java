package app.spoton.engine.json.log;

/** A line is not exactly as our own writers write it. The general reader then decides whether it is right. */
final class NotCanonicalException extends Exception {
    private static final long serialVersionUID = 1;

    /** Without a stack trace: it only leads to the other reader. */
    NotCanonicalException() {
        super("not canonical", null, false, false);
    }
}
