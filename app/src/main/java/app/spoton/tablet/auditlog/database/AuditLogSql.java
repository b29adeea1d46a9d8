package app.spoton.tablet.auditlog.database;

import java.util.ArrayList;
import java.util.List;

/** The SQL of the log that Room does not generate: triggers that refuse changes, the search index, and the inserts. */
public final class AuditLogSql {
    public static final List<String> TABLES =
            List.of("entry", "round", "seat", "step", "correction", "meter_entry", "happening", "name", "tree_node");

    public static final String ENTRY = insert("entry", 5);
    public static final String ROUND = insert("round", 17);
    public static final String SEAT = insert("seat", 7);
    public static final String STEP = insert("step", 8);
    public static final String CORRECTION = insert("correction", 5);
    public static final String METER = insert("meter_entry", 12);
    public static final String EVENT = insert("happening", 7);
    public static final String NAME = "INSERT INTO name SELECT ?1, ?2 WHERE NOT EXISTS"
            + " (SELECT 1 FROM name WHERE kind = ?1 AND name = ?2)";
    public static final String TREE_NODE = insert("tree_node", 2);
    public static final String SEARCH = "INSERT INTO search (docid, words) VALUES (?, ?)";

    public static final String HEAD = "SELECT number, hash FROM entry ORDER BY number DESC LIMIT 1";
    public static final String TREE_NODE_WITH_ID = "SELECT hash FROM tree_node WHERE id = ?";
    public static final String TREE_NODES_BELOW = "SELECT count(*) FROM tree_node WHERE id < ?";
    public static final String ROUND_WITH_ID = "SELECT number FROM round WHERE id = ?";

    private AuditLogSql() {
    }

    /** Columns in the order of the entity's fields, which is the order in which Room creates them. */
    private static String insert(String table, int columns) {
        return "INSERT INTO " + table + " VALUES (" + "?, ".repeat(columns - 1) + "?)";
    }

    /** Statements to run once, after Room has created the tables. */
    public static List<String> onCreate() {
        List<String> statements = new ArrayList<>();
        TABLES.forEach(table -> statements.addAll(triggers(table)));
        // Contentless: only the index of words, newest rounds first.
        statements.add("CREATE VIRTUAL TABLE search USING fts4(content=\"\", words, order=desc, matchinfo=fts3)");
        return statements;
    }

    /** The triggers that refuse changes of a table. */
    public static List<String> triggers(String table) {
        List<String> statements = new ArrayList<>();
        for (String change : List.of("UPDATE", "DELETE")) {
            statements.add("CREATE TRIGGER " + table + "_refuses_" + change.toLowerCase(java.util.Locale.ROOT)
                    + " BEFORE " + change + " ON " + table
                    + " BEGIN SELECT RAISE(ABORT, 'Nothing in the log is ever changed.'); END");
        }
        return statements;
    }
}
