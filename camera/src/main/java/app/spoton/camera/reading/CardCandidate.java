package app.spoton.camera.reading;

import app.spoton.camera.CardQuad;
import app.spoton.camera.Confirmation;
import app.spoton.camera.Posterior;
import app.spoton.camera.reading.finding.CornerIndex;
import java.util.List;

/**
 * A card as its indices show it, before the deck as a whole is looked at.
 *
 * @param confirmation what speaks for each of its indices beside its reading
 * @param isSupported whether nothing in what is known of all decks speaks against a reading with the house's deck
 */
record CardCandidate(CardQuad place, Posterior posterior, List<CornerIndex> indices,
        Confirmation confirmation, boolean isSupported) {
    static CardCandidate of(CornerIndex index, Posterior posterior, Confirmation confirmation,
            boolean isSupported) {
        return new CardCandidate(index.standardCard(), posterior, List.of(index), confirmation, isSupported);
    }
}
