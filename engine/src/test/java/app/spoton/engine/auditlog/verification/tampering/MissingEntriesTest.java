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
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.Test;

/** Entries that were removed, repeated or moved. */
public class MissingEntriesTest {
    private static List<Finding.Kind> kinds(List<LogLine> entries) {
        return found(entries).stream().map(Finding::kind).distinct().collect(Collectors.toList());
    }

    @Test
    public void removedEntriesAreNamed() {
        List<LogLine> changed = new ArrayList<>(LOG);
        changed.subList(9, 12).clear();
        Finding removed = found(changed).stream().filter(one -> one.kind() == Finding.Kind.REMOVED).findFirst()
                .orElseThrow();
        assertEquals(10, removed.entry());
        assertEquals("line 10, entry 10: the entries up to 12 are missing", removed.toString());
    }

    @Test
    public void duplicatedAndSwappedEntriesAreReported() {
        List<LogLine> doubled = new ArrayList<>(LOG);
        doubled.add(10, LOG.get(9));
        assertTrue(kinds(doubled).contains(Finding.Kind.DOUBLED));
        assertFalse(kinds(doubled).contains(Finding.Kind.REMOVED));
        List<LogLine> swapped = new ArrayList<>(LOG);
        Collections.swap(swapped, 4, 8);
        assertTrue(kinds(swapped).contains(Finding.Kind.SWAPPED));
        assertFalse(kinds(swapped).contains(Finding.Kind.REMOVED));
    }

    @Test
    public void aLogWhoseEndIsMissingIsFound() {
        assertTrue(kinds(LOG.subList(0, 59)).contains(Finding.Kind.CUT_OFF));
        String file = new String(SampleLog.export(LOG, LAST, ""), StandardCharsets.UTF_8);
        String withoutHead = file.substring(0, file.lastIndexOf('\n', file.length() - 2) + 1);
        List<Finding> found = SampleLog.verify(withoutHead.getBytes(StandardCharsets.UTF_8)).findings();
        assertEquals("the file ends without a head: its end was cut off", found.get(0).problem());
    }
}
