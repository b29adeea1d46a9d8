package app.spoton.tablet.tablecamera;

import app.spoton.engine.card.Card;
import app.spoton.tablet.table.CardPosition;

/** A card of which the camera is not certain, and where it belongs. */
public record UncertainCard(CardReading sighting, CardPosition pile) {
    public Card best() {
        return sighting.card().card();
    }

    public Card second() {
        return sighting.card().second();
    }
}
