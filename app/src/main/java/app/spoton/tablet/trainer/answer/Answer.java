package app.spoton.tablet.trainer.answer;

import app.spoton.engine.money.Money;
import app.spoton.engine.round.Wager;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** What a person answers. */
public sealed interface Answer {
    /** Whether it is as good as the right one. */
    default boolean matches(Answer right) {
        return equals(right);
    }

    /** One of the options. */
    record Chosen(AnswerOption option) implements Answer {
    }

    /** Cards, one bit for each. */
    record Picked(long cards) implements Answer {
    }

    /** An amount. */
    record Paid(Money amount) implements Answer {
    }

    /** Wagers in order. */
    record Ordered(List<Wager> wagers) implements Answer {
        public Ordered {
            wagers = List.copyOf(wagers);
        }
    }

    /** A line of a settlement, counted from 0; -1 where nothing is wrong. */
    record Line(int at) implements Answer {
        public static final Line NONE = new Line(-1);
    }

    /** Wagers as they were settled, in the order in which they were. */
    record Settled(List<SettledWager> done, boolean inOrder) implements Answer {
        public Settled {
            done = List.copyOf(done);
        }

        /** A bonus that is not paid has no place in the order. */
        @Override
        public boolean matches(Answer right) {
            return right instanceof Settled other && (inOrder
                    ? acted(done).equals(acted(other.done)) && Set.copyOf(done).equals(Set.copyOf(other.done))
                    : Set.copyOf(done).equals(Set.copyOf(other.done)));
        }

        /** When the wager is settled, counted from 1; 0 if nothing is done with it. */
        public int placeOf(AnswerForm.Spot spot) {
            List<SettledWager> acted = acted(done);
            for (int at = 0; at < acted.size(); at++) {
                if (acted.get(at).seat() == spot.seat() && acted.get(at).wager() == spot.wager()) {
                    return at + 1;
                }
            }
            return 0;
        }

        private static List<SettledWager> acted(List<SettledWager> all) {
            return all.stream().filter(one -> one.act() != DealerAction.NOTHING).collect(Collectors.toList());
        }
    }
}
