package app.spoton.tablet.eyes;

import app.spoton.engine.card.Card;
import app.spoton.tablet.table.Pile;

/** A card of which the camera is not certain, and where it belongs. */
public record Doubt(Sighting sighting, Pile pile) {
    public Card best() {
        return sighting.card().card();
    }

    public Card second() {
        return sighting.card().second();
    }
}
