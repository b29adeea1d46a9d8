package app.spoton.tablet.history.integrity;

import app.spoton.engine.auditlog.verification.Verification;
import app.spoton.engine.auditlog.verification.VerificationOptions;
import app.spoton.engine.auditlog.verification.VerificationReport;
import app.spoton.engine.catalog.Catalog;
import app.spoton.tablet.auditlog.storage.AuditLogReader;
import java.util.Optional;
import java.util.function.LongConsumer;

/**
 * Checks the log on the tablet like {@code spoton verify} checks an export, and also the rows derived from its entries.
 */
public final class LogIntegrityCheck {
    private static final int PROGRESS_STEP = 1000;

    private final AuditLogReader log;
    private final Catalog catalog;

    public LogIntegrityCheck(AuditLogReader log, Catalog catalog) {
        this.log = log;
        this.catalog = catalog;
    }

    /**
     * The result.
     *
     * @param wrongRows how many entries are shown differently from what was written
     */
    public record IntegrityResult(VerificationReport report, long wrongRows) {
        public boolean isIntact() {
            return report.isWhole() && wrongRows == 0;
        }
    }

    public IntegrityResult run(LongConsumer progress) {
        Verification verification = new Verification(catalog, VerificationOptions.ON_TABLET);
        long[] wrongRows = {0};
        long[] done = {0};
        log.visitEntries((line, rowsMatch) -> {
            verification.line(line, 0, line.length);
            wrongRows[0] += rowsMatch ? 0 : 1;
            if (++done[0] % PROGRESS_STEP == 0) {
                progress.accept(done[0]);
            }
        });
        return new IntegrityResult(verification.report(Optional.empty()), wrongRows[0]);
    }
}
