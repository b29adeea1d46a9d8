package app.spoton.engine.catalog;

/**
 * The version of this engine. The build derives it from everything that decides about money (the rules' source files and
 * the paytables), so two engines that could settle a round differently never have the same version.
 */
public final class EngineVersion {
    private static final String TEXT = PaytableFiles.text("/app/spoton/engine/version.txt").strip();

    private EngineVersion() {
    }

    /** For example '0.1, rules 0a1b2c3d4e5f, paytables 5f4e3d2c1b0a'. */
    public static String text() {
        return TEXT;
    }
}
