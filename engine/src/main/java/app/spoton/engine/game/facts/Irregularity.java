package app.spoton.engine.game.facts;

import app.spoton.engine.money.Money;
import app.spoton.engine.round.Round;
import app.spoton.engine.round.Seat;
import app.spoton.engine.round.Stage;
import app.spoton.engine.round.Wager;
import app.spoton.engine.settlement.Outcome;
import app.spoton.engine.settlement.Rule;
import app.spoton.engine.settlement.Settlement;
import app.spoton.engine.settlement.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** An irregularity in the deal. */
public enum Irregularity {
    WRONG_CARD_COUNT, SKIPPED_SEAT, EXPOSED_CARD, DEALT_TO_EMPTY_POSITION;

    /** The action that a manual requires. */
    public enum Action {
        /** Every hand is void, every wager is returned, and the cards are reshuffled. */
        VOID,
        /** The hand is dead and is dealt again. */
        MISDEAL,
        /** The cards move forward to the next correct position and play continues. */
        MOVE_FORWARD,
        /** The manual has no rule, so the supervisor decides. */
        SUPERVISOR_DECIDES
    }

    /**
     * An action and the rule that requires it.
     */
    public record Ruling(Action action, Rule rule) {
        /**
         * Returns every wager to its seat, highest seat first.
         *
         * @throws IllegalStateException unless the ruling is a void or a misdeal
         */
        public Settlement giveBack(Round round, List<Wager> wagers) {
            if (action != Action.VOID && action != Action.MISDEAL) {
                throw new IllegalStateException("Play goes on: " + action);
            }
            List<Step> steps = new ArrayList<>();
            List<Settlement.SeatTotal> totals = new ArrayList<>();
            for (int at = round.seats().size() - 1; at >= 0; at--) {
                Seat seat = round.seats().get(at);
                for (Wager wager : wagers) {
                    if (seat.made(wager)) {
                        steps.add((seat.isCounted(wager)
                                ? Step.of(seat.number(), wager, Outcome.PUSH, seat.stake(wager), rule)
                                : Step.uncounted(seat.number(), wager, Outcome.PUSH, rule)).build(steps.size() + 1));
                    }
                }
                totals.add(0, seat.isFullyCounted()
                        ? Settlement.SeatTotal.of(seat.number(), seat.wagered(), Money.ZERO)
                        : Settlement.SeatTotal.uncounted(seat.number()));
            }
            return new Settlement(Stage.SHOWN, Optional.empty(), false, steps, totals, round.meters());
        }
    }
}
