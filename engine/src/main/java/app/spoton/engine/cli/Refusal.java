package app.spoton.engine.cli;

/** A command that cannot do what it was asked; the message says why. */
final class Refusal extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Refusal(String message) {
        super(message);
    }
}
