package app.spoton.engine.auditlog.verification;

import app.spoton.engine.auditlog.LogLine;
import app.spoton.engine.auditlog.SampleLog;
import java.util.List;

/** A log for tests, and what verification finds in it. */
public final class SampleLogFindings {
    public static final List<LogLine> LOG = SampleLog.of(1, 60);
    public static final LogLine LAST = LOG.get(LOG.size() - 1);

    public static List<Finding> found(List<LogLine> entries) {
        return SampleLog.verify(SampleLog.export(entries, LAST, "")).findings();
    }

    private SampleLogFindings() {
    }
}
