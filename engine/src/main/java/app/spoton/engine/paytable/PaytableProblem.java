package app.spoton.engine.paytable;

/** A paytable that cannot be used. The message lists the reasons, one per line. */
public final class PaytableProblem extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public PaytableProblem(String message) {
        super(message);
    }
}
