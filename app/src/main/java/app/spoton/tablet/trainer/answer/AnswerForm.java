package app.spoton.tablet.trainer.answer;

import app.spoton.engine.card.Cards;
import app.spoton.engine.money.Money;
import app.spoton.engine.round.Wager;
import java.util.List;

/** How a question is answered. */
public sealed interface AnswerForm {
    /** By tapping one of several. */
    record OneOf(List<AnswerOption> options) implements AnswerForm {
        public OneOf {
            options = List.copyOf(options);
        }
    }

    /** By tapping as many of these cards. */
    record Pick(Cards from, int count) implements AnswerForm {
    }

    /** By keypad, or by cutting chips. */
    record Amount() implements AnswerForm {
    }

    /**
     * By settling each of these wagers.
     *
     * @param inOrder whether they must be settled in the dealer's order
     */
    record Settle(List<Spot> spots, boolean inOrder) implements AnswerForm {
        public Settle {
            spots = List.copyOf(spots);
        }
    }

    /** By tapping these wagers in the order in which they are settled. */
    record Sequence(List<Wager> wagers) implements AnswerForm {
        public Sequence {
            wagers = List.copyOf(wagers);
        }
    }

    /** By tapping the line of this settlement that is wrong, or none of them. */
    record FindMistake(List<SettledWager> lines) implements AnswerForm {
        public FindMistake {
            lines = List.copyOf(lines);
        }
    }

    /** A wager on the layout, or a bonus without one. */
    record Spot(int seat, Wager wager, Money stake) {
        /** Whether nobody bets on it, so that it is paid or it is nothing. */
        public boolean isBonusWithoutWager() {
            return !wager.isBet();
        }
    }
}
