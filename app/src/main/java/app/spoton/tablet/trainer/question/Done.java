package app.spoton.tablet.trainer.question;

import app.spoton.engine.money.Money;
import app.spoton.engine.round.Step;
import app.spoton.engine.round.Wager;

/** One wager as it was, or should be, settled. */
public record Done(int seat, Wager wager, Act act, Money pay) {
    static Done of(Step step) {
        return new Done(step.seat(), step.wager(), Act.of(step.outcome()), step.pay());
    }
}
