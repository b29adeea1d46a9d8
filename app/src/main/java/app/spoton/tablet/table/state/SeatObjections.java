package app.spoton.tablet.table.state;

import app.spoton.engine.round.Objection;
import app.spoton.tablet.table.round.HouseWagerRules;
import app.spoton.tablet.table.round.RoundInProgress;
import app.spoton.tablet.table.round.seat.SeatInPlay;
import app.spoton.tablet.table.round.seat.SeatRules;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** The engine's objections by seat. Immutable. */
final class SeatObjections {
    private final RoundInProgress round;
    private final Map<Integer, Objection> bySeat = new TreeMap<>();

    /** Checks every seat in play, except those that are the same as before. */
    SeatObjections(RoundInProgress round, Optional<SeatObjections> before) {
        this.round = round;
        for (SeatInPlay seat : round.seatsInPlay()) {
            Optional<Objection> objection = before.filter(was -> was.hasChecked(round, seat))
                    .map(was -> Optional.ofNullable(was.bySeat.get(seat.number())))
                    .orElseGet(() -> check(seat));
            objection.ifPresent(problem -> bySeat.put(seat.number(), problem));
        }
    }

    private boolean hasChecked(RoundInProgress later, SeatInPlay seat) {
        return round.phase() == later.phase() && round.setup() == later.setup()
                && round.seat(seat.number()) == seat;
    }

    private Optional<Objection> check(SeatInPlay seat) {
        return switch (round.phase()) {
            case WAGERS -> SeatRules.objectionToWagers(round.setup(), seat)
                    .or(() -> HouseWagerRules.objection(round.setup(), seat));
            case CARDS -> SeatRules.objection(round.setup(), seat);
            case SETTLEMENT, CONFIRMED -> Optional.empty();
        };
    }

    /** What is wrong at a seat. A missing decision is not wrong. */
    Optional<Objection> errorAt(int seat) {
        return Optional.ofNullable(bySeat.get(seat)).filter(objection -> !objection.isStillToDecide());
    }

    boolean isUndecided(int seat) {
        return Optional.ofNullable(bySeat.get(seat)).filter(Objection::isStillToDecide).isPresent();
    }

    boolean isEmpty() {
        return bySeat.isEmpty();
    }

    /** The one at the lowest seat. */
    Optional<Objection> first() {
        return bySeat.values().stream().findFirst();
    }
}
