package app.spoton.tablet.trainer;

import app.spoton.tablet.trainer.deal.Practice;

/** The demonstration table's pictures, for tests of the screen. */
public final class Layouts {
    private Layouts() {
    }

    public static byte[] layoutOf(Practice practice) {
        return new DemonstrationLayouts().of(practice).orElseThrow();
    }
}
