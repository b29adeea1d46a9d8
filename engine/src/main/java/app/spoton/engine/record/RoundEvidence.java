package app.spoton.engine.record;

import app.spoton.engine.card.Card;
import java.util.List;
import java.util.Map;

/**
 * The evidence for the cards of a round.
 *
 * @param origins how each card on the table became known
 * @param deck the enrolled deck in use; empty if none
 * @param pictures the names of the evidence pictures, if the house keeps them
 * @param proposals what the camera proposed and the dealer took, such as 'seat 2 fold' and 'seat 4 ante'
 */
public record RoundEvidence(Map<Card, CardOrigin> origins, String deck, List<String> pictures, List<String> proposals) {
    public static final RoundEvidence NONE = new RoundEvidence(Map.of(), "", List.of());

    public RoundEvidence {
        origins = Map.copyOf(origins);
        pictures = List.copyOf(pictures);
        proposals = List.copyOf(proposals);
    }

    /** Evidence of a round in which the camera proposed nothing. */
    public RoundEvidence(Map<Card, CardOrigin> origins, String deck, List<String> pictures) {
        this(origins, deck, pictures, List.of());
    }
}
