package app.spoton.tablet.trainer.session;

import app.spoton.tablet.trainer.practice.PracticeRound;

/** The demonstration table's pictures, for tests of the screen. */
public final class TestLayoutPictures {
    private TestLayoutPictures() {
    }

    public static byte[] layoutOf(PracticeRound practice) {
        return new DemoLayoutPictures().of(practice).orElseThrow();
    }
}
