package app.spoton.simulator;

/** A step of a script did not find what it needed. The message says where and what was there instead. */
final class StepFailedException extends RuntimeException {
    private static final long serialVersionUID = 1;

    StepFailedException(String message) {
        super(message);
    }
}
