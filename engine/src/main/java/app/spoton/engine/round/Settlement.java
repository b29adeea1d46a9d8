package app.spoton.engine.round;

import app.spoton.engine.hand.Hand;
import app.spoton.engine.money.Money;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a round comes to.
 *
 * @param dealer the dealer's hand; empty if the round is void
 * @param steps in the order in which the dealer acts
 * @param seats from seat 1 up
 * @param meters as they stand after the round
 */
public record Settlement(Optional<Hand> dealer, boolean dealerQualifies, List<Step> steps, List<SeatTotal> seats,
        Map<String, Meter> meters) {
    /**
     * What a seat has at the end.
     *
     * @param returned all chips pushed to the seat, stakes included
     * @param net what was returned less what was bet
     */
    public record SeatTotal(int seat, Money returned, Money net) {
    }
}
