package app.spoton.tablet.history.export;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import android.database.sqlite.SQLiteDatabase;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.spoton.engine.auditlog.LogIdentity;
import app.spoton.engine.auditlog.proof.SignedCheckpoint;
import app.spoton.engine.auditlog.verification.LogVerdicts;
import app.spoton.engine.auditlog.verification.Verification;
import app.spoton.engine.auditlog.verification.VerificationOptions;
import app.spoton.engine.auditlog.verification.VerificationReport;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.record.AuditEvent;
import app.spoton.tablet.FakeClock;
import app.spoton.tablet.auditlog.AuditLogException;
import app.spoton.tablet.auditlog.BackgroundThread;
import app.spoton.tablet.auditlog.DealtRounds;
import app.spoton.tablet.auditlog.TestSigningKey;
import app.spoton.tablet.auditlog.storage.StoredAuditLog;
import app.spoton.tablet.documents.DocumentStore;
import app.spoton.tablet.documents.InMemoryDocuments;
import app.spoton.tablet.history.integrity.LogIntegrityCheck;
import app.spoton.tablet.history.rounds.RoundDetails;
import app.spoton.tablet.history.rounds.RoundFilter;
import app.spoton.tablet.history.rounds.RoundRepository;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.GZIPInputStream;
import org.junit.After;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;

/** The tablet signs its log, and what it exports is proved by spoton verify. */
@RunWith(AndroidJUnit4.class)
public class SignedLogTest {
    @Rule
    public final BackgroundThread disk = new BackgroundThread();

    private final Context context = ApplicationProvider.getApplicationContext();
    private final FakeClock clock = new FakeClock();
    private final TestSigningKey key = new TestSigningKey();
    private final DealtRounds dealt = new DealtRounds(1, clock.now);
    private final InMemoryDocuments documents = new InMemoryDocuments();
    private StoredAuditLog log = StoredAuditLog.signed(context, "signed.db", clock, Catalog.standard(), key);
    private Exports exports = new Exports(log, Catalog.standard(), documents);

    @After
    public void close() {
        log.close();
    }

    private void event(AuditEvent.Kind kind) {
        log.write(AuditEvent.of(kind, clock.now, "Ann", "Pit 3", "something", ""));
    }

    private List<Long> checkpoints() {
        return log.reader().dao().numbersOf("checkpoint", 99);
    }

    private VerificationReport verify(InputStream in, List<SignedCheckpoint> since) throws IOException {
        Verification verification = new Verification(Catalog.standard(), VerificationOptions.EXPORT.withSince(since)
                .withKey(log.signatures().identity().orElseThrow().key()));
        verification.lines(in, done -> { });
        return verification.report(Optional.empty());
    }

    @Test
    public void theFirstEntryNamesTheLogAndItsKey() {
        log.write(dealt.next());
        LogIdentity identity = LogIdentity.read(log.reader().line(1).orElseThrow().text()).orElseThrow();
        assertEquals("log-created", log.reader().line(1).orElseThrow().kind());
        assertEquals(Optional.of(identity), log.signatures().identity());
        assertEquals("round", log.reader().line(2).orElseThrow().kind());
    }

    @Test
    public void theLogIsSignedAtEverySignOutAndExportAndOnceAnHour() {
        log.write(dealt.next());
        assertEquals("the first hour of a new log has passed", List.of(3L), checkpoints());
        log.write(dealt.next());
        assertEquals(1, checkpoints().size());
        clock.now = clock.now.plus(Duration.ofMinutes(59));
        log.write(dealt.next());
        assertEquals(1, checkpoints().size());
        clock.now = clock.now.plus(Duration.ofMinutes(1));
        log.write(dealt.next());
        assertEquals(2, checkpoints().size());
        event(AuditEvent.Kind.SIGN_IN);
        assertEquals(2, checkpoints().size());
        event(AuditEvent.Kind.SIGN_OUT);
        event(AuditEvent.Kind.EXPORT);
        assertEquals(4, checkpoints().size());
        clock.now = clock.now.minus(Duration.ofDays(1));
        log.write(dealt.next());
        assertEquals("a clock that is set back does not end it", 5, checkpoints().size());
        SignedCheckpoint latest = log.signatures().latest().orElseThrow();
        assertEquals(log.reader().head().orElseThrow().number - 1, latest.checkpoint().size());
        assertTrue(latest.isSignedBy(log.signatures().identity().orElseThrow().key()));
    }

    @Test
    public void aBackupIsAuthenticAndCompleteAndTheLogOnTheTabletIsIntact() throws IOException {
        for (int count = 0; count < 37; count++) {
            log.write(dealt.next());
        }
        SignedCheckpoint earlier = log.signatures().latest().orElseThrow();
        exports.backUp("Ruth", "file", done -> { });
        VerificationReport report = verify(new GZIPInputStream(documents.read("file")), List.of(earlier));
        assertEquals("[]", report.findings().toString());
        assertEquals(LogVerdicts.Authenticity.AUTHENTIC, report.verdicts().authenticity());
        assertTrue(report.verdicts().isRestorable());
        LogIntegrityCheck.IntegrityResult check = new LogIntegrityCheck(log.reader(), Catalog.standard()).run(done -> { });
        assertTrue(check.report().findings().toString(), check.isIntact());
    }

    @Test
    public void thePdfOfARoundPrintsTheWholeCheckpoint() throws IOException {
        log.write(dealt.next());
        RoundDetails opened = new RoundRepository(log.reader()).open(2).orElseThrow();
        exports.exportPdf(Optional.of(opened), Optional.empty(), "Ruth", "pdf");
        SignedCheckpoint latest = log.signatures().latest().orElseThrow();
        assertTrue("this round is in it", latest.checkpoint().size() >= opened.number());
        StringBuilder printed = new StringBuilder();
        for (Matcher row = Pattern.compile("\\((.*)\\) Tj").matcher(new String(documents.files.get("pdf"),
                StandardCharsets.ISO_8859_1)); row.find();) {
            printed.append(row.group(1).strip());
        }
        String note = latest.toString().replace('\u2014', '\u0097').replaceAll("[ \n]", "");   // as PDF encodes the dash
        assertTrue(printed.toString(), printed.toString().replace(" ", "").contains(note));
    }

    @Test
    public void anExportByAFilterIsAuthenticAndPartialAndComparableWithAnEarlierCheckpoint() throws IOException {
        for (int count = 0; count < 37; count++) {
            log.write(dealt.next());
        }
        SignedCheckpoint earlier = log.signatures().sign("Ruth", "for the auditor").orElseThrow();
        for (int count = 0; count < 12; count++) {
            log.write(dealt.next());
        }
        exports.exportRounds(Exports.Form.JSON_LINES, RoundFilter.ALL.withDealer("Ann"), "Ruth", "file", done -> { });
        VerificationReport report = verify(documents.read("file"), List.of(earlier));
        assertEquals("[]", report.findings().toString());
        assertEquals(LogVerdicts.Authenticity.AUTHENTIC, report.verdicts().authenticity());
        assertEquals(LogVerdicts.Consistency.CONSISTENT, report.verdicts().consistency());
        assertEquals(LogVerdicts.Completeness.PARTIAL, report.verdicts().completeness());
        String changed = new String(documents.files.get("file"), StandardCharsets.UTF_8).replaceFirst("Ann", "Eve");
        assertFalse(verify(new ByteArrayInputStream(changed.getBytes(StandardCharsets.UTF_8)), List.of()).isWhole());
    }

    @Test
    public void aLogThatIsOlderThanKeysIsSignedFromItsHeadOnAndSaysSo() {
        StoredAuditLog unsigned = StoredAuditLog.in(context, "old.db", clock, Catalog.standard());
        for (int count = 0; count < 7; count++) {
            unsigned.write(dealt.next());
        }
        unsigned.close();
        log = StoredAuditLog.signed(context, "old.db", clock, Catalog.standard(), key);
        assertEquals(8, log.reader().head().orElseThrow().number);
        assertTrue(log.reader().line(8).orElseThrow().text().contains("From here on this log is signed. The 7 entries before"));
        assertEquals(9, log.signatures().sign("Ruth", "").orElseThrow().checkpoint().size() + 1);
        LogIntegrityCheck.IntegrityResult check = new LogIntegrityCheck(log.reader(), Catalog.standard()).run(done -> { });
        assertTrue(check.report().findings().toString(), check.isIntact());
    }

    @Test
    public void aFileThatSomebodyChangedIsNotSigned() {
        for (int count = 0; count < 9; count++) {
            log.write(dealt.next());
        }
        log.close();
        try (SQLiteDatabase raw = SQLiteDatabase.openDatabase(context.getDatabasePath("signed.db").getPath(), null,
                SQLiteDatabase.OPEN_READWRITE)) {
            raw.execSQL("DROP TRIGGER entry_refuses_update");
            raw.execSQL("UPDATE entry SET line = (SELECT line FROM entry WHERE number = 5) WHERE number = 4");
        }
        IOException refused = assertThrows(IOException.class, () -> exports.backUp("Ruth", "file", done -> { }));
        assertTrue(refused.getMessage(), refused.getMessage().contains("changed outside of the app"));
    }

    /** SQLite sees nothing wrong with it, and neither does its check of the pages. */
    @Test
    public void aLogWhoseLastEntriesCannotBeReadSaysSoAndCanBeSetAside() {
        for (int count = 0; count < 4; count++) {
            log.write(dealt.next());
        }
        log.close();
        try (SQLiteDatabase raw = SQLiteDatabase.openDatabase(context.getDatabasePath("signed.db").getPath(), null,
                SQLiteDatabase.OPEN_READWRITE)) {
            raw.execSQL("DROP TRIGGER entry_refuses_update");
            raw.execSQL("UPDATE entry SET line = x'00'");
        }
        for (int time = 0; time < 2; time++) {
            AuditLogException refused = assertThrows(AuditLogException.class, () -> event(AuditEvent.Kind.SIGN_IN));
            assertTrue(refused.getMessage(), refused.getMessage().contains("cannot be read") && refused.getMessage().contains("Nothing is deleted"));
        }
        log.kept().setAside("Sue");
        assertEquals(1, log.kept().names().size());
        assertTrue(log.write(dealt.next()) > 0);
    }

    @Test
    public void aRoundThatIsLoggedDuringAnExportIsNotInItAndTheExportIsProved() throws IOException {
        for (int count = 0; count < 40; count++) {
            log.write(dealt.next());
        }
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        long[] before = {0};
        Exports slow = new Exports(log, Catalog.standard(), new DocumentStore() {
            @Override
            public OutputStream write(String address) {
                return new OutputStream() {
                    @Override
                    public void write(int one) {
                        throw new IllegalStateException("a byte at a time");
                    }

                    @Override
                    public void write(byte[] bytes, int from, int length) {
                        if (before[0] == 0) {   // the first entries are written, and not the head
                            before[0] = log.reader().head().orElseThrow().number;
                            log.write(dealt.next());
                        }
                        file.write(bytes, from, length);
                    }
                };
            }

            @Override
            public InputStream read(String address) {
                throw new IllegalStateException();
            }
        });
        slow.exportRounds(Exports.Form.JSON_LINES, RoundFilter.ALL, "Ruth", "file", done -> { });
        assertTrue(before[0] > 0 && log.reader().head().orElseThrow().number > before[0]);
        VerificationReport report = verify(new ByteArrayInputStream(file.toByteArray()), List.of());
        assertEquals("[]", report.findings().toString());
        assertEquals(LogVerdicts.Authenticity.AUTHENTIC, report.verdicts().authenticity());
        assertEquals(before[0], report.checkpoint().orElseThrow().checkpoint().size());
    }
}
