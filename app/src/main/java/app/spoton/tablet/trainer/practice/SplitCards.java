package app.spoton.tablet.trainer.practice;

import app.spoton.engine.card.Card;
import app.spoton.engine.card.Cards;
import java.util.ArrayList;
import java.util.List;

/** Combinations of a split seat's four cards. */
public final class SplitCards {
    private SplitCards() {
    }

    /** Every three of the four. */
    public static List<Cards> threes(Cards four) {
        List<Cards> threes = new ArrayList<>();
        for (Card without : four.list()) {
            threes.add(without(four, List.of(without)));
        }
        return threes;
    }

    static Cards without(Cards cards, List<Card> others) {
        List<Card> rest = new ArrayList<>(cards.list());
        rest.removeAll(others);
        return Cards.of(rest);
    }
}
