package app.spoton.engine.round;

import app.spoton.engine.hand.Hand;
import app.spoton.engine.money.Money;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a round comes to, or has come to so far.
 *
 * @param stage how far the round had come; before {@link Stage#SHOWN} there are only the steps that are due by then
 * @param dealer the dealer's hand; empty if the round is void or the hand was not shown yet
 * @param steps in the order in which the dealer acts
 * @param seats from seat 1 up; empty before the end
 * @param meters after the round; empty before the end
 */
public record Settlement(Stage stage, Optional<Hand> dealer, boolean dealerQualifies, List<Step> steps,
        List<SeatTotal> seats, Map<String, Meter> meters) {
    /** The steps that are due at an earlier stage than the last. */
    public static Settlement soFar(Stage stage, List<Step> steps) {
        return new Settlement(stage, Optional.empty(), false, steps, List.of(), Map.of());
    }

    /**
     * What a seat has at the end.
     *
     * @param isCounted whether every wager of the seat was counted; only then are there amounts
     * @param returned all chips pushed to the seat, stakes included
     * @param net what was returned less what was bet
     */
    public record SeatTotal(int seat, boolean isCounted, Money returned, Money net) {
        public static SeatTotal of(int seat, Money returned, Money net) {
            return new SeatTotal(seat, true, returned, net);
        }

        /** A seat with a wager that nobody counted. */
        public static SeatTotal uncounted(int seat) {
            return new SeatTotal(seat, false, Money.ZERO, Money.ZERO);
        }

        /**
         * All chips pushed to the seat, stakes included.
         *
         * @throws IllegalStateException if a wager of the seat was not counted
         */
        @Override
        public Money returned() {
            return counted(returned);
        }

        /**
         * What was returned less what was bet.
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
