package app.spoton.engine.json.log;

/** The names of the fields that verification reads and that log entries have in addition to the round format. */
public final class EntryFields {
    /** Left out by version 1. */
    public static final String VERSION = "version";
    public static final String SETTLEMENT = "settlement";
    public static final String LOG = "log";
    public static final String TABLE = "table";
    public static final String METERS = "meters";
    public static final String ENGINE = "engine";
    /** The digests of the paytables of a round. */
    public static final String PAYTABLES = "paytables";
    /** The kind of a log line that holds a round. */
    public static final String ROUND_KIND = "round";

    private EntryFields() {
    }
}
