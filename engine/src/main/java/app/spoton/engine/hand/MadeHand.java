package app.spoton.engine.hand;

import app.spoton.engine.card.Cards;

/** The hand that the cards make: its category and the cards that make it. */
public interface MadeHand {
    Category category();

    /** The cards that make the hand, in the order in which they decide. */
    Cards cards();

    /** A hand named by its paytable row, with the cards that were considered. */
    static MadeHand named(Category category, Cards cards) {
        return new MadeHand() {
            @Override
            public Category category() {
                return category;
            }

            @Override
            public Cards cards() {
                return cards;
            }
        };
    }
}
