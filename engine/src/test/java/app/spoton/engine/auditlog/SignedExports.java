package app.spoton.engine.auditlog;

import app.spoton.engine.auditlog.verification.LogVerdicts;
import app.spoton.engine.auditlog.verification.Verification;

/** A signed log for tests, and its verdicts. */
public final class SignedExports {
    public static final SignedSampleLog LOG = SignedSampleLog.of(1, 23);
    public static final int SIZE = LOG.lines().size();

    public static LogVerdicts verdicts(Verification.Report report) {
        return report.verdicts();
    }

    private SignedExports() {
    }
}
