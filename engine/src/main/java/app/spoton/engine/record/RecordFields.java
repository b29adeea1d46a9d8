package app.spoton.engine.record;

import app.spoton.engine.json.log.EntryFields;
import java.util.Locale;

/** The names of the fields that log entries and saved rounds have in addition to the round format. */
final class RecordFields {
    static final String VERSION = EntryFields.VERSION;
    static final int CURRENT_VERSION = 2;
    static final String SETTLEMENT = EntryFields.SETTLEMENT;
    static final String LOG = EntryFields.LOG;
    static final String TABLE = EntryFields.TABLE;
    static final String METERS = EntryFields.METERS;
    /** The seats for which version 1 invented cards, because a round needed cards at every seat. */
    static final String UNSEEN = "unseen";
    static final String DEALER = "dealer";
    static final String DEALERS = "dealers";
    static final String BEGUN = "begun";
    static final String SETTLED = "settled";
    static final String ENDED = "ended";
    static final String END = "end";
    static final String REASON = "reason";
    static final String SUPERVISOR = "supervisor";
    static final String APPROVALS = "approvals";
    static final String KNOWN = "known";
    static final String DECK = "deck";
    static final String ENGINE = "engine";
    static final String PAYTABLES = EntryFields.PAYTABLES;
    static final String PICTURES = "pictures";
    /** Absent where the camera proposed nothing. */
    static final String PROPOSALS = "camera-proposals";

    private RecordFields() {
    }

    /** Converts {@code BY_HAND} to {@code by-hand}: version 1 wrote the names of constants. */
    static String dashed(String name) {
        return name.toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
