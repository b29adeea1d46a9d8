package app.spoton.engine.auditlog;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.Test;

/** What is found in a log that somebody touched, and what is said about it. */
public class VerificationTest {
    private static final List<LogLine> LOG = SampleLog.of(1, 60);
    private static final LogLine LAST = LOG.get(LOG.size() - 1);

    private static List<Finding> found(List<LogLine> entries) {
        return SampleLog.verify(SampleLog.export(entries, LAST, "")).findings();
    }

    private static List<Finding.Kind> kinds(List<LogLine> entries) {
        return found(entries).stream().map(Finding::kind).distinct().collect(Collectors.toList());
    }

    @Test
    public void anUnchangedLogIsWhole() {
        Verification.Report report = SampleLog.verify(SampleLog.export(LOG, LAST, ""));
        assertEquals(List.of(), report.findings());
        assertTrue(report.isWhole());
        assertEquals(60, report.entries());
        assertEquals(56, report.settled());
        assertEquals(Optional.of(LAST.hash()), report.head());
    }

    @Test
    public void anEntryEndsWithItsNumberTimeKindAndTwoHashes() {
        LogLine one = LogLine.after(LogLine.NOTHING, 1, Instant.parse("2026-03-01T18:00:00.1239Z"), "sign-in",
                " { \"log\" : {\"by\":\"\\u00c5sa\"} } ");
        String hash = "hash\":\"" + one.hash() + "\"}";
        assertEquals("{\"log\":{\"by\":\"Åsa\"},\"number\":1,\"time\":\"2026-03-01T18:00:00.123Z\",\"kind\":\"sign-in\","
                + "\"previous\":\"" + LogLine.NOTHING + "\",\"" + hash, one.text());
        // Computed with sha256sum over the bytes before ,"hash".
        assertEquals("0d2b75d9d101", one.hash().substring(0, 12));
        assertTrue(one.isWhole());
        assertEquals(Optional.of(one), LogLine.read(one.text()));
    }

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

    @Test
    public void aSettlementThatDiffersFromTheEngineIsReported() {
        LogLine round = LOG.stream().filter(line -> line.text().contains("\"outcome\":\"win\"")).findFirst().orElseThrow();
        String body = round.text().substring(0, round.text().indexOf(",\"number\":")) + "}";
        String wrong = body.replaceFirst("\"outcome\":\"win\"", "\"outcome\":\"push\"");
        LogLine forged = LogLine.after(LogLine.NOTHING, 1, Instant.parse(round.time()), "round", wrong);
        List<Finding> found = SampleLog.verify(SampleLog.export(List.of(forged), forged, "")).findings();
        assertEquals(1, found.size());
        assertEquals(Finding.Kind.SETTLEMENT, found.get(0).kind());
        assertTrue(found.get(0).problem(), found.get(0).problem().contains("\"outcome\":\"push\""));
        // Words may be put better by a later engine.
        LogLine reworded = LogLine.after(LogLine.NOTHING, 1, Instant.parse(round.time()), "round",
                body.replace("\"say\":\"Seat", "\"say\":\"At seat"));
        assertTrue(SampleLog.verify(SampleLog.export(List.of(reworded), reworded, "")).isWhole());
    }

    @Test
    public void aMeterThatDoesNotBalanceIsReported() {
        LogLine begun = LOG.get(0);
        String raised = "{\"log\":{\"table\":\"Pit 3\",\"meters\":[{\"meter\":\"main\",\"kind\":\"adjustment\",\"amount\":"
                + "\"-1.00\",\"reserve\":\"0.00\",\"after\":{\"amount\":\"9998.99\",\"reserve\":\"0.00\"}}]}}";
        LogLine wrong = LogLine.after(begun.hash(), 2, Instant.EPOCH, "meter", raised);
        List<Finding> found = SampleLog.verify(SampleLog.export(List.of(begun, wrong), wrong, "")).findings();
        assertEquals(Finding.Kind.METER, found.get(0).kind());
        assertTrue(found.get(0).problem(), found.get(0).problem().contains("9999.00"));
        LogLine right = LogLine.after(begun.hash(), 2, Instant.EPOCH, "meter", raised.replace("9998.99", "9999.00"));
        assertTrue(SampleLog.verify(SampleLog.export(List.of(begun, right), right, "")).isWhole());
    }

    @Test
    public void anExportByAFilterSaysWhatIsNotInItAndLosesNothing() {
        List<LogLine> some = LOG.stream().filter(line -> line.number() % 7 == 0).collect(Collectors.toList());
        Verification.Report report = SampleLog.verify(SampleLog.export(some, LAST, "every seventh"));
        assertTrue(report.findings().toString(), report.isWhole());
        assertEquals(52, report.leftOut());
        assertEquals("every seventh", report.filter());
        List<LogLine> fewer = new ArrayList<>(some);
        byte[] file = SampleLog.export(some, LAST, "every seventh");
        String lost = new String(file, StandardCharsets.UTF_8).replace(fewer.get(3).text() + "\n", "");
        assertFalse(SampleLog.verify(lost.getBytes(StandardCharsets.UTF_8)).isWhole());
    }
}
