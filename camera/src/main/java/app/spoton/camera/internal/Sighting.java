package app.spoton.camera.internal;

import app.spoton.camera.Place;
import app.spoton.camera.Posterior;
import java.util.List;

/** A card as its indices show it, before the deck as a whole is looked at. */
record Sighting(Place place, Posterior posterior, List<Index> indices) {
    static Sighting of(Index index, Posterior posterior) {
        return new Sighting(index.standardCard(), posterior, List.of(index));
    }
}
