package app.spoton.tablet.auditlog;

/** The table where anybody may try the app. Its rounds are in a separate log, which can be erased. */
public final class DemonstrationTable {
    /** Its name in rounds, entries and settings. */
    public static final String NAME = "Demonstration";

    private DemonstrationTable() {
    }

    public static boolean is(String table) {
        return table.equals(NAME);
    }
}
