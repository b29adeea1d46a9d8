package app.spoton.engine.auditlog.verification;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.auditlog.LogLine;
import app.spoton.engine.auditlog.SampleLog;
import app.spoton.engine.json.log.LoggedLines;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.Test;

/** The last value that counts and the first that does not. */
public class LogLimitsTest {
    private static String line(String number, String time) {
        return "{\"log\":{},\"number\":" + number + ",\"time\":\"" + time + "\",\"kind\":\"round\",\"previous\":\"" + LogLine.NOTHING
                + "\",\"hash\":\"" + "a".repeat(64) + "\"}";
    }

    @Test
    public void aNumberHasOneToSeventeenDigits() {
        String time = "2026-11-18T08:00:00Z";
        assertEquals(99_999_999_999_999_999L, LogLine.read(line("9".repeat(17), time)).orElseThrow().number());
        assertEquals(0, LogLine.read(line("0", time)).orElseThrow().number());
        for (String number : List.of("", "1" + "0".repeat(17), "-1", "1.5", " 1", "/", ":")) {
            assertEquals(number, Optional.empty(), LogLine.read(line(number, time)));
        }
    }

    @Test
    public void aLineMayHaveNothingInItsFields() {
        LogLine empty = LogLine.read(line("1", "").replace("\"kind\":\"round\"", "\"kind\":\"\"")).orElseThrow();
        assertEquals("", empty.time());
        assertEquals("", empty.kind());
        assertEquals(Optional.empty(), LogLine.read("\"}"));
        assertEquals(Optional.empty(), LogLine.read(line("1", "").replace("\"time\":", "\"tame\":")));
        assertEquals(Optional.empty(), LogLine.read(line("1", "").replace("\"previous\":", "\"provious\":")));
        assertEquals(Optional.empty(), LogLine.read(line("1", "").replace("\"hash\":", "\"hush\":")));
        assertEquals(Optional.empty(), LogLine.read(line("1", "") + " "));
    }

    @Test
    public void aLineThatWasChangedIsNotWhole() {
        LogLine one = LogLine.after(LogLine.NOTHING, 1, Instant.EPOCH, "sign-in", "{\"log\":{\"by\":\"Ann\"}}");
        assertTrue(one.isWhole());
        assertFalse(LogLine.read(one.text().replace("Ann", "Eve")).orElseThrow().isWhole());
    }

    @Test
    public void ofVeryManyFindingsAThousandAreKeptAndAllAreCounted() {
        Findings findings = new Findings();
        for (int count = 0; count < 1_001; count++) {
            findings.nextLine();
            findings.add(Finding.Kind.CHANGED, count, "changed");
            findings.add(Finding.Kind.GAP, count, "left out");
        }
        findings.add(Finding.Kind.GAP, 5, "left out");
        assertEquals(1_000, findings.problems().kept().size());
        assertEquals(1_000, findings.notices().kept().size());
        assertEquals(1_001, findings.problems().count());
        assertEquals(1_002, findings.notices().count());
        assertEquals("line 1: changed", findings.problems().kept().get(0).toString());
        assertEquals("line 2, entry 1: left out", findings.notices().kept().get(1).toString());
    }

    /** A small compressed file can name millions of them, each of which would be kept in memory. */
    @Test
    public void moreMetersThanAnyHouseHasAreNotAddedUp() {
        MeterCheck check = new MeterCheck();
        for (int meter = 0; meter < 10_000; meter++) {
            assertEquals(Optional.empty(), check.add("Pit 3", beginning("m" + meter)));
        }
        assertTrue(check.add("Pit 3", beginning("one more")).isPresent());
        assertEquals("those that are known still are", Optional.empty(), check.add("Pit 3", beginning("m77")));
        assertTrue(new MeterCheck().add("Pit 3", beginning("m".repeat(1_000))).isPresent());
    }

    private static LoggedLines.MeterLine beginning(String meter) {
        return new LoggedLines.MeterLine(meter, "beginning", 500, 0, 500, 0);
    }

    @Test
    public void aRangeOfEntriesSaysItsFirstAndItsLast() {
        List<LogLine> log = SampleLog.of(4, 6);
        VerificationReport report = SampleLog.verify(SampleLog.export(log.subList(2, 5), log.get(5), "some"));
        assertEquals(3, report.extent().first());
        assertEquals(5, report.extent().last());
        assertEquals(3, report.leftOut());
        assertEquals(0, report.found());
        assertEquals("two gaps, and that nothing proves them", 2, report.notices().count());
        VerificationReport whole = SampleLog.verify(SampleLog.export(log, log.get(5), "all that there is"));
        assertEquals(0, whole.leftOut());
        assertEquals("that nothing proves it, and no gap", List.of(Finding.Kind.NOT_PROVABLE),
                whole.notices().kept().stream().map(Finding::kind).collect(Collectors.toList()));
    }

    @Test
    public void anEntryThatWasReplacedIsNamedWithBothHashes() {
        List<LogLine> log = new java.util.ArrayList<>(SampleLog.of(4, 6));
        LogLine other = LogLine.after(log.get(1).hash(), 3, Instant.parse(log.get(2).time()), "sign-in", "{\"log\":{\"table\":\"\"}}");
        String was = log.set(2, other).hash();
        String words = SampleLog.verify(SampleLog.export(log, log.get(5), "")).findings().toString();
        assertTrue(words, words.contains("line 4, entry 4: it was written after an entry 3 with the hash " + was.substring(0, 12)
                + "…; the one before it has " + other.hash().substring(0, 12) + "…"));
    }

    @Test
    public void someOtherFileIsNoExport() {
        assertTrue(SampleLog.verify("Dear auditor,\nhere is the log.\n".getBytes(StandardCharsets.UTF_8)).isNoExport());
        List<LogLine> log = SampleLog.of(4, 2);
        assertFalse(SampleLog.verify(SampleLog.export(log, log.get(1), "")).isNoExport());
        assertFalse(SampleLog.verify((log.get(0).text() + "\n").getBytes(StandardCharsets.UTF_8)).isNoExport());
        String head = new String(SampleLog.export(log, log.get(1), ""), StandardCharsets.UTF_8).split("\n", -1)[2];
        assertFalse(SampleLog.verify(head.getBytes(StandardCharsets.UTF_8)).isNoExport());
    }

    @Test
    public void aRoundWhoseIdNeverEndsIsReadToTheEndOfItsLine() {
        for (String text : List.of("{\"id\":\"", "{\"id\":\"x", "{\"id\":\"\\", "{\"id\"", "{", "")) {
            assertFalse(SampleLog.verify(text.getBytes(StandardCharsets.UTF_8)).isWhole());
        }
    }
}
