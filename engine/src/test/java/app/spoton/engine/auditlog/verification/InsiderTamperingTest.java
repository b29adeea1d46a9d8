package app.spoton.engine.auditlog.verification;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.auditlog.SampleLog;
import app.spoton.engine.auditlog.SignedSampleLog;
import app.spoton.engine.auditlog.proof.SignedCheckpoint;
import java.security.GeneralSecurityException;
import java.util.Arrays;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.Test;

/** Nobody without the key can forge an export: 10,000 attempts with {@code -Pspoton.long}, a sample without. */
public class InsiderTamperingTest {
    private static final int TAMPERINGS = System.getProperty("spoton.long") == null ? 400 : 10_000;
    private static final int LOGS = 10;

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
            for (int count = 0; count < TAMPERINGS / LOGS; count++) {
                Random random = new Random(1000L * seed + count);
                byte[] export = random.nextBoolean() ? whole : some;
                attempt(later, export, new Insider(later, export, backup, random), random);
            }
        }
        report("without the key");
    }

    /** By its signature, its entries and their number alone: that a forger also gets a meter wrong is not what counts. */
    private static boolean isBelieved(Verification.Report report) {
        LogVerdicts verdicts = report.verdicts();
        return verdicts.authenticity() == LogVerdicts.Authenticity.AUTHENTIC
                && verdicts.consistency() == LogVerdicts.Consistency.CONSISTENT
                && verdicts.completeness() != LogVerdicts.Completeness.INCOMPLETE;
    }

    private void attempt(SignedSampleLog log, byte[] export, Insider insider, Random random) throws GeneralSecurityException {
        Insider.Tampering change = pick(Insider.Tampering.values(), random);
        Insider.Signature signature = pick(Insider.Signature.values(), random);
        byte[] forged = insider.tamper(change, signature);
        if (Arrays.equals(export, forged)) {
            found.merge("nothing changed", 1, Integer::sum);
            return;
        }
        assertFalse(change + " with " + signature + " is not found", isBelieved(log.verify(forged)));
        found.merge(change + " " + signature, 1, Integer::sum);
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
            for (int count = 0; count < TAMPERINGS / LOGS; count++) {
                Random random = new Random(7_000_000L + 1000L * seed + count);
                // The backup goes on as somebody would like it to have gone on, with heads of the backup and of the log.
                SignedSampleLog base = random.nextBoolean() ? old : log;
                byte[] export = base == old ? random.nextBoolean() ? backup : part : log.export();
                Insider insider = new Insider(base, export, base == old ? log.export() : backup, random);
                Insider.Tampering change = pick(Insider.Tampering.values(), random);
                Insider.Signature signature = pick(Insider.Signature.values(), random);
                byte[] forged = insider.tamper(change, signature);
                boolean isTrue = base == log && Arrays.equals(export, forged);
                assertEquals(change + " with " + signature, isTrue, isBelieved(log.verify(forged, today)));
                found.merge(isTrue ? "nothing changed" : change + " " + signature, 1, Integer::sum);
            }
        }
        report("with an old backup");
    }

    private static <T> T pick(T[] values, Random random) {
        return values[random.nextInt(values.length)];
    }

    private void report(String what) {
        int all = found.values().stream().mapToInt(Integer::intValue).sum();
        int tried = all - found.getOrDefault("nothing changed", 0);
        assertEquals(TAMPERINGS, all);
        assertTrue(found.toString(), tried > TAMPERINGS * 9 / 10);
        System.out.println("tamperings " + what + ": " + tried + " in " + found.size() + " ways, all found");
    }
}
