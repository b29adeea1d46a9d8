package app.spoton.engine.auditlog.verification.tampering;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.auditlog.SampleLog;
import app.spoton.engine.auditlog.SignedSampleLog;
import app.spoton.engine.auditlog.proof.SignedCheckpoint;
import app.spoton.engine.auditlog.verification.LogVerdicts;
import app.spoton.engine.auditlog.verification.VerificationReport;
import app.spoton.engine.testing.LongRun;
import java.security.GeneralSecurityException;
import java.util.Arrays;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.Test;

/**
 * Nobody without the key can forge an export: 10,000 forgeries with {@code -Pspoton.long}, a sample without. An attempt that leaves
 * every byte as it was is no forgery, and the next one is made in its place.
 */
public class InsiderTamperingTest {
    private static final int TAMPERINGS = LongRun.cases(200, 10_000);
    private static final int LOGS = 10;
    private static final long ATTEMPTS_A_LOG = 10_000;

    private final Map<String, Integer> found = new TreeMap<>();

    @Test
    public void anAuditorWithTheKeyFindsWhateverAnInsiderRecomputes() throws GeneralSecurityException {
        for (int seed = 0; seed < LOGS; seed++) {
            SignedSampleLog log = SignedSampleLog.of(seed, 6);
            byte[] backup = log.export();
            SignedSampleLog later = log.copy();
            later.goOn(SampleLog.of(seed + 100, 4));
            byte[] whole = later.export();
            byte[] some = later.export("dealer Ann", line -> line.number() % 3 == 0, java.util.List.of());
            assertTrue(later.verify(whole).isWhole() && isBelieved(later.verify(whole)));
            assertTrue(later.verify(some).isWhole() && isBelieved(later.verify(some)));
            int forged = 0;
            for (int count = 0; forged < TAMPERINGS / LOGS; count++) {
                Random random = new Random(ATTEMPTS_A_LOG * seed + count);
                byte[] export = random.nextBoolean() ? whole : some;
                forged += attempt(later, export, new Insider(later, export, backup, random), random);
                assertTrue("almost nothing is changed", count < ATTEMPTS_A_LOG);
            }
        }
        report("without the key");
    }

    /** By its signature, its entries and their number alone: that a forger also gets a meter wrong is not what counts. */
    private static boolean isBelieved(VerificationReport report) {
        LogVerdicts verdicts = report.verdicts();
        return verdicts.authenticity() == LogVerdicts.Authenticity.AUTHENTIC
                && verdicts.consistency() == LogVerdicts.Consistency.CONSISTENT
                && verdicts.completeness() != LogVerdicts.Completeness.INCOMPLETE;
    }

    /** 1 for a forgery, 0 if nothing was changed. */
    private int attempt(SignedSampleLog log, byte[] export, Insider insider, Random random) throws GeneralSecurityException {
        Insider.Tampering change = pick(Insider.Tampering.values(), random);
        Insider.Signature signature = pick(Insider.Signature.values(), random);
        byte[] forged = insider.tamper(change, signature);
        if (Arrays.equals(export, forged)) {
            return 0;
        }
        assertFalse(change + " with " + signature + " is not found", isBelieved(log.verify(forged)));
        found.merge(change + " " + signature, 1, Integer::sum);
        return 1;
    }

    @Test
    public void anOldBackupIsNotTheLogOfTodayNorDoesItsHeadFitAnythingElse() throws GeneralSecurityException {
        for (int seed = 0; seed < LOGS; seed++) {
            SignedSampleLog old = SignedSampleLog.of(seed, 6);
            SignedSampleLog log = old.copy();
            log.goOn(SampleLog.of(seed + 100, 4));
            SignedCheckpoint today = log.checkpoint();
            byte[] backup = old.export();
            byte[] part = old.export("dealer Ann", line -> line.number() % 2 == 0, java.util.List.of());
            assertTrue(isBelieved(old.verify(backup)) && isBelieved(log.verify(log.export(), today)));
            assertEquals(LogVerdicts.Completeness.INCOMPLETE, log.verify(backup, today).verdicts().completeness());
            assertEquals(LogVerdicts.Completeness.INCOMPLETE, log.verify(part, today).verdicts().completeness());
            int forgeries = 0;
            for (int count = 0; forgeries < TAMPERINGS / LOGS; count++) {
                Random random = new Random(7_000_000L + ATTEMPTS_A_LOG * seed + count);
                // The backup goes on as somebody would like it to have gone on, with heads of the backup and of the log.
                SignedSampleLog base = random.nextBoolean() ? old : log;
                byte[] export = base == old ? random.nextBoolean() ? backup : part : log.export();
                Insider insider = new Insider(base, export, base == old ? log.export() : backup, random);
                Insider.Tampering change = pick(Insider.Tampering.values(), random);
                Insider.Signature signature = pick(Insider.Signature.values(), random);
                byte[] forged = insider.tamper(change, signature);
                boolean isChanged = !Arrays.equals(export, forged);
                boolean isTrue = base == log && !isChanged;
                assertEquals(change + " with " + signature, isTrue, isBelieved(log.verify(forged, today)));
                if (isChanged) {
                    found.merge(change + " " + signature, 1, Integer::sum);
                    forgeries++;
                }
                assertTrue("almost nothing is changed", count < ATTEMPTS_A_LOG);
            }
        }
        report("with an old backup");
    }

    private static <T> T pick(T[] values, Random random) {
        return values[random.nextInt(values.length)];
    }

    private void report(String what) {
        assertEquals(TAMPERINGS, found.values().stream().mapToInt(Integer::intValue).sum());
        System.out.println("tamperings " + what + ": " + TAMPERINGS + " in " + found.size() + " ways, all found");
    }
}
