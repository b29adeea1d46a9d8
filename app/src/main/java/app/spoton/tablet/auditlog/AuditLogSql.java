package app.spoton.tablet.auditlog;

import java.util.ArrayList;
import java.util.List;

/** The SQL of the log that Room does not write: what refuses changes, what words are searched by, and the writing. */
final class AuditLogSql {
    static final List<String> TABLES =
            List.of("entry", "round", "seat", "step", "correction", "meter_entry", "happening", "name");

    static final String ENTRY = insert("entry", 5);
    static final String ROUND = insert("round", 17);
    static final String SEAT = insert("seat", 7);
    static final String STEP = insert("step", 8);
    static final String CORRECTION = insert("correction", 5);
    static final String METER = insert("meter_entry", 12);
    static final String HAPPENING = insert("happening", 7);
    static final String NAME = "INSERT INTO name SELECT ?1, ?2 WHERE NOT EXISTS"
            + " (SELECT 1 FROM name WHERE kind = ?1 AND name = ?2)";
    static final String SEARCH = "INSERT INTO search (docid, words) VALUES (?, ?)";

    static final String HEAD = "SELECT number, hash FROM entry ORDER BY number DESC LIMIT 1";
    static final String ROUND_WITH_ID = "SELECT number FROM round WHERE id = ?";

    private AuditLogSql() {
    }

    /** Columns in the order of the entity's fields, which is the order in which Room makes them. */
    private static String insert(String table, int columns) {
        return "INSERT INTO " + table + " VALUES (" + "?, ".repeat(columns - 1) + "?)";
    }

    /** What is to be done once, when the tables have been made. */
    static List<String> onCreate() {
        List<String> statements = new ArrayList<>();
        for (String table : TABLES) {
            for (String change : List.of("UPDATE", "DELETE")) {
                statements.add("CREATE TRIGGER " + table + "_refuses_" + change.toLowerCase(java.util.Locale.ROOT)
                        + " BEFORE " + change + " ON " + table
                        + " BEGIN SELECT RAISE(ABORT, 'Nothing in the log is ever changed.'); END");
            }
        }
        // Holds no text of its own, only where each word is; the newest rounds come first.
        statements.add("CREATE VIRTUAL TABLE search USING fts4(content=\"\", words, order=desc, matchinfo=fts3)");
        return statements;
    }
}
