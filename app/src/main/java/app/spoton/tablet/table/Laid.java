package app.spoton.tablet.table;

import app.spoton.engine.card.Card;
import app.spoton.tablet.log.KnownBy;

/** A card that was seen on the table, and how sure that is. */
public record Laid(Card card, KnownBy by) {
}
