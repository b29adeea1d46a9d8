package app.spoton.engine.cli;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.auditlog.LogLine;
import app.spoton.engine.auditlog.SampleLog;
import app.spoton.engine.auditlog.SignedSampleLog;
import java.io.IOException;
import java.time.Instant;
import java.util.List;
import org.junit.Test;

/** The last line that {@code spoton verify} prints, and the exit code, promise no more than was proved. */
public class VerifyLastLineTest extends VerifyRuns {
    private static final String OLD_ENGINE = "0.1, rules 945601039889, paytables 81408f27ecf3";

    /** A round that this engine settles differently, which names an engine before it. */
    private static String wronglySettled() {
        LogLine round = SampleLog.of(4, 12).stream().filter(line -> line.text().contains("\"outcome\":\"win\"")).findFirst()
                .orElseThrow();
        return SignedSampleLog.body(round).replaceFirst("\"outcome\":\"win\"", "\"outcome\":\"push\"")
                .replace("\"log\":{", "\"log\":{\"engine\":\"" + OLD_ENGINE + "\",")
                .replaceFirst("\"meters\":\\[.*\\]\\}", "\"meters\":[]}");
    }

    private static SignedSampleLog withCorrectedRules() {
        SignedSampleLog log = SignedSampleLog.of(3, 5);
        log.add("round", wronglySettled());
        return log;
    }

    private String lastLine() {
        return printed().substring(printed().lastIndexOf('\n') + 1);
    }

    @Test
    public void anUnsignedFileIsNeverCalledVerifiedWhateverEngineItsRoundsName() throws IOException {
        LogLine forged = LogLine.after(LogLine.NOTHING, 1, Instant.parse("2026-03-01T18:00:00Z"), "round", wronglySettled());
        assertEquals(9, verify(file(SampleLog.export(List.of(forged), forged, ""))));
        assertTrue(printed(), printed().contains("RULES CORRECTED SINCE"));
        assertTrue(lastLine(), lastLine().startsWith("CONSISTENT AND COMPLETE, BUT UNSIGNED"));
    }

    @Test
    public void anUnsignedExportWhoseFilterLeavesNothingOutIsNotProvedEither() throws IOException {
        List<LogLine> log = SampleLog.of(3, 9);
        assertEquals(11, verify(file(SampleLog.export(log, log.get(8), "dealer Ann"))));
        assertTrue(lastLine(), lastLine().startsWith("NOT PROVABLE"));
    }

    @Test
    public void aKeyThatTheFileBringsAlongIsDoubtedAlsoWhereRulesWereCorrected() throws IOException {
        SignedSampleLog log = withCorrectedRules();
        String export = file(log.export());
        assertEquals(12, verify(export));
        assertTrue(lastLine(), lastLine().startsWith("VERIFIED, IF THE KEY IS THE TABLET'S, EXCEPT THAT the rules were corrected since"));
        assertEquals(12, verify(export, "--key", file(log.key())));
        assertTrue(lastLine(), lastLine().startsWith("VERIFIED, EXCEPT THAT the rules were corrected since"));
    }

    @Test
    public void aKeyThatTwoFilesBringAlongIsDoubtedToo() throws IOException {
        assertEquals(0, verify(file(LOG.export()), file(LOG.export())));
        assertEquals("VERIFIED, IF THE KEY IS THE TABLET'S: both files.", lastLine());
        String corrected = file(withCorrectedRules().export());
        assertEquals(12, verify(corrected, corrected));
        assertTrue(lastLine(), lastLine().startsWith("VERIFIED, IF THE KEY IS THE TABLET'S, EXCEPT THAT the rules"));
    }
}
