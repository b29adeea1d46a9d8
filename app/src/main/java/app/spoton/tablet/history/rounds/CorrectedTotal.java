package app.spoton.tablet.history.rounds;

import app.spoton.engine.json.JsonObject;
import app.spoton.engine.money.Money;
import app.spoton.engine.record.AuditEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The total of a round's corrections. Immutable.
 *
 * @param corrections the number of corrections
 * @param net the players' net by the last correction that changes a payout; empty if none does, or if a wager was not
 *     counted
 */
public record CorrectedTotal(int corrections, Optional<Money> net) {
    /** What a seat won or lost by a correction; empty if a wager was not counted. */
    public record CorrectedSeat(int seat, Optional<Money> net) {
    }

    static CorrectedTotal of(List<AuditEvent> corrections) {
        Optional<Money> net = Optional.empty();
        for (AuditEvent event : corrections) {
            if (event.correction().isPresent()) {
                net = sum(seats(event.correction().get()));
            }
        }
        return new CorrectedTotal(corrections.size(), net);
    }

    private static Optional<Money> sum(List<CorrectedSeat> seats) {
        Money sum = Money.ZERO;
        for (CorrectedSeat seat : seats) {
            if (seat.net().isEmpty()) {
                return Optional.empty();
            }
            sum = sum.plus(seat.net().get());
        }
        return Optional.of(sum);
    }

    /** The seats of the corrected settlement. */
    static List<CorrectedSeat> seats(AuditEvent.Correction correction) {
        List<CorrectedSeat> seats = new ArrayList<>();
        for (JsonObject seat : JsonObject.of(correction.settlement()).objects("seats")) {
            seats.add(new CorrectedSeat((int) seat.number("seat"), seat.money("net")));
        }
        return List.copyOf(seats);
    }
}
