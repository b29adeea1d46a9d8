package app.spoton.engine.round;

import java.util.OptionalInt;

/** Thrown where a round is to be settled that cannot be; the objection says why. */
public final class RoundError extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient Objection objection;

    public RoundError(Objection objection) {
        super(objection.message(), null, false, false);
        this.objection = objection;
    }

    public static RoundError of(ErrorCode code, String message) {
        return new RoundError(Objection.of(code, message));
    }

    public static RoundError at(int seat, ErrorCode code, String message) {
        return new RoundError(Objection.at(seat, code, message));
    }

    public Objection objection() {
        return objection;
    }

    public ErrorCode code() {
        return objection.code();
    }

    /** The seat where it is wrong; empty if it concerns the whole table. */
    public OptionalInt seat() {
        return objection.seat();
    }
}
