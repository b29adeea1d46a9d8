package app.spoton.tablet.trainer.answer;

import app.spoton.engine.settlement.Outcome;

/** What a dealer does with a wager, or with a bonus that nobody bets on. */
public enum DealerAction {
    TAKE, PUSH, PAY,
    /** A bonus without a wager of its own that is not paid. */
    NOTHING;

    public static DealerAction of(Outcome outcome) {
        return switch (outcome) {
            case WIN -> PAY;
            case PUSH -> PUSH;
            case LOSE -> TAKE;
        };
    }
}
