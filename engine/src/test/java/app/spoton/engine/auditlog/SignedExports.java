package app.spoton.engine.auditlog;

import app.spoton.engine.auditlog.verification.LogVerdicts;
import app.spoton.engine.auditlog.verification.VerificationReport;

/** A signed log for tests, and its verdicts. */
public final class SignedExports {
    public static final SignedSampleLog LOG = SignedSampleLog.of(1, 23);
    public static final int SIZE = LOG.lines().size();

    public static LogVerdicts verdicts(VerificationReport report) {
        return report.verdicts();
    }

    private SignedExports() {
    }
}
