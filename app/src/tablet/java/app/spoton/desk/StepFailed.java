package app.spoton.desk;

/** A step of a script did not find what it needed. The message says where and what was there instead. */
final class StepFailed extends RuntimeException {
    private static final long serialVersionUID = 1;

    StepFailed(String message) {
        super(message);
    }
}
