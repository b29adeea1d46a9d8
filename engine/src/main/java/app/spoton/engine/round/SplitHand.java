package app.spoton.engine.round;

import app.spoton.engine.card.Cards;

/**
 * One of the two hands into which a player of 4 Card Split splits the four cards.
 *
 * @param cards the cards that the player put here
 * @param drawn the cards with which the dealer filled the hand up
 */
public record SplitHand(Cards cards, Cards drawn, boolean folded) {
    /** The three cards with which the hand is played. */
    public Cards filled() {
        return cards.plus(drawn);
    }
}
