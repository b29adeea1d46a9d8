package app.spoton.tablet.auditlog.database;

import java.util.List;

/** A connection to the log's database: Room's on a tablet, JDBC in a test whose process is killed. */
public interface SqlConnection {
    /** Commits what the work did, or rolls it back if it throws. */
    void inTransaction(Runnable work);

    void run(String sql, Object... values);

    /** The first row, as text; empty if there is none. */
    List<String> first(String sql, Object... values);
}
