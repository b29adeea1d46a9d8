package app.spoton.tablet.trainer.answer;

import app.spoton.engine.money.Money;
import app.spoton.engine.round.Step;
import app.spoton.engine.round.Wager;

/** One wager as it was, or should be, settled. */
public record SettledWager(int seat, Wager wager, DealerAction act, Money pay) {
    static SettledWager of(Step step) {
        return new SettledWager(step.seat(), step.wager(), DealerAction.of(step.outcome()), step.pay());
    }
}
