package app.spoton.engine.round;

import app.spoton.engine.card.Cards;

/**
 * One of the two hands into which a player splits the dealt cards.
 *
 * @param cards the cards that the player put in this hand
 * @param drawn the cards with which the dealer filled the hand
 */
public record SplitHand(Cards cards, Cards drawn, boolean folded) {
    /** The three cards of the complete hand. */
    public Cards filled() {
        return cards.plus(drawn);
    }
}
