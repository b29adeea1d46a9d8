package app.spoton.tablet.trainer.answer;

import app.spoton.engine.money.Money;
import app.spoton.engine.round.Wager;
import app.spoton.engine.settlement.Step;

/** How one wager was settled, or should be. */
public record SettledWager(int seat, Wager wager, DealerAction action, Money pay) {
    public static SettledWager of(Step step) {
        return new SettledWager(step.seat(), step.wager(), DealerAction.of(step.outcome()), step.pay());
    }
}
