package app.spoton.engine.auditlog.verification;

import static app.spoton.engine.auditlog.SignedExports.LOG;
import static app.spoton.engine.auditlog.SignedExports.SIZE;
import static app.spoton.engine.auditlog.SignedExports.verdicts;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.auditlog.LogLine;
import app.spoton.engine.auditlog.SampleLog;
import app.spoton.engine.auditlog.SignedSampleLog;
import app.spoton.engine.auditlog.verification.LogVerdicts.Authenticity;
import app.spoton.engine.auditlog.verification.LogVerdicts.Completeness;
import app.spoton.engine.auditlog.verification.LogVerdicts.Consistency;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.Test;

/** A signed export of some entries. */
public class FilteredExportTest {
    @Test
    public void everyChoiceOfEntriesIsProvedAndCalledPartial() {
        for (int every = 2; every <= SIZE; every++) {
            int step = every;
            VerificationReport report = LOG.verify(LOG.export("some", line -> line.number() % step == 0, List.of()));
            assertEquals(List.of(), report.findings());
            assertEquals(Authenticity.AUTHENTIC, verdicts(report).authenticity());
            assertEquals(Consistency.CONSISTENT, verdicts(report).consistency());
            assertEquals(Completeness.PARTIAL, verdicts(report).completeness());
            assertEquals(SIZE - SIZE / step, report.leftOut());
            assertFalse(verdicts(report).isRestorable());
            assertTrue(report.notices().kept().stream().allMatch(notice -> notice.kind() == Finding.Kind.GAP));
        }
    }

    @Test
    public void aForgedExportByAFilterIsFound() {
        // As the review did it: entry 5 rewritten, 6 dropped, the filter set, the digest computed again, the true head kept.
        List<LogLine> forged = new ArrayList<>(LOG.lines());
        LogLine old = forged.get(4);
        forged.set(4, LogLine.after(old.previous(), 5, Instant.parse(old.time()), "setting",
                "{\"version\":2,\"log\":{\"table\":\"\",\"by\":\"Eve\",\"meters\":[]}}"));
        forged.remove(5);
        byte[] file = SampleLog.export(forged, LOG.last(), "dealer Ann");
        assertEquals(Authenticity.NOT_AUTHENTIC, verdicts(LOG.verify(file)).authenticity());
        VerificationReport unsigned = SampleLog.verify(file, Optional.of(LOG.last().hash()));
        assertEquals(Authenticity.NOT_AUTHENTIC, verdicts(unsigned).authenticity());
        // Without the entry that names the key it looks like version 1, and nothing proves that.
        forged.remove(0);
        VerificationReport old1 = SampleLog.verify(SampleLog.export(forged, LOG.last(), "dealer Ann"),
                Optional.of(LOG.last().hash()));
        assertEquals(Consistency.NOT_PROVABLE, verdicts(old1).consistency());
    }

    @Test
    public void anEntryCannotBeTakenOutOfAnExportByAFilter() {
        byte[] three = LOG.export("some", line -> line.number() == 4 || line.number() == 7 || line.number() == 9, List.of());
        List<String> two = SignedSampleLog.strings(LOG.export("some", line -> line.number() == 4 || line.number() == 9,
                List.of()));
        List<String> lines = SignedSampleLog.strings(three);
        two.set(two.size() - 1, lines.get(lines.size() - 1));
        assertFalse(LOG.verify(SignedSampleLog.bytes(two)).isWhole());
        assertTrue(LOG.verify(three).isWhole());
    }
}
