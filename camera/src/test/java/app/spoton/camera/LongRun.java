package app.spoton.camera;

/** Tests that draw many cases run a seeded sample by default, and all of them with {@code -Pspoton.long}. */
public final class LongRun {
    private LongRun() {
    }

    /** How many cases to try. */
    public static int cases(int sample, int all) {
        return System.getProperty("spoton.long") != null ? all : sample;
    }
}
