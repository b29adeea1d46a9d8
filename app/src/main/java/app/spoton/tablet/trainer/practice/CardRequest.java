package app.spoton.tablet.trainer.practice;

import app.spoton.engine.card.Card;
import java.util.List;

/**
 * Cards that a round must have; the others are dealt at random.
 *
 * @param player dealt to the seat; in a split the first two form one hand
 * @param drawn drawn to the seat's first hand, in a split
 * @param dealer dealt to the dealer
 * @param otherSeat dealt to another seat
 */
record CardRequest(List<Card> player, List<Card> drawn, List<Card> dealer, List<Card> otherSeat) {
    static CardRequest player(List<Card> cards) {
        return new CardRequest(cards, List.of(), List.of(), List.of());
    }

    static CardRequest dealer(List<Card> cards) {
        return new CardRequest(List.of(), List.of(), cards, List.of());
    }

    static CardRequest both(List<Card> player, List<Card> dealer) {
        return new CardRequest(player, List.of(), dealer, List.of());
    }

    static CardRequest otherSeat(List<Card> cards) {
        return new CardRequest(List.of(), List.of(), List.of(), cards);
    }

    /** Moves the seat's third card to the draw, so that the hand is made only when it is filled. */
    CardRequest withDraw() {
        return player.size() < 3 ? this
                : new CardRequest(player.subList(0, 2), player.subList(2, 3), dealer, otherSeat);
    }
}
