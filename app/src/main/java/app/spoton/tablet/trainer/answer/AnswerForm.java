package app.spoton.tablet.trainer.answer;

import app.spoton.engine.card.Cards;
import app.spoton.engine.money.Money;
import app.spoton.engine.round.Wager;
import java.util.List;

/** How a question is answered. */
public sealed interface AnswerForm {
    /** By tapping one of several options. */
    record MultipleChoice(List<AnswerOption> options) implements AnswerForm {
        public MultipleChoice {
            options = List.copyOf(options);
        }
    }

    /** By tapping this many of these cards. */
    record PickCards(Cards from, int count) implements AnswerForm {
    }

    /** By keypad, or by cutting chips. */
    record EnterAmount() implements AnswerForm {
    }

    /**
     * By settling each of these wagers.
     *
     * @param inOrder whether they must be settled in the dealer's order
     */
    record Settle(List<SettledSpot> spots, boolean inOrder) implements AnswerForm {
        public Settle {
            spots = List.copyOf(spots);
        }
    }

    /** By tapping these wagers in the order in which they are settled. */
    record OrderWagers(List<Wager> wagers) implements AnswerForm {
        public OrderWagers {
            wagers = List.copyOf(wagers);
        }
    }

    /** By tapping these steps in the order in which they are done. */
    record OrderSteps(List<AnswerOption.Statement> steps) implements AnswerForm {
        public OrderSteps {
            steps = List.copyOf(steps);
        }
    }

    /** By tapping the line of this settlement that is wrong, or none of them. */
    record FindMistake(List<SettledWager> lines) implements AnswerForm {
        public FindMistake {
            lines = List.copyOf(lines);
        }
    }

    /** A wager on the layout, or a bonus that nobody bets on. */
    record SettledSpot(int seat, Wager wager, Money stake) {
        /** Whether it is a bonus without a wager of its own: it is paid, or nothing happens. */
        public boolean isAutomaticBonus() {
            return !wager.isBet();
        }
    }
}
