package app.spoton.tablet.auditlog.storage;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import android.database.sqlite.SQLiteFullException;
import androidx.sqlite.db.SimpleSQLiteQuery;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.spoton.engine.auditlog.verification.Finding;
import app.spoton.engine.auditlog.verification.Verification;
import app.spoton.engine.auditlog.verification.VerificationOptions;
import app.spoton.engine.auditlog.verification.VerificationReport;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.record.RoundRecord;
import app.spoton.tablet.FakeClock;
import app.spoton.tablet.auditlog.AuditLogException;
import app.spoton.tablet.auditlog.BackgroundThread;
import app.spoton.tablet.auditlog.DealtRounds;
import app.spoton.tablet.auditlog.TestSigningKey;
import app.spoton.tablet.storage.FaultInjection;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.After;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;

/** Two things go wrong at once, or a clock goes mad: the log has every round once, and can be proved. */
@RunWith(AndroidJUnit4.class)
public class TwoFaultsTest {
    @Rule
    public final BackgroundThread disk = new BackgroundThread();

    private final Context context = ApplicationProvider.getApplicationContext();
    private final FakeClock clock = new FakeClock();
    private final TestSigningKey key = new TestSigningKey();
    private final FaultInjection faults = new FaultInjection();
    private final DealtRounds dealt = new DealtRounds(1, clock.now);
    private StoredAuditLog log = FaultyLog.open(context, clock, key, faults);

    @After
    public void close() {
        log.close();
    }

    private VerificationReport verified() {
        Verification verification = new Verification(Catalog.standard(), VerificationOptions.ON_TABLET);
        log.reader().visitEntries((line, rowsMatch) -> {
            assertTrue(rowsMatch);
            verification.line(line, 0, line.length);
        });
        return verification.report(Optional.empty());
    }

    private boolean isWritten(RoundRecord round) {
        try {
            return log.write(round) > 0;
        } catch (AuditLogException failed) {
            return false;
        }
    }

    @Test
    public void aFullDiskWhileTheKeyStoreFailsLosesAndDoublesNothing() {
        int refused = 0;
        int rounds = 0;
        for (int operation = 1; operation <= 40; operation++) {
            RoundRecord round = dealt.next();
            rounds++;
            clock.now = clock.now.plus(Duration.ofMinutes(61));   // a checkpoint is due
            key.fails = true;
            if (operation % 4 == 0) {   // and the app starts again
                log.close();
                log = FaultyLog.open(context, clock, key, faults);
            }
            faults.failAt(operation, 5, () -> new SQLiteFullException("full"));
            refused += isWritten(round) ? 0 : 1;
            key.fails = operation % 3 == 0;
            faults.repair();
            assertTrue(isWritten(round));
        }
        assertTrue("the disk was full in the middle of it", refused > 5);
        key.fails = false;
        clock.now = clock.now.plus(Duration.ofHours(2));
        assertTrue(isWritten(dealt.next()));
        VerificationReport report = verified();
        assertEquals("[]", report.findings().toString());
        assertEquals(rounds + 1, log.reader().dao().numbers(new SimpleSQLiteQuery("SELECT number FROM round")).size());
        assertTrue(log.signatures().latest().isPresent());
    }

    @Test
    public void aClockThatJumpsByYearsIsReportedAndBreaksNothing() {
        List<Instant> times = List.of(clock.now, Instant.parse("1969-07-20T20:17:40Z"), Instant.EPOCH, Instant.parse("2001-01-01T00:00:00Z"),
                Instant.parse("+12026-11-18T00:00:00Z"), Instant.parse("2099-12-31T23:59:59.999Z"), clock.now);
        for (Instant time : times) {
            clock.now = time;
            assertTrue(isWritten(dealt.next()));
            assertEquals("it is signed at once, by whatever the clock says", Optional.of(time),
                    log.signatures().latest().orElseThrow().time());
        }
        VerificationReport report = verified();
        assertEquals("[]", report.findings().toString());
        assertEquals(3, report.notices().kept().stream().filter(notice -> notice.kind() == Finding.Kind.CLOCK_SET_BACK)
                .collect(Collectors.toList()).size());
    }
}
