package app.spoton.tablet.table;

import app.spoton.engine.round.RoundError;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** What the engine has against the seats as they stand, by seat. Immutable. */
final class SeatObjections {
    private final RoundInProgress round;
    private final Map<Integer, RoundError> bySeat = new TreeMap<>();

    /** Asks about every seat in play; where a seat is as it was, the earlier answer holds. */
    SeatObjections(RoundInProgress round, Optional<SeatObjections> before) {
        this.round = round;
        for (SeatInPlay seat : round.seatsInPlay()) {
            Optional<RoundError> error = before.filter(was -> was.knows(round, seat))
                    .map(was -> Optional.ofNullable(was.bySeat.get(seat.number())))
                    .orElseGet(() -> ask(seat));
            error.ifPresent(problem -> bySeat.put(seat.number(), problem));
        }
    }

    private boolean knows(RoundInProgress later, SeatInPlay seat) {
        return round.phase() == later.phase() && round.setup() == later.setup()
                && round.seat(seat.number()) == seat;
    }

    private Optional<RoundError> ask(SeatInPlay seat) {
        return switch (round.phase()) {
            case WAGERS -> SeatRules.objectionToWagers(round.setup(), seat);
            case CARDS -> SeatRules.objection(round.setup(), seat);
            case SETTLEMENT, CONFIRMED -> Optional.empty();
        };
    }

    /** What is wrong at a seat. A decision that is still to be made is not wrong. */
    Optional<RoundError> wrongAt(int seat) {
        return Optional.ofNullable(bySeat.get(seat)).filter(error -> !SeatRules.isStillToCome(error));
    }

    boolean isUndecided(int seat) {
        return Optional.ofNullable(bySeat.get(seat)).filter(SeatRules::isStillToCome).isPresent();
    }

    boolean areNone() {
        return bySeat.isEmpty();
    }

    /** The one at the lowest seat. */
    Optional<RoundError> first() {
        return bySeat.values().stream().findFirst();
    }
}
