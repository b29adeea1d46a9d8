package app.spoton.engine.settlement;

import app.spoton.engine.hand.Hand;
import app.spoton.engine.money.Money;
import app.spoton.engine.round.Meter;
import app.spoton.engine.round.Stage;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The result of a round, or its result so far.
 *
 * @param stage how far the round has progressed; before {@link Stage#SHOWN} there are only the steps due by that stage
 * @param dealer the dealer's hand; empty if the round is void or the hand is not shown yet
 * @param steps in the order in which the dealer acts
 * @param seats from seat 1 up; empty before the last stage
 * @param meters the meters after the round; empty before the last stage
 */
public record Settlement(Stage stage, Optional<Hand> dealer, boolean dealerQualifies, List<Step> steps,
        List<SeatTotal> seats, Map<String, Meter> meters) {
    /** The steps that are due at a stage before the last. */
    public static Settlement soFar(Stage stage, List<Step> steps) {
        return new Settlement(stage, Optional.empty(), false, steps, List.of(), Map.of());
    }

    /**
     * A seat's totals at the end of the round.
     *
     * @param isCounted whether every wager of the seat was counted; if not, there are no amounts
     * @param returned all chips pushed to the seat, including stakes
     * @param net the amount returned minus the amount bet
     */
    public record SeatTotal(int seat, boolean isCounted, Money returned, Money net) {
        public static SeatTotal of(int seat, Money returned, Money net) {
            return new SeatTotal(seat, true, returned, net);
        }

        /** A seat with an uncounted wager. */
        public static SeatTotal uncounted(int seat) {
            return new SeatTotal(seat, false, Money.ZERO, Money.ZERO);
        }

        /**
         * All chips pushed to the seat, including stakes.
         *
         * @throws IllegalStateException if a wager of the seat was not counted
         */
        @Override
        public Money returned() {
            return counted(returned);
        }

        /**
         * The amount returned minus the amount bet.
         *
         * @throws IllegalStateException if a wager of the seat was not counted
         */
        @Override
        public Money net() {
            return counted(net);
        }

        private Money counted(Money amount) {
            if (!isCounted) {
                throw new IllegalStateException("A wager of seat " + seat + " was not counted.");
            }
            return amount;
        }
    }
}
