package app.spoton.engine.auditlog.verification.tampering;

import static app.spoton.engine.auditlog.verification.SampleLogFindings.LAST;
import static app.spoton.engine.auditlog.verification.SampleLogFindings.LOG;
import static app.spoton.engine.auditlog.verification.SampleLogFindings.found;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.auditlog.LogLine;
import app.spoton.engine.auditlog.SampleLog;
import app.spoton.engine.auditlog.verification.Finding;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.Test;

/** Entries that were changed. */
public class ChangedEntriesTest {
    @Test
    public void aChangedEntryIsFoundAtItsNumber() {
        List<LogLine> changed = new ArrayList<>(LOG);
        String text = LOG.get(19).text().replace("Ann", "Eve");
        changed.set(19, LogLine.read(text).orElseThrow());
        Finding finding = found(changed).get(0);
        assertEquals(Finding.Kind.CHANGED, finding.kind());
        assertEquals(20, finding.line());
        assertEquals(20, finding.entry());
    }

    @Test
    public void anEntryThatWasRewrittenWithACorrectHashIsFoundByTheNextEntry() {
        List<LogLine> changed = new ArrayList<>(LOG);
        LogLine old = LOG.get(19);
        changed.set(19, LogLine.after(old.previous(), 20, Instant.parse(old.time()), old.kind(),
                "{\"log\":{\"table\":\"Pit 3\",\"by\":\"Eve\",\"meters\":[]}}"));
        assertEquals(Finding.Kind.REPLACED, found(changed).get(0).kind());
        assertEquals(21, found(changed).get(0).entry());
    }

    @Test
    public void aLogThatWasRehashedAfterAChangeIsFoundByAKnownHead() {
        List<LogLine> other = SampleLog.of(2, 60);
        byte[] file = SampleLog.export(other, other.get(59), "");
        assertTrue(SampleLog.verify(file).isWhole());
        assertFalse(SampleLog.verify(file, Optional.of(LAST.hash())).isWhole());
        assertTrue(SampleLog.verify(file, Optional.of(other.get(59).hash())).isWhole());
    }
}
