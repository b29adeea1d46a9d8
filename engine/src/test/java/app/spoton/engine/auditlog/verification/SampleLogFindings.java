package app.spoton.engine.auditlog.verification;

import app.spoton.engine.auditlog.LogLine;
import app.spoton.engine.auditlog.SampleLog;
import java.util.List;

/** A log for tests, and what verification finds in it. */
final class SampleLogFindings {
    static final List<LogLine> LOG = SampleLog.of(1, 60);
    static final LogLine LAST = LOG.get(LOG.size() - 1);

    static List<Finding> found(List<LogLine> entries) {
        return SampleLog.verify(SampleLog.export(entries, LAST, "")).findings();
    }

    private SampleLogFindings() {
    }
}
