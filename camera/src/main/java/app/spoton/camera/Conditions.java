package app.spoton.camera;

import java.util.Optional;

/**
 * What is known before a picture is read.
 *
 * @param house the house's own deck, where it has been enrolled
 * @param indexHeight how many pixels high an index is in the picture, from the table's registration; 0 if not known
 */
public record Conditions(Decks decks, Optional<HouseDeck> house, double indexHeight) {
    /** One deck that was never seen before, at any distance. */
    public static final Conditions UNKNOWN = new Conditions(Decks.ONE, Optional.empty(), 0);

    public Conditions with(Decks newDecks) {
        return new Conditions(newDecks, house, indexHeight);
    }

    public Conditions with(HouseDeck newHouse) {
        return new Conditions(decks, Optional.of(newHouse), indexHeight);
    }

    public Conditions withIndexHeight(double pixels) {
        return new Conditions(decks, house, pixels);
    }
}
