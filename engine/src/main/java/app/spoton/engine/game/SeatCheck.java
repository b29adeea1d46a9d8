package app.spoton.engine.game;

import app.spoton.engine.round.ErrorCode;
import app.spoton.engine.round.Round;
import app.spoton.engine.round.Seat;
import java.util.Optional;

/** Something that must hold at every seat before a round can be settled. */
record SeatCheck(ErrorCode code, Condition condition) {
    /** What is wrong at a seat, in words for the dealer. */
    @FunctionalInterface
    interface Condition {
        Optional<String> problem(Round round, Seat seat);
    }
}
