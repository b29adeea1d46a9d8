package app.spoton.engine.round;

import java.util.OptionalInt;

/**
 * Why a round cannot be settled, or why something may not be done, for the dealer or supervisor who reads it at the table.
 *
 * @param seat the seat where it is wrong; empty if it concerns the whole table
 * @param message what is wrong and what to do
 */
public record Objection(ErrorCode code, OptionalInt seat, String message) {
    public static Objection of(ErrorCode code, String message) {
        return new Objection(code, OptionalInt.empty(), message);
    }

    public static Objection at(int seat, ErrorCode code, String message) {
        return new Objection(code, OptionalInt.of(seat), message);
    }

    /** Whether this one is reported before another: by its code, then what concerns the whole table, then by seat. */
    public boolean comesBefore(Objection other) {
        return code == other.code ? place() < other.place() : code.compareTo(other.code) < 0;
    }

    private int place() {
        return seat.orElse(Integer.MIN_VALUE);
    }

    /** Whether this is only something that is still to be decided, and not something wrong. */
    public boolean isStillToDecide() {
        return code == ErrorCode.NO_DECISION || code == ErrorCode.BAD_SPLIT;
    }
}
