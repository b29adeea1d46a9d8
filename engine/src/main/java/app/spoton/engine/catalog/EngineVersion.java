package app.spoton.engine.catalog;

/**
 * Which engine this is. The build writes it from what decides about money, the rules' sources and the paytables, so that
 * two engines that could settle a round differently never bear the same name.
 */
public final class EngineVersion {
    private static final String TEXT = PaytableFiles.text("/app/spoton/engine/version.txt").strip();

    private EngineVersion() {
    }

    /** As '0.1, rules 0a1b2c3d4e5f, paytables 5f4e3d2c1b0a'. */
    public static String text() {
        return TEXT;
    }
}
