package app.spoton.engine.auditlog;

/** A signed log for tests, and its verdicts. */
final class SignedExports {
    static final SignedSampleLog LOG = SignedSampleLog.of(1, 23);
    static final int SIZE = LOG.lines().size();

    static LogVerdicts verdicts(Verification.Report report) {
        return report.verdicts();
    }

    private SignedExports() {
    }
}
