package app.spoton.engine.auditlog;

import static app.spoton.engine.auditlog.SignedExports.LOG;
import static app.spoton.engine.auditlog.SignedExports.verdicts;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.auditlog.LogVerdicts.Authenticity;
import app.spoton.engine.auditlog.proof.TestKeys;
import java.util.List;
import java.util.Optional;
import org.junit.Test;

/** Which log and which tablet an export comes from. */
public class LogIdentityTest {
    @Test
    public void aLogThatContinuesOnAnotherTabletSaysSoAndNeedsTheNewKey() {
        SignedSampleLog moved = LOG.restoredElsewhere();
        moved.goOn(SampleLog.of(2, 9));
        Verification.Report report = moved.verify(moved.export(), LOG.checkpoint());
        assertEquals(List.of(), report.findings());
        assertEquals(Finding.Kind.KEY_CHANGED, report.notices().get(0).kind());
        assertEquals(Authenticity.NOT_AUTHENTIC, verdicts(LOG.verify(moved.export())).authenticity());
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
}
