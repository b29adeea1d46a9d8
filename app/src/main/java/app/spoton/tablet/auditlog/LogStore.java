package app.spoton.tablet.auditlog;

import java.util.List;

/** A database as the log is written to it: by Room's on a tablet, by any other SQLite in a test that is killed. */
interface LogStore {
    /** Does it all, or, if it throws, nothing. */
    void inTransaction(Runnable work);

    void run(String sql, Object... values);

    /** The first row, as text; empty if there is none. */
    List<String> first(String sql, Object... values);
}
