package app.spoton.camera.demo;

import app.spoton.camera.Picture;
import app.spoton.camera.enrollment.GuidedEnrollment;
import app.spoton.camera.reading.CardReader;
import app.spoton.camera.reading.index.HouseDeck;

/** The demonstration table's deck, enrolled like a house's deck from a few pictures of its grid. */
public final class DemoDeck {
    private static final String NAME = "Demonstration";
    private static final int PICTURES = 3;

    private DemoDeck() {
    }

    /** Takes as long as reading three pictures; keep it as long as the reader. */
    public static HouseDeck learn(CardReader reader) {
        GuidedEnrollment enrollment = new GuidedEnrollment(reader.scanner());
        for (int seed = 0; seed < PICTURES; seed++) {
            try (Picture grid = CardSpread.show(GuidedEnrollment.order(), 13, 1920, 840, 110, 5 + seed)) {
                enrollment.showGrid(grid);
            }
        }
        return enrollment.deck(NAME);
    }
}
