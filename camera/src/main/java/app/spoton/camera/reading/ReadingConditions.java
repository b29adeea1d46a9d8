package app.spoton.camera.reading;

import app.spoton.camera.DeckCount;
import app.spoton.camera.reading.index.HouseDeck;
import java.util.Optional;

/**
 * What is known before a picture is read.
 *
 * @param house the house's own deck, where it has been enrolled
 * @param indexHeight how many pixels high an index is in the picture, from the table's registration; 0 if not known
 */
public record ReadingConditions(DeckCount decks, Optional<HouseDeck> house, double indexHeight) {
    /** One deck that was never seen before, at any distance. */
    public static final ReadingConditions UNKNOWN = new ReadingConditions(DeckCount.ONE, Optional.empty(), 0);

    public ReadingConditions with(DeckCount newDecks) {
        return new ReadingConditions(newDecks, house, indexHeight);
    }

    public ReadingConditions with(HouseDeck newHouse) {
        return new ReadingConditions(decks, Optional.of(newHouse), indexHeight);
    }

    public ReadingConditions withIndexHeight(double pixels) {
        return new ReadingConditions(decks, house, pixels);
    }
}
