package app.spoton.camera.reading;

import app.spoton.camera.DeckCount;
import app.spoton.camera.layout.Registration;
import app.spoton.camera.reading.index.HouseDeck;
import java.util.Optional;

/**
 * What is known before a picture is read.
 *
 * @param house the house's own deck, if enrolled
 * @param indexHeight how many pixels high an index is in the picture; 0 if not known
 * @param table where the table lies in the picture, if that is known; then the height of an index is known too
 */
public record ReadingConditions(DeckCount decks, Optional<HouseDeck> house, double indexHeight,
        Optional<Registration> table) {
    /** One deck that was never seen before, at any distance. */
    public static final ReadingConditions UNKNOWN =
            new ReadingConditions(DeckCount.ONE, Optional.empty(), 0, Optional.empty());

    public ReadingConditions with(DeckCount newDecks) {
        return new ReadingConditions(newDecks, house, indexHeight, table);
    }

    public ReadingConditions with(HouseDeck newHouse) {
        return new ReadingConditions(decks, Optional.of(newHouse), indexHeight, table);
    }

    public ReadingConditions withIndexHeight(double pixels) {
        return new ReadingConditions(decks, house, pixels, table);
    }

    public ReadingConditions with(Registration newTable) {
        return new ReadingConditions(decks, house, indexHeight, Optional.of(newTable));
    }

    /** How many pixels high an index is in a picture of this width; 0 if not known. */
    double indexHeight(int pictureWidth) {
        return table.map(registration -> registration.indexHeight(pictureWidth)).orElse(indexHeight);
    }
}
