package app.spoton.engine.auditlog.verification;

import static app.spoton.engine.auditlog.verification.SampleLogFindings.LOG;
import static app.spoton.engine.auditlog.verification.SampleLogFindings.found;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.auditlog.LogLine;
import app.spoton.engine.auditlog.SampleLog;
import app.spoton.engine.auditlog.SignedSampleLog;
import java.time.Instant;
import java.util.List;
import org.junit.Test;

public class CheckedContentTest {
    @Test
    public void aRoundThatWasLoggedTwiceIsFoundAndItsBackupCanStillBeRestored() {
        SignedSampleLog log = SignedSampleLog.of(5, 6);
        LogLine round = log.lines().stream().filter(line -> line.kind().equals("round")).findFirst().orElseThrow();
        String body = SignedSampleLog.body(round).replaceFirst("\"meters\":\\[[^]]*\\]\\}\\}$", "\"meters\":[]}}");
        log.add("round", body);
        VerificationReport report = log.verify(log.export());
        assertEquals(List.of(Finding.Kind.ROUND_TWICE), report.findings().stream().map(Finding::kind)
                .collect(java.util.stream.Collectors.toList()));
        assertEquals(log.last().number(), report.findings().get(0).entry());
        assertEquals(LogVerdicts.Settling.DIFFERENT, report.verdicts().settling());
        assertTrue(report.verdicts().isRestorable());
    }

    @Test
    public void aRoundThatWasLoggedTwiceIsFoundWhereverItsIdStands() {
        SignedSampleLog log = SignedSampleLog.of(5, 6);
        LogLine round = log.lines().stream().filter(line -> line.kind().equals("round")).findFirst().orElseThrow();
        log.add("round", SignedSampleLog.body(round).replaceFirst("\"meters\":\\[[^]]*\\]\\}\\}$", "\"meters\":[]}}")
                .replaceFirst("^\\{(\"id\":\"[^\"]*\"),\"game\":(\"[^\"]*\"),", "{\"game\":$2,$1,"));
        assertTrue(log.last().text(), log.last().text().startsWith("{\"game\":"));
        assertEquals(List.of(Finding.Kind.ROUND_TWICE), log.verify(log.export()).findings().stream().map(Finding::kind)
                .collect(java.util.stream.Collectors.toList()));
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
}
