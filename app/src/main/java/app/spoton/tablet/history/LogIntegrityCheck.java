package app.spoton.tablet.history;

import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.auditlog.Verification;
import app.spoton.tablet.auditlog.StoredAuditLog;
import java.util.Optional;
import java.util.function.LongConsumer;

/** Checks the log that is on the tablet, as {@code spoton verify} checks an export of it; and the rows by which it is read. */
final class LogIntegrityCheck {
    private final StoredAuditLog log;
    private final Catalog catalog;

    LogIntegrityCheck(StoredAuditLog log, Catalog catalog) {
        this.log = log;
        this.catalog = catalog;
    }

    /**
     * What was found.
     *
     * @param rows how many entries are shown otherwise than they were written
     */
    record Result(Verification.Report report, long rows) {
        boolean isWhole() {
            return report.isWhole() && rows == 0;
        }
    }

    Result run(LongConsumer progress) {
        Verification verification = new Verification(catalog);
        long[] wrong = {0};
        long[] done = {0};
        log.everyEntry((line, rowsAreRight) -> {
            verification.line(line, 0, line.length);
            wrong[0] += rowsAreRight ? 0 : 1;
            if (++done[0] % 1000 == 0) {
                progress.accept(done[0]);
            }
        });
        return new Result(verification.report(Optional.empty()), wrong[0]);
    }
}
