package app.spoton.tablet.table;

import app.spoton.engine.card.Card;
import app.spoton.tablet.auditlog.KnownBy;

/** A card that was seen on the table, and how sure that is. */
public record PlacedCard(Card card, KnownBy by) {
}
