package app.spoton.engine.json;

/** The names of the fields that log entries have beyond the round format, as far as a verification reads them. */
public final class EntryFields {
    /** Left out by version 1. */
    public static final String VERSION = "version";
    public static final String SETTLEMENT = "settlement";
    public static final String LOG = "log";
    public static final String TABLE = "table";
    public static final String METERS = "meters";
    /** The kind of a log line that holds a round. */
    public static final String ROUND_KIND = "round";

    private EntryFields() {
    }
}
