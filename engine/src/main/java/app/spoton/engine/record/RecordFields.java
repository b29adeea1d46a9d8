package app.spoton.engine.record;

import app.spoton.engine.json.EntryFields;
import java.util.Locale;

/** The names of the fields of entries and saved rounds, beyond those of the round format. */
final class RecordFields {
    static final String VERSION = EntryFields.VERSION;
    static final int CURRENT_VERSION = 2;
    static final String SETTLEMENT = EntryFields.SETTLEMENT;
    static final String LOG = EntryFields.LOG;
    static final String TABLE = EntryFields.TABLE;
    static final String METERS = EntryFields.METERS;
    /** The list of seats whose cards version 1 made up, because a round had to have cards at every seat. */
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
    static final String PAYTABLES = "paytables";
    static final String PICTURES = "pictures";

    private RecordFields() {
    }

    /** {@code BY_HAND} as {@code by-hand}: version 1 wrote names of constants. */
    static String dashed(String name) {
        return name.toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
