package app.spoton.tablet.auditlog.storage;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.spoton.engine.auditlog.LogLine;
import app.spoton.engine.auditlog.verification.Verification;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.record.AuditEvent;
import app.spoton.tablet.FakeClock;
import app.spoton.tablet.auditlog.BackgroundThread;
import app.spoton.tablet.auditlog.DealtRounds;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.After;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;

/** A backup is restored with the name of who did it or not at all, and replaces no round that was dealt here. */
@RunWith(AndroidJUnit4.class)
public class RestoreLosesNothingTest {
    private static final String DAMAGED = "log-damaged-1.db";

    @Rule
    public final BackgroundThread disk = new BackgroundThread();

    private final Context context = ApplicationProvider.getApplicationContext();
    private final FakeClock clock = new FakeClock();
    private final StoredAuditLog log = StoredAuditLog.in(context, "here.db", clock, Catalog.standard());
    private final List<LogLine> backup = new ArrayList<>();

    @Before
    public void makeBackup() {
        StoredAuditLog before = StoredAuditLog.in(context, "before.db", clock, Catalog.standard());
        DealtRounds dealt = new DealtRounds(1, clock.now);
        for (int count = 0; count < 5; count++) {
            before.write(dealt.next());
        }
        backup.addAll(before.reader().lines(1, 9));
        before.close();
    }

    @After
    public void close() {
        log.close();
    }

    private List<LogLine> lines() {
        return log.reader().lines(1, 99);
    }

    private void assertWhole() {
        Verification verification = new Verification(Catalog.standard());
        log.reader().visitEntries((line, rowsMatch) -> {
            verification.line(line, 0, line.length);
            assertTrue(rowsMatch);
        });
        assertEquals(List.of(), verification.report(Optional.empty()).findings());
    }

    private List<AuditEvent> events(AuditEvent.Kind kind) {
        List<AuditEvent> events = new ArrayList<>();
        lines().forEach(line -> log.reader().content(line).event().filter(event -> event.kind() == kind).ifPresent(events::add));
        return events;
    }

    /** Somebody who knows the ids of the rounds makes a 'backup' with other rounds under them. */
    @Test
    public void aRoundThatTheBackupHasOtherwiseIsKeptAsItWasDealtHere() {
        log.write(AuditEvent.of(AuditEvent.Kind.RESTORE, clock.now, "", "", "The previous log could not be read", DAMAGED));
        DealtRounds dealt = new DealtRounds(2, clock.now);
        dealt.continueAfter(2);
        log.write(dealt.next());
        log.write(dealt.nextWithId("since"));
        String here = log.reader().line(2).orElseThrow().text();
        assertEquals(5, log.restore(backup.iterator(), RestoredEntry::by));
        assertEquals(Optional.of(3L), log.reader().dao().numberOf("r3"));
        assertEquals(List.of(here), events(AuditEvent.Kind.UNREADABLE_ROUND).stream().map(AuditEvent::description)
                .collect(java.util.stream.Collectors.toList()));
        assertTrue(log.reader().dao().numberOf("since").isPresent());
        assertWhole();
    }

    @Test
    public void aBackupThatGoesBeforeThisLogIsRestoredWithTheNameOfWhoDidItOrNotAtAll() {
        log.write(AuditEvent.of(AuditEvent.Kind.SIGN_IN, clock.now, "Ruth", "", "signed in", ""));
        List<LogLine> before = lines();
        assertThrows(IllegalStateException.class, () -> log.restore(backup.iterator(), count -> {
            throw new IllegalStateException("The power fails.");
        }));
        assertEquals(before, lines());
        assertEquals(5, log.restore(backup.iterator(), RestoredEntry::by));
        assertEquals("Ruth", events(AuditEvent.Kind.RESTORE).get(0).by());
        assertWhole();
    }

    /** The power failed when the parts of an earlier restore had been moved in part. */
    @Test
    public void whatAnInterruptedRestoreLeftIsNotTakenForPartOfTheNextOne() throws IOException {
        log.write(AuditEvent.of(AuditEvent.Kind.SIGN_IN, clock.now, "Ruth", "", "signed in", ""));
        Path left = context.getDatabasePath("here.db-restored.key").toPath();
        Files.write(left, new byte[] {1, 2, 3});
        assertEquals(5, log.restore(backup.iterator(), RestoredEntry::by));
        assertTrue(Files.notExists(left));
        assertTrue(Files.notExists(context.getDatabasePath("here.db.key").toPath()));
        assertWhole();
    }

    @Test
    public void aBackupThatContinuesThisLogIsRestoredWithTheNameOfWhoDidItOrNotAtAll() {
        assertThrows(IllegalStateException.class, () -> log.restore(backup.iterator(), count -> {
            throw new IllegalStateException("The power fails.");
        }));
        assertEquals(List.of(), lines());
        assertEquals(5, log.restore(backup.iterator(), RestoredEntry::by));
        assertEquals(6, lines().size());
        assertEquals("Ruth", events(AuditEvent.Kind.RESTORE).get(0).by());
        assertWhole();
    }
}
