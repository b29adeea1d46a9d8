package app.spoton.engine.round;

import java.util.OptionalInt;

/** Why a round cannot be settled, for the dealer or supervisor who reads it at the table. */
public final class RoundError extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private static final int NO_SEAT = Integer.MIN_VALUE;

    private final ErrorCode code;
    private final int seat;

    private RoundError(ErrorCode code, int seat, String message) {
        super(message, null, false, false);
        this.code = code;
        this.seat = seat;
    }

    public static RoundError of(ErrorCode code, String message) {
        return new RoundError(code, NO_SEAT, message);
    }

    public static RoundError at(int seat, ErrorCode code, String message) {
        return new RoundError(code, seat, message);
    }

    public ErrorCode code() {
        return code;
    }

    /** The seat where it is wrong; empty if it is not a seat's matter. */
    public OptionalInt seat() {
        return seat == NO_SEAT ? OptionalInt.empty() : OptionalInt.of(seat);
    }

    /** Whether this one is told before another: by its code, then what concerns the whole table, then by seat. */
    public boolean comesBefore(RoundError other) {
        return code == other.code ? seat < other.seat : code.compareTo(other.code) < 0;
    }
}
