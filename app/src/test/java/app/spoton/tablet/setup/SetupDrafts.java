package app.spoton.tablet.setup;

/** A table's fields, for tests of the screens. */
public final class SetupDrafts {
    private SetupDrafts() {
    }

    public static SetupDraft table(TableSetup setup) {
        return SetupDraft.of(setup, "300.00");
    }
}
