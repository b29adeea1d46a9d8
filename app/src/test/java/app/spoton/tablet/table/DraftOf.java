package app.spoton.tablet.table;

/** A table's fields, for tests of the screens. */
public final class DraftOf {
    private DraftOf() {
    }

    public static SetupDraft table(TableSetup setup) {
        return SetupDraft.of(setup, "300.00");
    }
}
