package app.spoton.tablet.auditlog.storage;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import android.database.sqlite.SQLiteCantOpenDatabaseException;
import android.database.sqlite.SQLiteDatabaseCorruptException;
import android.database.sqlite.SQLiteDatabaseLockedException;
import android.database.sqlite.SQLiteDiskIOException;
import android.database.sqlite.SQLiteException;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.spoton.engine.auditlog.LogLine;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.record.AuditEvent;
import app.spoton.tablet.auditlog.AuditLogException;
import app.spoton.tablet.auditlog.BackgroundThread;
import app.spoton.tablet.auditlog.DealtRounds;
import app.spoton.tablet.auditlog.encryption.LogEncryption;
import app.spoton.tablet.auditlog.encryption.LogKeyException;
import app.spoton.tablet.storage.FaultInjection;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.junit.After;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;

/** The log does not step aside for a fault that may pass, and keeps a damaged file. */
@RunWith(AndroidJUnit4.class)
public class LogFaultsTest {
    private static final Instant NOW = Instant.parse("2026-03-01T18:00:00Z");

    @Rule
    public final BackgroundThread disk = new BackgroundThread();

    private final Context context = ApplicationProvider.getApplicationContext();
    private final Clock clock = Clock.fixed(NOW, ZoneOffset.UTC);
    private final DealtRounds dealt = new DealtRounds(1, NOW);
    private final FaultInjection faults = new FaultInjection();
    private LogEncryption encryption = LogEncryption.NONE;
    private AuditLogConnection connection = connect();
    private StoredAuditLog log = new StoredAuditLog(() -> connection);

    @After
    public void close() {
        connection.close();
    }

    private AuditLogConnection connect() {
        return new AuditLogConnection(new AuditLogFile(context, "log.db", file -> encryption.keyFor(file), faults::around), clock,
                Catalog.standard(), Optional.empty());
    }

    private void restart() {
        connection.close();
        connection = connect();
    }

    private File file() {
        return context.getDatabasePath("log.db");
    }

    private long entries() {
        return log.reader().head().map(head -> head.number).orElse(0L);
    }

    private static final List<SQLiteException> PASSING = List.of(new SQLiteCantOpenDatabaseException("CANTOPEN"),
            new SQLiteDiskIOException("IOERR"), new SQLiteDatabaseLockedException("BUSY"));

    @Test
    public void aFaultThatPassesIsTriedAgainAndNobodyNoticesIt() {
        log.write(dealt.next());
        for (SQLiteException passing : PASSING) {
            restart();
            faults.failAt(1, 2, () -> passing);
            assertEquals(passing.getMessage(), 1, entries());
            assertEquals("", log.reader().damagedFile());
        }
    }

    @Test
    public void aFaultThatStaysIsReportedAndTheLogIsWhereItWas() {
        log.write(dealt.next());
        for (SQLiteException passing : PASSING) {
            restart();
            faults.failAt(1, 1000, () -> passing);
            AuditLogException reported = assertThrows(AuditLogException.class, this::entries);
            assertEquals(AuditLogException.Kind.UNAVAILABLE, reported.kind());
            assertTrue(reported.getMessage(), reported.getMessage().contains("Nothing is lost"));
            faults.repair();
            assertEquals(1, entries());
            assertEquals(List.of(), log.kept().names());
        }
    }

    @Test
    public void aKeyStoreThatFailsSetsNoLogAside() {
        log.write(dealt.next());
        restart();
        encryption = database -> {
            throw new LogKeyException("The tablet's key store does not give the log's key.", null);
        };
        assertTrue(new File(file().getPath() + ".key").mkdirs());   // there must be a key
        AuditLogException reported = assertThrows(AuditLogException.class, this::entries);
        assertEquals(AuditLogException.Kind.UNAVAILABLE, reported.kind());
        assertTrue(reported.getMessage(), reported.getMessage().startsWith("The tablet's key store"));
        assertEquals(List.of(), log.kept().names());
        assertTrue(new File(file().getPath() + ".key").delete());
        encryption = LogEncryption.NONE;
        assertEquals(1, entries());
    }

    @Test
    public void aReportOfDamageThatIsNotConfirmedSetsNothingAside() {
        log.write(dealt.next());
        restart();
        faults.failAt(1, 2, () -> new SQLiteDatabaseCorruptException("CORRUPT"));
        assertEquals(1, entries());
        assertEquals(List.of(), log.kept().names());
    }

    @Test
    public void aDamagedMiddlePageIsFoundByTheCheckAndTheFileIsKeptAndCanBeExported() throws IOException {
        for (int count = 0; count < 120; count++) {
            log.write(dealt.next());
        }
        connection.close();
        try (RandomAccessFile bytes = new RandomAccessFile(file(), "rw")) {
            long middle = bytes.length() / 4096 / 2 * 4096;
            bytes.seek(middle);
            bytes.write(new byte[3 * 4096]);
        }
        assertEquals("the head is still read", 120, entries());
        assertTrue(log.quickCheck().isPresent());
        assertEquals("a new log says so", 1, entries());
        assertTrue(log.reader().line(1).orElseThrow().text().contains("could not be read. It is kept"));
        String kept = log.kept().names().get(0);
        assertTrue(kept, kept.startsWith("log-damaged-"));
        ByteArrayOutputStream zip = new ByteArrayOutputStream();
        log.kept().export(kept, zip);
        List<String> names = new ArrayList<>();
        String lines = "";
        try (ZipInputStream in = new ZipInputStream(new ByteArrayInputStream(zip.toByteArray()))) {
            for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
                names.add(entry.getName());
                lines = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            }
        }
        assertTrue(names.toString(), names.contains(kept) && names.contains("entries.jsonl"));
        assertTrue(lines.startsWith("{\"id\":\"r1\""));
    }

    @Test
    public void aLogThatWasSetAsideByHandIsReadAgainAndItsEntriesComeBack() throws IOException {
        for (int count = 0; count < 5; count++) {
            log.write(dealt.next());
        }
        String kept = log.kept().setAside("Sue");
        assertEquals(2, entries());
        assertTrue(log.reader().line(2).orElseThrow().text().contains("\"by\":\"Sue\""));
        assertEquals("they can be gone through twice", List.of(5, 5), log.kept().read(kept, entries ->
                List.of(count(entries), count(entries))));
        assertEquals(5L, (long) log.kept().read(kept, entries -> log.restore(entries.iterator(), RestoredEntry::by)));
        assertEquals(Optional.of(3L), log.reader().dao().numberOf("r3"));
        assertThrows(IOException.class, () -> log.kept().read("../spoton.db", entries -> 0));
        assertEquals("no copy is left", List.of(), List.of(file().getParentFile().list((folder, name) -> name.startsWith("examined"))));
    }

    private static int count(Iterable<LogLine> entries) {
        int count = 0;
        for (LogLine line : entries) {
            count += line.isWhole() ? 1 : 0;
        }
        return count;
    }

    @Test
    public void aPowerCutWhileALogIsSetAsideIsFinishedLaterAndTheJournalStaysWithIt() throws IOException {
        log.write(dealt.next());
        connection.close();
        Files.write(new File(file().getPath() + "-wal").toPath(), new byte[32]);
        Files.write(new File(file().getPath() + "-setting-aside").toPath(), "log-damaged-7.db".getBytes(StandardCharsets.UTF_8));
        Files.move(new File(file().getPath() + "-wal").toPath(), new File(file().getParentFile(), "log-damaged-7.db-wal").toPath());
        assertEquals(1, entries());
        assertEquals(List.of("log-damaged-7.db"), log.kept().names());
        assertTrue(log.reader().line(1).orElseThrow().text().contains("log-damaged-7.db"));
        assertFalse(new File(file().getPath() + "-setting-aside").exists());
    }

    @Test
    public void anEarlierFileThatWasSetAsideIsNeverOverwritten() {
        log.write(dealt.next());
        log.kept().setAside("Sue");
        log.write(dealt.next());
        log.kept().setAside("Sue");
        assertEquals(2, log.kept().names().size());
    }

    @Test
    public void aMissingLogWhoseKeyIsLeftIsReported() throws IOException {
        assertTrue(file().getParentFile().isDirectory() || file().getParentFile().mkdirs());
        Files.write(new File(file().getPath() + ".key").toPath(), new byte[60]);
        log.write(AuditEvent.of(AuditEvent.Kind.SETTING, NOW, "Sue", "", "limits", ""));
        assertTrue(log.reader().line(1).orElseThrow().text().contains("The previous log is missing"));
    }
}
