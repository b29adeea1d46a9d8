package app.spoton.camera.reading;

import app.spoton.camera.CardQuad;
import app.spoton.camera.Confirmation;
import app.spoton.camera.Posterior;
import app.spoton.camera.reading.finding.CornerIndex;
import java.util.List;

/**
 * A card according to its indices, before the deck check.
 *
 * @param confirmation the evidence for each of its indices besides its reading
 * @param isSupported whether nothing contradicts it: with the house's deck the general reader, without it the font
 */
record CardCandidate(CardQuad place, Posterior posterior, List<CornerIndex> indices,
        Confirmation confirmation, boolean isSupported) {
    static CardCandidate of(CornerIndex index, Posterior posterior, Confirmation confirmation,
            boolean isSupported) {
        return new CardCandidate(index.standardCard(), posterior, List.of(index), confirmation, isSupported);
    }

    CardCandidate unsupported() {
        return new CardCandidate(place, posterior, indices, confirmation, false);
    }
}
