package app.spoton.tablet.history.evidence;

import android.graphics.Bitmap;
import app.spoton.engine.card.Card;
import java.util.List;
import java.util.Optional;

/**
 * An evidence picture of a round.
 *
 * @param file its name
 * @param picture empty if it is missing or damaged
 * @param crops the cards that the camera saw in it
 */
public record EvidencePicture(String file, FileState state, Optional<Bitmap> picture, List<Crop> crops) {
    /** Whether it is the picture that was logged. */
    public enum FileState {
        /** Its hash is the logged one. */
        AS_LOGGED,
        /** The entry has no hash to compare. */
        NO_HASH,
        /** Its hash is not the logged one. */
        CHANGED,
        /** The file cannot be decoded. */
        DAMAGED,
        /** The file does not exist. */
        MISSING
    }

    /**
     * A card in the picture.
     *
     * @param card as the camera read it
     * @param inRound whether the round has this card; if not, a person corrected it
     */
    public record Crop(Card card, Bitmap picture, boolean inRound) {
    }

    static EvidencePicture without(String file, FileState state) {
        return new EvidencePicture(file, state, Optional.empty(), List.of());
    }
}
