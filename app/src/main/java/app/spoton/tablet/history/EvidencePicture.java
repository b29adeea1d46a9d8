package app.spoton.tablet.history;

import android.graphics.Bitmap;
import app.spoton.engine.card.Card;
import java.util.List;
import java.util.Optional;

/**
 * An evidence picture of a round.
 *
 * @param file its name
 * @param picture empty where it is gone or damaged
 * @param crops each card that the camera saw in it, where that is known
 */
public record EvidencePicture(String file, State state, Optional<Bitmap> picture, List<Crop> crops) {
    /** What is to be said about it. */
    public enum State {
        /** The picture that was there when the round was logged. */
        AS_LOGGED,
        /** The entry does not say which picture it was. */
        NOT_PROVEN,
        /** Another picture than the one that was logged. */
        CHANGED,
        /** No picture any more. */
        DAMAGED,
        GONE
    }

    /**
     * A part of the picture.
     *
     * @param card as what the camera read it
     * @param inRound whether such a card is in the round; if not, a person knew better
     */
    public record Crop(Card card, Bitmap picture, boolean inRound) {
    }

    static EvidencePicture without(String file, State state) {
        return new EvidencePicture(file, state, Optional.empty(), List.of());
    }
}
