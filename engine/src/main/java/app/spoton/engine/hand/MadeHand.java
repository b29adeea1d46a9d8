package app.spoton.engine.hand;

import app.spoton.engine.card.Cards;

/** What was made of the cards: the hand's name, and the cards that made it. */
public interface MadeHand {
    Category category();

    /** The cards that made the hand, those that decide first first. */
    Cards cards();

    /** A hand that is named by its paytable's row, with the cards that were looked at. */
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
