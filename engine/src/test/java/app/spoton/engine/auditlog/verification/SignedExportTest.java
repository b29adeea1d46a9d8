package app.spoton.engine.auditlog.verification;

import static app.spoton.engine.auditlog.SignedExports.LOG;
import static app.spoton.engine.auditlog.SignedExports.SIZE;
import static app.spoton.engine.auditlog.SignedExports.verdicts;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.auditlog.SignedSampleLog;
import app.spoton.engine.auditlog.proof.TestKeys;
import app.spoton.engine.auditlog.verification.LogVerdicts.Authenticity;
import app.spoton.engine.auditlog.verification.LogVerdicts.Completeness;
import app.spoton.engine.auditlog.verification.LogVerdicts.Consistency;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.junit.Test;

/** A signed export of the whole log. */
public class SignedExportTest {
    @Test
    public void aWholeExportIsAuthenticConsistentAndComplete() {
        VerificationReport report = LOG.verify(LOG.export());
        assertEquals(List.of(), report.findings());
        assertEquals(List.of(), report.notices().kept());
        assertEquals(new LogVerdicts(Authenticity.AUTHENTIC, Consistency.CONSISTENT, Completeness.COMPLETE,
                LogVerdicts.Settling.SAME, LogVerdicts.Balance.BALANCED), report.verdicts());
        assertTrue(report.verdicts().isRestorable());
        assertEquals(SIZE, report.checkpoint().orElseThrow().checkpoint().size());
        assertEquals(Optional.of(LOG.key()), report.key());
    }

    @Test
    public void withoutAKeyTheFilesOwnIsTrustedOnFirstUse() {
        VerificationReport report = SignedSampleLog.verify(LOG.export(), VerificationOptions.EXPORT);
        assertTrue(report.isWhole());
        assertEquals(Authenticity.TRUSTED_ON_FIRST_USE, verdicts(report).authenticity());
    }

    @Test
    public void aWrongKeyIsNamed() {
        VerificationReport report = SignedSampleLog.verify(LOG.export(),
                VerificationOptions.EXPORT.withKey(TestKeys.signer(LOG.key().name()).publicKey()));
        assertEquals(Authenticity.NOT_AUTHENTIC, verdicts(report).authenticity());
        assertTrue(report.findings().toString(), report.findings().get(0).problem().startsWith("WRONG KEY"));
    }

    @Test
    public void anExportIsPlainJsonLines() {
        List<String> lines = SignedSampleLog.strings(LOG.export("one \"round\"", line -> line.number() == 3, List.of(20L)));
        assertEquals(5, lines.size());
        assertTrue(lines.get(0).startsWith("{\"omitted\":{\"first\":1,\"last\":2,\"hashes\":[\""));
        assertTrue(lines.get(2).startsWith("{\"omitted\":{\"first\":4,\"last\":20,\"hashes\":[\""));
        assertTrue(lines.get(3).startsWith("{\"omitted\":{\"first\":21,"));
        assertTrue(lines.get(4).length() < 1200);
        assertTrue(lines.get(4).getBytes(StandardCharsets.UTF_8).length > 400);
    }
}
