package app.spoton.engine.handbook;

import app.spoton.engine.card.Cards;
import app.spoton.engine.hand.Category;
import app.spoton.engine.hand.HandOrder;
import app.spoton.engine.settlement.Rule;
import java.util.List;

/**
 * The hands of a game in their order.
 *
 * @param use what this order decides
 * @param hands best first
 * @param notes what else decides: aces, kickers, suits
 */
public record HandList(HandOrder order, String use, List<HandExample> hands, List<CitedText> notes, Rule rule) {
    public HandList {
        hands = List.copyOf(hands);
        notes = List.copyOf(notes);
    }

    /**
     * A hand with example cards.
     *
     * @param name as the manual names it
     */
    public record HandExample(Category category, String name, Cards cards) {
    }
}
