package app.spoton.camera.demo;

import app.spoton.camera.CardReader;
import app.spoton.camera.HouseDeck;
import app.spoton.camera.Picture;
import app.spoton.camera.enrol.GuidedEnrolment;

/** The demonstration table's deck, enrolled as a house enrols its own: from a few pictures of its grid. */
public final class DemoDeck {
    private static final String NAME = "Demonstration";
    private static final int PICTURES = 3;

    private DemoDeck() {
    }

    /** Takes as long as reading three pictures; keep it as long as the reader. */
    public static HouseDeck learn(CardReader reader) {
        GuidedEnrolment enrolment = new GuidedEnrolment(reader.eye());
        for (int seed = 0; seed < PICTURES; seed++) {
            try (Picture grid = CardSpread.show(GuidedEnrolment.order(), 13, 1920, 840, 110, 5 + seed)) {
                enrolment.showGrid(grid);
            }
        }
        return enrolment.deck(NAME);
    }
}
