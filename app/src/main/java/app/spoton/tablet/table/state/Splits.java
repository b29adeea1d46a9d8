package app.spoton.tablet.table.state;

import app.spoton.engine.card.Card;
import app.spoton.engine.card.Cards;
import java.util.ArrayList;
import java.util.List;

/** The ways to split cards into two hands. */
final class Splits {
    private Splits() {
    }

    /** Each way by its first hand: halves first, then one card by itself. */
    static List<Cards> of(Cards dealt) {
        List<Card> cards = dealt.list();
        List<Cards> splits = new ArrayList<>();
        for (int other = 1; other < cards.size(); other++) {
            splits.add(Cards.of(List.of(cards.get(0), cards.get(other))));
        }
        for (Card alone : cards) {
            List<Card> three = new ArrayList<>(cards);
            three.remove(alone);
            splits.add(Cards.of(three));
        }
        return List.copyOf(splits);
    }
}
