package app.spoton.tablet.history.export;

import app.spoton.tablet.auditlog.storage.StoredAuditLog;
import app.spoton.tablet.history.rounds.RoundFilter;
import java.io.IOException;
import java.io.OutputStream;

/** Exports without the entry about them, so that they can be compared with older ones. */
public final class FixtureExports {
    private FixtureExports() {
    }

    public static void wholeLog(StoredAuditLog log, OutputStream out) throws IOException {
        new LogExporter(log).wholeLog(out, false, done -> { });
    }

    /** The house's rows, then the demonstration table's. */
    public static void csv(StoredAuditLog log, OutputStream out) throws IOException {
        new LogExporter(log).csv(out, RoundFilter.ALL, done -> { });
        new LogExporter(log).csv(out, RoundFilter.DEMONSTRATION, done -> { });
    }
}
