package app.spoton.tablet.auditlog.storage;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import android.database.sqlite.SQLiteDiskIOException;
import android.database.sqlite.SQLiteFullException;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.spoton.engine.record.AuditEvent;
import app.spoton.engine.record.RoundRecord;
import app.spoton.tablet.FakeClock;
import app.spoton.tablet.auditlog.AuditLogException;
import app.spoton.tablet.auditlog.BackgroundThread;
import app.spoton.tablet.auditlog.DealtRounds;
import app.spoton.tablet.auditlog.TestSigningKey;
import app.spoton.tablet.storage.FaultInjection;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.After;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;

/** An entry is written and the checkpoint after it fails: the message says so, and the checkpoint is made later. */
@RunWith(AndroidJUnit4.class)
public class MissingCheckpointTest {
    private static final long FOREVER = Long.MAX_VALUE;

    @Rule
    public final BackgroundThread disk = new BackgroundThread();

    private final Context context = ApplicationProvider.getApplicationContext();
    private final FakeClock clock = new FakeClock();
    private final TestSigningKey key = new TestSigningKey();
    private final FaultInjection faults = new FaultInjection();
    private final DealtRounds dealt = new DealtRounds(1, clock.now);
    private final List<String> messages = new ArrayList<>();
    private StoredAuditLog log = FaultyLog.open(context, clock, key, faults, messages::add);

    @Before
    public void beginTheLog() {
        log.write(dealt.next());
    }

    @After
    public void close() {
        faults.repair();
        log.close();
    }

    private void startAgain() {
        log.close();
        log = FaultyLog.open(context, clock, key, faults, messages::add);
    }

    private boolean isWritten(RoundRecord round) {
        try {
            return log.write(round) > 0;
        } catch (AuditLogException failed) {
            return false;
        }
    }

    private boolean isLogged(RoundRecord round) {
        return log.reader().dao().numberOf(round.id()).isPresent();
    }

    private Optional<Instant> signedAt() {
        return log.signatures().latest().orElseThrow().time();
    }

    /** Writes a round whose checkpoint fails, wherever in the writing that is. */
    private RoundRecord roundWithoutCheckpoint() {
        clock.now = clock.now.plus(Duration.ofMinutes(61));
        for (int operation = 1;; operation++) {
            RoundRecord round = dealt.next();
            faults.failAt(operation, FOREVER, () -> new SQLiteFullException("full"));
            if (isWritten(round)) {
                assertTrue("the disk was full", faults.hasFailed());
                faults.repair();
                return round;
            }
            faults.repair();
            assertFalse(isLogged(round));
        }
    }

    private void signOutWithoutCheckpoint() {
        for (int operation = 1; messages.isEmpty(); operation++) {
            faults.failAt(operation, FOREVER, () -> new SQLiteDiskIOException("disk I/O error"));
            try {
                log.write(AuditEvent.of(AuditEvent.Kind.SIGN_OUT, clock.now, "Ann", "Pit 3", "signed out", "Ann"));
            } catch (AuditLogException failed) {
                faults.repair();
                assertEquals(List.of(), log.reader().dao().numbersOf("sign-out", 9));
            }
            faults.repair();
        }
    }

    @Test
    public void aRoundIsReportedAsLoggedExactlyIfItIsWhereverTheDiskIsFull() {
        int refused = 0;
        int accepted = 0;
        boolean hasFailed = true;
        for (int operation = 1; hasFailed; operation++) {
            clock.now = clock.now.plus(Duration.ofMinutes(61));
            RoundRecord round = dealt.next();
            faults.failAt(operation, FOREVER, () -> new SQLiteFullException("full"));
            boolean written = isWritten(round);
            hasFailed = faults.hasFailed();
            faults.repair();
            assertEquals("operation " + operation, written, isLogged(round));
            refused += written ? 0 : 1;
            accepted += written && hasFailed ? 1 : 0;
        }
        assertTrue(refused + " refused, " + accepted + " without a checkpoint", refused > 5 && accepted > 3);
    }

    @Test
    public void theMessageSaysThatTheRoundIsLoggedAndTheCheckpointIsMissingAndWhatToDo() {
        roundWithoutCheckpoint();
        assertEquals(List.of("The round is logged, but the checkpoint after that is missing: the tablet's storage is full. Free some"
                + " space. The checkpoint is then made without you."), messages);
        assertTrue(log.isCheckpointMissing());
    }

    @Test
    public void theCheckpointIsMadeLaterWithoutAnotherEntry() {
        roundWithoutCheckpoint();
        assertTrue(signedAt().orElseThrow().isBefore(clock.now));
        log.makeMissingCheckpoint();
        assertEquals(Optional.of(clock.now), signedAt());
        assertFalse(log.isCheckpointMissing());
    }

    @Test
    public void theCheckpointOfASignOutIsMadeWithTheNextEntry() {
        signOutWithoutCheckpoint();
        assertEquals(List.of("The entry is logged, but the checkpoint after that is missing: the log cannot be written now. The"
                + " checkpoint is made as soon as it can be. If this message comes again, restart the tablet."), messages);
        clock.now = clock.now.plusSeconds(5);
        log.write(dealt.next());
        assertEquals(Optional.of(clock.now), signedAt());
    }

    @Test
    public void theCheckpointOfASignOutIsMadeAfterARestart() {
        signOutWithoutCheckpoint();
        clock.now = clock.now.plusSeconds(5);
        startAgain();
        log.makeMissingCheckpoint();
        assertEquals(Optional.of(clock.now), signedAt());
    }

    @Test
    public void aCheckpointThatTheKeyStoreRefusedIsMadeLaterToo() {
        key.fails = true;
        log.write(AuditEvent.of(AuditEvent.Kind.SIGN_OUT, clock.now, "Ann", "Pit 3", "signed out", "Ann"));
        assertTrue(log.isCheckpointMissing());
        key.fails = false;
        clock.now = clock.now.plusSeconds(5);
        log.makeMissingCheckpoint();
        assertEquals(Optional.of(clock.now), signedAt());
    }

    @Test
    public void whereNoCheckpointIsMissingNoneIsMade() {
        log.write(AuditEvent.of(AuditEvent.Kind.SIGN_OUT, clock.now, "Ann", "Pit 3", "signed out", "Ann"));
        int before = log.reader().dao().numbersOf("checkpoint", 9).size();
        clock.now = clock.now.plus(Duration.ofHours(3));
        log.makeMissingCheckpoint();
        startAgain();
        log.makeMissingCheckpoint();
        assertEquals(before, log.reader().dao().numbersOf("checkpoint", 9).size());
    }
}
