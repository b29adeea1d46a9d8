package app.spoton.tablet.trainer.answer;

import app.spoton.engine.money.Money;
import app.spoton.engine.round.Wager;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** A trainee's answer to a question. */
public sealed interface Answer {
    /** Whether this answer is as good as the correct one. */
    default boolean matches(Answer correct) {
        return equals(correct);
    }

    /** One of the options. */
    record Choice(AnswerOption option) implements Answer {
    }

    /** Cards, one bit for each. */
    record CardSelection(long cards) implements Answer {
    }

    /** An amount. */
    record Amount(Money amount) implements Answer {
    }

    /** Wagers in order. */
    record WagerOrder(List<Wager> wagers) implements Answer {
        public WagerOrder {
            wagers = List.copyOf(wagers);
        }
    }

    /** Steps in order. */
    record StepOrder(List<AnswerOption.Statement> steps) implements Answer {
        public StepOrder {
            steps = List.copyOf(steps);
        }
    }

    /** A line of a settlement, counted from 0; -1 where nothing is wrong. */
    record Line(int index) implements Answer {
        public static final Line NONE = new Line(-1);
    }

    /** Wagers as they were settled, in the order in which they were. */
    record SettledWagers(List<SettledWager> settled, boolean inOrder) implements Answer {
        public SettledWagers {
            settled = List.copyOf(settled);
        }

        /** A bonus that is not paid has no position in the order. */
        @Override
        public boolean matches(Answer correct) {
            return correct instanceof SettledWagers other && Set.copyOf(settled).equals(Set.copyOf(other.settled))
                    && (!inOrder || handled(settled).equals(handled(other.settled)));
        }

        /** When the wager is settled, counted from 1; 0 if nothing is done with it. */
        public int positionOf(AnswerForm.SettledSpot spot) {
            List<SettledWager> handled = handled(settled);
            for (int index = 0; index < handled.size(); index++) {
                if (handled.get(index).seat() == spot.seat() && handled.get(index).wager() == spot.wager()) {
                    return index + 1;
                }
            }
            return 0;
        }

        private static List<SettledWager> handled(List<SettledWager> all) {
            return all.stream().filter(one -> one.action() != DealerAction.NOTHING).collect(Collectors.toList());
        }
    }
}
