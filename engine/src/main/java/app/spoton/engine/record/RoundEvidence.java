package app.spoton.engine.record;

import app.spoton.engine.card.Card;
import java.util.List;
import java.util.Map;

/**
 * What shows that the cards were these.
 *
 * @param origins how each card on the table was known
 * @param deck the enrolled deck in use; empty if none
 * @param pictures the names of the pictures, where the house keeps them
 */
public record RoundEvidence(Map<Card, CardOrigin> origins, String deck, List<String> pictures) {
    public static final RoundEvidence NONE = new RoundEvidence(Map.of(), "", List.of());

    public RoundEvidence {
        origins = Map.copyOf(origins);
        pictures = List.copyOf(pictures);
    }
}
