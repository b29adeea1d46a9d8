package app.spoton.tablet.auditlog.storage;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import android.database.sqlite.SQLiteDatabase;
import android.database.sqlite.SQLiteException;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.spoton.engine.auditlog.LogLine;
import app.spoton.engine.auditlog.verification.Verification;
import app.spoton.engine.auditlog.verification.VerificationReport;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.money.Money;
import app.spoton.engine.record.AuditEvent;
import app.spoton.engine.record.MeterChange;
import app.spoton.engine.record.RoundRecord;
import app.spoton.engine.record.RoundRecordCodec;
import app.spoton.engine.round.Meter;
import app.spoton.tablet.auditlog.AuditLogException;
import app.spoton.tablet.auditlog.BackgroundThread;
import app.spoton.tablet.auditlog.DealtRounds;
import app.spoton.tablet.auditlog.database.AuditLogSql;
import app.spoton.tablet.auditlog.database.CorrectionRow;
import app.spoton.tablet.auditlog.database.RoundRow;
import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.After;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;

/** The audit log in its file. */
@RunWith(AndroidJUnit4.class)
public class StoredAuditLogTest {
    private static final Instant NOW = Instant.parse("2026-03-01T18:00:00Z");

    @Rule
    public final BackgroundThread disk = new BackgroundThread();

    private final Context context = ApplicationProvider.getApplicationContext();
    private final Clock clock = Clock.fixed(NOW, ZoneOffset.UTC);
    private final DealtRounds dealt = new DealtRounds(1, NOW);
    private StoredAuditLog log = StoredAuditLog.in(context, "log.db", clock, Catalog.standard());

    @After
    public void close() {
        log.close();
    }

    private static AuditEvent event(AuditEvent.Kind kind, String words, String about, MeterChange... meters) {
        return new AuditEvent(kind, NOW, "Ruth", "Pit 3", words, about, List.of(meters), Optional.empty());
    }

    private File file() {
        return context.getDatabasePath("log.db");
    }

    @Test
    public void aRoundIsLoggedWithAllItsFields() {
        RoundRecord round = dealt.next();
        assertEquals(1, log.write(round));
        RoundRecord read = log.reader().content(1).orElseThrow().round().orElseThrow();
        RoundRecordCodec codec = new RoundRecordCodec(Catalog.standard());
        assertEquals(codec.write(round), codec.write(read));
        assertEquals("Ann", read.timeline().dealer());
        RoundRow row = log.reader().dao().round(1).orElseThrow();
        assertEquals("Pit 3", row.dealt.table);
        assertEquals(round.timeline().ended().orElseThrow().toEpochMilli(), row.time.ended);
        assertFalse(log.reader().isEncrypted());
    }

    @Test
    public void aRoundThatIsWrittenTwiceIsLoggedOnce() {
        RoundRecord round = dealt.next();
        assertEquals(1, log.write(round));
        assertEquals(2, log.write(dealt.next()));
        assertEquals(1, log.write(round));
        assertEquals(2, log.reader().head().orElseThrow().number);
    }

    @Test
    public void everyEntryCarriesTheHashOfTheOneBefore() {
        for (int count = 0; count < 5; count++) {
            log.write(dealt.next());
            log.write(event(AuditEvent.Kind.SIGN_IN, "signed in", ""));
        }
        String previous = LogLine.NOTHING;
        for (long number = 1; number <= 10; number++) {
            LogLine line = log.reader().line(number).orElseThrow();
            assertEquals(previous, line.previous());
            assertTrue(line.isWhole());
            previous = line.hash();
        }
        assertEquals(previous, log.reader().head().orElseThrow().hash);
    }

    @Test
    public void theDatabaseRefusesToChangeOrDeleteAnything() {
        log.write(dealt.next());
        log.write(event(AuditEvent.Kind.CORRECTION, "the nine was a six", "r1"));
        log.write(event(AuditEvent.Kind.SETTING, "limits", "", change(MeterChange.Kind.BEGINNING, 100, 100)));
        log.close();
        try (SQLiteDatabase raw = SQLiteDatabase.openDatabase(file().getPath(), null, SQLiteDatabase.OPEN_READWRITE)) {
            for (String table : AuditLogSql.TABLES) {
                String column = table.equals("name") ? "kind" : table.equals("seat") || table.equals("step")
                        || table.equals("meter_entry") || table.equals("tree_node") ? "id" : "number";
                for (String sql : List.of("UPDATE " + table + " SET " + column + " = " + column,
                        "DELETE FROM " + table)) {
                    SQLiteException refused = assertThrows(sql, SQLiteException.class, () -> raw.execSQL(sql));
                    assertTrue(refused.getMessage().contains("Nothing in the log is ever changed."));
                }
            }
        }
    }

    private static MeterChange change(MeterChange.Kind kind, long amount, long after) {
        return new MeterChange("main", kind, Money.ofCents(amount), Money.ZERO,
                new Meter(Money.ofCents(after), Money.ofCents(500), Money.ZERO), "as counted", "Ruth");
    }

    @Test
    public void metersHaveTheAmountsOfTheirLastEntry() {
        assertEquals(Map.of(), log.meters("Pit 3"));
        log.write(event(AuditEvent.Kind.METER, "set", "", change(MeterChange.Kind.BEGINNING, 1000, 1000)));
        log.write(event(AuditEvent.Kind.METER, "counted", "", change(MeterChange.Kind.ADJUSTMENT, -25, 975)));
        log.close();
        log = StoredAuditLog.in(context, "log.db", clock, Catalog.standard());
        assertEquals(Money.ofCents(975), log.meters("Pit 3").get("main").amount());
        assertEquals(Money.ofCents(500), log.meters("Pit 3").get("main").seed());
        assertEquals(Map.of(), log.meters("Pit 4"));
    }

    @Test
    public void whatIsWrittenIsOnTheDiskWhenTheCallReturns() {
        assertEquals("wal", log.connection().pragma("journal_mode"));
        assertEquals("full", "2", log.connection().pragma("synchronous"));
    }

    @Test
    public void aCorrectionIsANewEntryAndTheRoundDoesNotChange() {
        log.write(dealt.next());
        String before = log.reader().line(1).orElseThrow().text();
        log.write(event(AuditEvent.Kind.CORRECTION, "the nine was a six", "r1"));
        assertEquals(before, log.reader().line(1).orElseThrow().text());
        CorrectionRow correction = log.reader().dao().corrections(1).get(0);
        assertEquals("the nine was a six", correction.words);
        assertEquals("Ruth", correction.by);
    }

    @Test
    public void aDamagedLogIsKeptAndTheNewOneRecordsIt() throws IOException {
        log.write(dealt.next());
        log.close();
        try (RandomAccessFile bytes = new RandomAccessFile(file(), "rw")) {
            bytes.write(new byte[4096]);
        }
        log = StoredAuditLog.in(context, "log.db", clock, Catalog.standard());
        assertEquals(1, log.reader().head().orElseThrow().number);
        assertTrue(log.reader().damagedFile(), new File(file().getParentFile(), log.reader().damagedFile()).exists());
        assertTrue(log.reader().line(1).orElseThrow().text().contains("could not be read. It is kept"));
        assertEquals(2, log.write(dealt.next()));
    }

    @Test
    public void aFileThatIsNotADatabaseIsKeptToo() throws IOException {
        assertTrue(file().getParentFile().isDirectory() || file().getParentFile().mkdirs());
        try (FileOutputStream out = new FileOutputStream(file())) {
            out.write("These are somebody's holiday notes, and not a log at all.".repeat(100).getBytes());
        }
        log.write(dealt.next());
        assertTrue(new File(file().getParentFile(), log.reader().damagedFile()).length() > 5000);
        assertEquals(2, log.reader().head().orElseThrow().number);
    }

    @Test
    public void fullStorageIsReportedAndLeavesTheLogUnchanged() {
        log.write(dealt.next());
        long pages = Long.parseLong(log.connection().pragma("max_page_count=1"));
        AuditLogException full = assertThrows(AuditLogException.class, () -> {
            for (int count = 0; count < 500; count++) {
                log.write(dealt.next());
            }
        });
        assertEquals(AuditLogException.Kind.STORAGE_FULL, full.kind());
        assertTrue(full.getMessage().contains("Nothing is lost"));
        long last = log.reader().head().orElseThrow().number;
        assertTrue(log.reader().line(last).orElseThrow().isWhole());
        assertEquals(last, log.reader().dao().round(last).orElseThrow().number);
        log.connection().pragma("max_page_count=" + (pages + 10_000));
        assertEquals(last + 1, log.write(dealt.next()));
    }

    private void damage() throws IOException {
        log.close();
        try (RandomAccessFile bytes = new RandomAccessFile(file(), "rw")) {
            bytes.write(new byte[4096]);
        }
        log = StoredAuditLog.in(context, "log.db", clock, Catalog.standard());
    }

    private void assertWhole(long entries) {
        Verification verification = new Verification(Catalog.standard());
        int[] wrong = {0};
        log.reader().visitEntries((line, rowsMatch) -> {
            verification.line(line, 0, line.length);
            wrong[0] += rowsMatch ? 0 : 1;
        });
        VerificationReport report = verification.report(Optional.empty());
        assertEquals(List.of(), report.findings());
        assertEquals(entries, report.entries());
        assertEquals(0, wrong[0]);
    }

    @Test
    public void aBackupGoesBeforeWhatWasLoggedSinceTheDamageAndNothingIsLost() throws IOException {
        List<RoundRecord> rounds = new ArrayList<>();
        for (int count = 0; count < 250; count++) {
            rounds.add(dealt.next());
            log.write(rounds.get(count));
        }
        List<LogLine> backup = log.reader().lines(1, 240);
        RoundRecord twice = rounds.get(6);
        damage();
        log.write(twice);
        for (int count = 0; count < 5; count++) {
            log.write(dealt.nextWithId("since" + count));
        }
        log.write(event(AuditEvent.Kind.CORRECTION, "the nine was a six", "since2"));
        assertEquals(8, log.reader().head().orElseThrow().number);
        assertEquals(240, log.restore(backup.iterator(), RestoredEntry::by));
        long adjusted = log.reader().head().orElseThrow().number - 240 - 7 - 2;
        assertEquals("the meter rose between the backup and the damage", 1, adjusted);
        assertWhole(240 + 7 + 2 + adjusted);
        assertEquals(backup.get(239).hash(), log.reader().line(240).orElseThrow().hash());
        assertEquals(Optional.of(7L), log.reader().dao().numberOf("r7"));
        long since = log.reader().dao().numberOf("since2").orElseThrow();
        assertEquals("the nine was a six", log.reader().dao().corrections(since).get(0).words);
        AuditEvent restored = log.reader().content(log.reader().head().orElseThrow().number).orElseThrow().event().orElseThrow();
        assertTrue(restored.description(), restored.description().contains("A backup was put before"));
        assertTrue(new File(file().getParentFile(), restored.about()).exists());
        assertEquals(0, log.restore(backup.iterator(), RestoredEntry::by));
    }

    @Test
    public void aBackupOfAnotherTabletIsRefusedByALogThatHasRounds() {
        log.write(dealt.next());
        StoredAuditLog other = StoredAuditLog.in(context, "other.db", clock, Catalog.standard());
        other.write(new DealtRounds(2, NOW).nextWithId("x"));
        List<LogLine> backup = other.reader().lines(1, 9);
        other.close();
        AuditLogException refused = assertThrows(AuditLogException.class, () -> log.restore(backup.iterator(), RestoredEntry::by));
        assertTrue(refused.getMessage(), refused.getMessage().contains("another log"));
        assertWhole(1);
    }

    @Test
    public void aNewTabletOnWhichSomebodyHasSignedInTakesABackup() {
        StoredAuditLog other = StoredAuditLog.in(context, "other.db", clock, Catalog.standard());
        other.write(new DealtRounds(2, NOW).nextWithId("x"));
        List<LogLine> backup = other.reader().lines(1, 9);
        other.close();
        log.write(event(AuditEvent.Kind.SIGN_IN, "signed in", ""));
        assertEquals(1, log.restore(backup.iterator(), RestoredEntry::by));
        assertWhole(4);
        assertEquals("sign-in", log.reader().line(2).orElseThrow().kind());
    }

    @Test
    public void aRestoreThatThePowerInterruptedIsFinishedWhenTheLogIsNextOpened() throws IOException {
        log.write(dealt.next());
        log.write(dealt.next());
        log.close();
        Files.move(file().toPath(), new File(file().getPath() + "-restored").toPath());
        StoredAuditLog old = StoredAuditLog.in(context, "old.db", clock, Catalog.standard());
        old.write(event(AuditEvent.Kind.SIGN_IN, "signed in", ""));
        old.close();
        Files.move(context.getDatabasePath("old.db").toPath(), file().toPath());
        assertEquals(2, log.reader().head().orElseThrow().number);
        String[] kept = file().getParentFile().list((folder, name) -> name.startsWith("log-before-restore-"));
        assertEquals(1, kept.length);
    }
}
