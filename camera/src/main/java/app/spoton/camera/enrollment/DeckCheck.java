package app.spoton.camera.enrollment;

import app.spoton.engine.card.Card;
import java.util.List;

/**
 * How well an enrolled deck is read.
 *
 * @param indices how many indices were tried, each with a deck learned from the others
 * @param weak cards with a misread or doubtful index: show them again
 * @param missing cards that were never seen
 */
public record DeckCheck(int indices, int right, int certain, int wrongButCertain, List<Card> weak,
        List<Card> missing) {
    /** Whether the deck can go on the table: all cards seen, none misread with confidence, hardly any misread. */
    public boolean isGood() {
        return missing.isEmpty() && wrongButCertain == 0 && right >= 0.98 * indices;
    }
}
