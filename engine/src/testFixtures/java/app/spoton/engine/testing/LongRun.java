package app.spoton.engine.testing;

/** Tests of many cases run a seeded sample by default, and all of them with {@code -Pspoton.long}. */
public final class LongRun {
    public static final boolean IN_FULL = Boolean.getBoolean("spoton.long");

    private LongRun() {
    }

    /** How many cases to try. */
    public static int cases(int sample, int all) {
        return IN_FULL ? all : sample;
    }
}
