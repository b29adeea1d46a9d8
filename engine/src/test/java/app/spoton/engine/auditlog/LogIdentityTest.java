package app.spoton.engine.auditlog;

import static app.spoton.engine.auditlog.SignedExports.LOG;
import static app.spoton.engine.auditlog.SignedExports.verdicts;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.auditlog.proof.TestKeys;
import app.spoton.engine.auditlog.verification.Finding;
import app.spoton.engine.auditlog.verification.LogVerdicts.Authenticity;
import app.spoton.engine.auditlog.verification.LogVerdicts.Consistency;
import app.spoton.engine.auditlog.verification.Verification;
import app.spoton.engine.auditlog.verification.VerificationOptions;
import app.spoton.engine.auditlog.verification.VerificationReport;
import app.spoton.engine.catalog.Catalog;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.cert.CertificateFactory;
import java.time.Instant;
import java.util.Base64;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.Test;

/** Which log and which tablet an export comes from. */
public class LogIdentityTest {
    @Test
    public void aLogThatContinuesOnAnotherTabletSaysSoAndNeedsTheNewKey() {
        SignedSampleLog moved = LOG.restoredElsewhere();
        moved.goOn(SampleLog.of(2, 9));
        VerificationReport report = moved.verify(moved.export(), LOG.checkpoint());
        assertEquals(List.of(), report.findings());
        assertEquals(Finding.Kind.KEY_CHANGED, report.notices().kept().get(0).kind());
        assertEquals(Authenticity.NOT_AUTHENTIC, verdicts(LOG.verify(moved.export())).authenticity());
    }

    /** Whoever has an export can add a key of their own to it, and then whatever they like. */
    @Test
    public void aCheckpointAloneDoesNotProveWhatWasWrittenWithAnotherKeyAfterIt() {
        SignedSampleLog forged = LOG.restoredElsewhere();
        forged.goOn(SampleLog.of(2, 9));
        VerificationOptions checkpointOnly = VerificationOptions.EXPORT.withSince(List.of(LOG.checkpoint()));
        VerificationReport report = SignedSampleLog.verify(forged.export(), checkpointOnly);
        assertEquals(Consistency.NOT_PROVABLE, report.verdicts().consistency());
        assertTrue(report.notices().toString(), report.notices().toString().contains("is signed with another key than this file"));
        SignedSampleLog own = LOG.copy();
        own.goOn(SampleLog.of(2, 9));
        assertEquals(Consistency.CONSISTENT, SignedSampleLog.verify(own.export(), checkpointOnly).verdicts().consistency());
    }

    @Test
    public void theLogOnTheTabletItselfNeedsNoSignedHead() {
        byte[] file = SampleLog.export(LOG.lines(), LOG.last(), "");
        assertTrue(SignedSampleLog.verify(file, VerificationOptions.ON_TABLET).isWhole());
        assertFalse(SignedSampleLog.verify(file, VerificationOptions.EXPORT).isWhole());
    }

    @Test
    public void anEntryOfALogsIdAndKeyIsReadAsItWasWritten() {
        LogLine first = LOG.lines().get(0);
        assertEquals(LogIdentity.CREATED, first.kind());
        assertEquals(Optional.of(LOG.identity()), LogIdentity.read(first.text()));
        assertEquals("spot-on/0102030405060708090a0b0c0d0e0f01", LOG.identity().origin());
        assertEquals(Optional.empty(), LogIdentity.read(first.text().replace("\"about\":\"01", "\"about\":\"02")));
        assertEquals(Optional.empty(), LogIdentity.read("{}"));
        assertEquals(Optional.empty(), LogIdentity.read("no entry"));
        assertThrows(IllegalArgumentException.class, () -> LogIdentity.create(new byte[3], TestKeys.pair().getPublic()));
    }

    /** Three certificates: of a key, of the tablet, and the maker's root. */
    private static List<String> chain() throws IOException {
        try (InputStream in = TestKeys.class.getResourceAsStream("attestation.txt")) {
            return List.of(new String(in.readAllBytes(), StandardCharsets.UTF_8).strip().split("\n", -1));
        }
    }

    private static LogIdentity attested(List<String> chain) throws GeneralSecurityException {
        return LogIdentity.create(new byte[16], CertificateFactory.getInstance("X.509").generateCertificate(
                new ByteArrayInputStream(Base64.getDecoder().decode(chain.get(0)))).getPublicKey());
    }

    private static VerificationReport verified(LogIdentity identity, List<String> chain) {
        return verified(identity, chain, 1);
    }

    /** @param times how often the log is created */
    private static VerificationReport verified(LogIdentity identity, List<String> chain, int times) {
        Verification verification = new Verification(Catalog.standard(), VerificationOptions.ON_TABLET);
        for (int number = 1; number <= times; number++) {
            byte[] line = LogLine.after(LogLine.NOTHING, number, Instant.EPOCH, LogIdentity.CREATED,
                    identity.body(Instant.EPOCH, "", "log created", chain)).text().getBytes(StandardCharsets.UTF_8);
            verification.line(line, 0, line.length);
        }
        return verification.report(Optional.empty());
    }

    @Test
    public void certificatesOfTheKeyAreCheckedAndTheirRootIsNamed() throws Exception {
        List<String> chain = chain();
        Finding attested = verified(attested(chain), chain).notices().kept().get(0);
        assertEquals(Finding.Kind.KEY_ATTESTED, attested.kind());
        assertTrue(attested.problem(), attested.problem().contains("CN=Sample maker root, SHA-256 a765facfe615cd15a61f64c55e04d5660aa257407faef72673a30773dc615f55"));
    }

    @Test
    public void certificatesOfAnotherKeyOrWithAGapOrThatAreNoneAreNotAuthentic() throws Exception {
        List<String> chain = chain();
        LogIdentity own = attested(chain);
        for (List<String> wrong : List.of(List.of(chain.get(1), chain.get(2)), List.of(chain.get(0), chain.get(2)),
                List.of(chain.get(0), chain.get(1)), List.of("bm8gY2VydGlmaWNhdGU="), List.of("?"), Collections.nCopies(11, chain.get(0)))) {
            assertTrue(wrong.toString(), verified(own, wrong).findings().stream()
                    .anyMatch(finding -> finding.problem().contains("do not vouch")));
        }
        assertTrue(verified(own, List.of()).findings().stream().noneMatch(finding -> finding.problem().contains("vouch")));
    }

    /** Verifying them takes time: a small compressed file can hold millions. */
    @Test
    public void certificatesAreVerifiedOnlyOfKeysThatTheLogMayName() throws Exception {
        List<String> chain = chain();
        VerificationReport report = verified(attested(chain), chain, 5);
        assertEquals(4, report.findings().stream().filter(finding -> finding.problem().contains("created once")).count());
        assertEquals(1, report.notices().kept().stream().filter(notice -> notice.kind() == Finding.Kind.KEY_ATTESTED).count());
    }
}
