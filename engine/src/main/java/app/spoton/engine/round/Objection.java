package app.spoton.engine.round;

import java.util.OptionalInt;

/**
 * Why a round cannot be settled or an action is not allowed, worded for the dealer or supervisor at the table.
 *
 * @param seat the seat concerned; empty if it is the whole table
 * @param message what is wrong and what to do
 */
public record Objection(ErrorCode code, OptionalInt seat, String message) {
    public static Objection of(ErrorCode code, String message) {
        return new Objection(code, OptionalInt.empty(), message);
    }

    public static Objection at(int seat, ErrorCode code, String message) {
        return new Objection(code, OptionalInt.of(seat), message);
    }

    /** Whether this objection is reported before another: by code, then the whole table before seats, then by seat number. */
    public boolean comesBefore(Objection other) {
        return code == other.code ? place() < other.place() : code.compareTo(other.code) < 0;
    }

    private int place() {
        return seat.orElse(Integer.MIN_VALUE);
    }

    /** Whether only a decision is missing and nothing is wrong. */
    public boolean isStillToDecide() {
        return code == ErrorCode.NO_DECISION || code == ErrorCode.BAD_SPLIT;
    }
}
