package app.spoton.tablet.trainer.answer;

import app.spoton.engine.card.Cards;
import app.spoton.engine.hand.Category;
import app.spoton.engine.money.Money;
import java.util.List;
import java.util.Locale;

/** One of the answers that can be tapped. */
public sealed interface AnswerOption {
    /** The name under which mix-ups are stored. */
    String id();

    /** A hand by its name. */
    record HandName(Category category) implements AnswerOption {
        @Override
        public String id() {
            return category.id();
        }
    }

    /** Four cards without an instant winner. */
    record NoInstantWinner() implements AnswerOption {
        @Override
        public String id() {
            return "none";
        }
    }

    /** Who wins. */
    enum Winner implements AnswerOption {
        PLAYER, DEALER, NOBODY;

        @Override
        public String id() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** Whether the dealer qualifies. */
    record Qualification(boolean qualifies) implements AnswerOption {
        @Override
        public String id() {
            return qualifies ? "qualifies" : "does-not-qualify";
        }
    }

    /** What to do with a wager. */
    record WagerAction(DealerAction action, Money pay) implements AnswerOption {
        @Override
        public String id() {
            return action.name().toLowerCase(Locale.ROOT);
        }
    }

    /** How many cards are dealt to each hand of a split. */
    record CardCounts(List<Integer> cards) implements AnswerOption {
        public CardCounts {
            cards = List.copyOf(cards);
        }

        @Override
        public String id() {
            StringBuilder id = new StringBuilder("draw");
            cards.forEach(count -> id.append('-').append(count));
            return id.toString();
        }
    }

    /** A sentence of the handbook. */
    record Statement(String id, String text) implements AnswerOption {
    }

    /** Four cards split into hands. */
    record SplitHands(List<Cards> hands) implements AnswerOption {
        @Override
        public String id() {
            StringBuilder sizes = new StringBuilder("split");
            hands.forEach(hand -> sizes.append('-').append(hand.size()));
            return sizes.toString();
        }
    }
}
