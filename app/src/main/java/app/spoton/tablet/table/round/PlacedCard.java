package app.spoton.tablet.table.round;

import app.spoton.engine.card.Card;
import app.spoton.engine.record.CardOrigin;

/** A card that the camera read, and how certain it is. */
public record PlacedCard(Card card, CardOrigin origin) {
}
