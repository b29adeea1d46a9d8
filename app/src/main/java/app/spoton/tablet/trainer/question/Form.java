package app.spoton.tablet.trainer.question;

import app.spoton.engine.card.Cards;
import app.spoton.engine.money.Money;
import app.spoton.engine.round.Wager;
import java.util.List;

/** How a question is answered. */
public sealed interface Form {
    /** By tapping one of several. */
    record OneOf(List<Option> options) implements Form {
        public OneOf {
            options = List.copyOf(options);
        }
    }

    /** By tapping as many of these cards. */
    record Pick(Cards from, int count) implements Form {
    }

    /** By keypad, or by cutting chips. */
    record Amount() implements Form {
    }

    /**
     * By settling each of these wagers.
     *
     * @param inOrder whether they must be settled in the dealer's order
     */
    record Settle(List<Spot> spots, boolean inOrder) implements Form {
        public Settle {
            spots = List.copyOf(spots);
        }
    }

    /** By tapping these wagers in the order in which they are settled. */
    record Sequence(List<Wager> wagers) implements Form {
        public Sequence {
            wagers = List.copyOf(wagers);
        }
    }

    /** By tapping the line of this settlement that is wrong, or none of them. */
    record FindMistake(List<Done> lines) implements Form {
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
