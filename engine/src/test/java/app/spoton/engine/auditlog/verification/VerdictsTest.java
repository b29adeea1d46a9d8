package app.spoton.engine.auditlog.verification;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.auditlog.LogLine;
import app.spoton.engine.auditlog.SampleLog;
import app.spoton.engine.auditlog.SignedSampleLog;
import app.spoton.engine.catalog.EngineVersion;
import java.time.Instant;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.Test;

/** Each question about a log has a verdict of its own. */
public class VerdictsTest {
    private static final List<LogLine> LOG = SampleLog.of(4, 12);
    private static final LogLine LAST = LOG.get(11);

    /** A log of one round, whose settlement the engine does not come to. */
    private static VerificationReport wronglySettledBy(String engine) {
        LogLine round = LOG.stream().filter(line -> line.text().contains("\"outcome\":\"win\"")).findFirst().orElseThrow();
        String body = SignedSampleLog.body(round).replaceFirst("\"outcome\":\"win\"", "\"outcome\":\"push\"");
        LogLine forged = LogLine.after(LogLine.NOTHING, 1, Instant.parse(round.time()), "round",
                body.replace("\"log\":{", "\"log\":{\"engine\":\"" + engine + "\","));
        return SampleLog.verify(SampleLog.export(List.of(forged), forged, ""));
    }

    @Test
    public void aRoundThatAnotherEngineSettledDifferentlyDoesNotBreakTheLog() {
        VerificationReport report = wronglySettledBy("0.1, rules 945601039889, paytables 81408f27ecf3");
        assertTrue(report.isWhole());
        assertEquals(LogVerdicts.Settling.OTHER_RULES, report.verdicts().settling());
        assertEquals(Finding.Kind.OTHER_RULES, report.notices().kept().get(0).kind());
        assertTrue(report.notices().kept().get(0).problem(), report.notices().kept().get(0).problem()
                .endsWith("(settled by engine 0.1, rules 945601039889, paytables 81408f27ecf3)"));
        assertTrue(report.verdicts().isRestorable());
    }

    @Test
    public void aRoundThatThisEngineSettledDifferentlyDoes() {
        VerificationReport report = wronglySettledBy(EngineVersion.text());
        assertFalse(report.isWhole());
        assertEquals(LogVerdicts.Settling.DIFFERENT, report.verdicts().settling());
        assertEquals(LogVerdicts.Consistency.CONSISTENT, report.verdicts().consistency());
        assertTrue(report.verdicts().isRestorable());
    }

    @Test
    public void aMeterThatDoesNotBalanceIsAVerdictOfItsOwn() {
        LogLine wrong = LogLine.after(LOG.get(0).hash(), 2, Instant.parse(LAST.time()), "meter",
                SignedSampleLog.body(LOG.get(0)).replace("beginning", "adjustment"));
        LogVerdicts verdicts = SampleLog.verify(SampleLog.export(List.of(LOG.get(0), wrong), wrong, "")).verdicts();
        assertEquals(LogVerdicts.Balance.NOT_BALANCED, verdicts.meters());
        assertEquals(LogVerdicts.Settling.SAME, verdicts.settling());
        assertTrue(verdicts.isRestorable());
    }

    @Test
    public void anUnsignedExportOfEverythingIsConsistentAndCompleteAndUnsigned() {
        LogVerdicts verdicts = SampleLog.verify(SampleLog.export(LOG, LAST, "")).verdicts();
        assertEquals(new LogVerdicts(LogVerdicts.Authenticity.UNSIGNED, LogVerdicts.Consistency.CONSISTENT,
                LogVerdicts.Completeness.COMPLETE, LogVerdicts.Settling.SAME, LogVerdicts.Balance.BALANCED), verdicts);
        assertTrue(verdicts.isRestorable());
    }

    @Test
    public void anUnsignedExportByAFilterIsNotProvable() {
        VerificationReport report = SampleLog.verify(SampleLog.export(LOG.subList(3, 7), LAST, "dealer Ann"));
        assertTrue(report.isWhole());
        assertEquals(LogVerdicts.Consistency.NOT_PROVABLE, report.verdicts().consistency());
        assertEquals(LogVerdicts.Completeness.PARTIAL, report.verdicts().completeness());
        assertEquals(8, report.leftOut());
        assertFalse(report.verdicts().isRestorable());
    }

    @Test
    public void aRemovedEntryMakesALogIncomplete() {
        List<LogLine> fewer = LOG.stream().filter(line -> line.number() != 5).collect(Collectors.toList());
        assertEquals(LogVerdicts.Completeness.INCOMPLETE,
                SampleLog.verify(SampleLog.export(fewer, LAST, "")).verdicts().completeness());
    }

    @Test
    public void aClockThatWasSetBackAndGapsAreNoted() {
        LogLine earlier = LogLine.after(LAST.hash(), 13, Instant.parse(LAST.time()).minusMillis(1), "sign-in",
                "{\"log\":{\"by\":\"Ann\"}}");
        LogLine same = LogLine.after(earlier.hash(), 14, Instant.parse(earlier.time()), "sign-in", "{\"log\":{\"by\":\"Ann\"}}");
        VerificationReport report = SampleLog.verify(SampleLog.export(List.of(LOG.get(0), LAST, earlier, same), same, "some"));
        assertEquals(List.of(Finding.Kind.CLOCK_SET_BACK, Finding.Kind.GAP, Finding.Kind.NOT_PROVABLE),
                report.notices().kept().stream().map(Finding::kind).collect(Collectors.toList()));
        assertEquals(13, report.notices().kept().get(0).entry());
        assertEquals("line 2, entry 2: the entries up to 11 are not in this file", report.notices().kept().get(1).toString());
    }
}
