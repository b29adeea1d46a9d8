package app.spoton.tablet.tablecamera.reading;

import app.spoton.engine.card.Card;
import app.spoton.tablet.table.round.CardPosition;

/** A card of which the camera is not certain, and where it belongs. */
public record UncertainCard(CardReading reading, CardPosition position) {
    public Card best() {
        return reading.card().card();
    }

    public Card second() {
        return reading.card().second();
    }
}
