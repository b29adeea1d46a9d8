package app.spoton.engine.auditlog.verification;

import static app.spoton.engine.auditlog.verification.SampleLogFindings.LAST;
import static app.spoton.engine.auditlog.verification.SampleLogFindings.LOG;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.auditlog.LogLine;
import app.spoton.engine.auditlog.SampleLog;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.Test;

/** A log that nobody has changed. */
public class VerificationTest {
    @Test
    public void anUnchangedLogIsWhole() {
        VerificationReport report = SampleLog.verify(SampleLog.export(LOG, LAST, ""));
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
    public void anExportByAFilterSaysWhatIsNotInItAndLosesNothing() {
        List<LogLine> some = LOG.stream().filter(line -> line.number() % 7 == 0).collect(Collectors.toList());
        VerificationReport report = SampleLog.verify(SampleLog.export(some, LAST, "every seventh"));
        assertTrue(report.findings().toString(), report.isWhole());
        assertEquals(52, report.leftOut());
        assertEquals("every seventh", report.filter());
        List<LogLine> fewer = new ArrayList<>(some);
        byte[] file = SampleLog.export(some, LAST, "every seventh");
        String lost = new String(file, StandardCharsets.UTF_8).replace(fewer.get(3).text() + "\n", "");
        assertFalse(SampleLog.verify(lost.getBytes(StandardCharsets.UTF_8)).isWhole());
    }
}
