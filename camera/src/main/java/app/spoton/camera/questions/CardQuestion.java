package app.spoton.camera.questions;

import app.spoton.camera.SeenCard;
import app.spoton.engine.card.Card;
import java.util.Arrays;
import java.util.List;

/**
 * A card for the dealer to decide on with one tap: its picture and the two best readings.
 *
 * @param number the card's index in the list of cards
 * @param crop a JPEG of the card and a little around it
 */
public record CardQuestion(int number, SeenCard card, byte[] crop, Card best, Card second) {
    @Override
    public boolean equals(Object o) {
        return o instanceof CardQuestion q && number == q.number && card.equals(q.card) && Arrays.equals(crop, q.crop);
    }

    @Override
    public int hashCode() {
        return List.of(number, card).hashCode();
    }

    @Override
    public String toString() {
        return number + ": " + best + " or " + second;
    }
}
