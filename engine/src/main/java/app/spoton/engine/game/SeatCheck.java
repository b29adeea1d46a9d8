package app.spoton.engine.game;

import app.spoton.engine.round.ErrorCode;
import app.spoton.engine.round.Round;
import app.spoton.engine.round.Seat;
import java.util.Optional;

/** A condition that every seat must meet before a round can be settled. */
record SeatCheck(ErrorCode code, SeatPredicate condition) {
    /** Describes the problem at a seat for the dealer; empty if there is none. */
    @FunctionalInterface
    interface SeatPredicate {
        Optional<String> problem(Round round, Seat seat);
    }
}
