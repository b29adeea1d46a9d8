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
import app.spoton.tablet.auditlog.BackgroundThread;
import app.spoton.tablet.auditlog.DealtRounds;
import app.spoton.tablet.auditlog.TestSigningKey;
import app.spoton.tablet.auditlog.storage.StoredAuditLog;
import app.spoton.tablet.documents.DocumentStore;
import app.spoton.tablet.documents.InMemoryDocuments;
import app.spoton.tablet.history.TabStatus;
import app.spoton.tablet.history.integrity.LogIntegrityCheck;
import app.spoton.tablet.history.rounds.RoundDetails;
import app.spoton.tablet.history.rounds.RoundFilter;
import app.spoton.tablet.history.rounds.RoundRepository;
import java.io.ByteArrayInputStream;
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
    public void aKeyStoreThatFailsKeepsNoRoundOutOfTheLogAndItIsSignedLater() {
        key.fails = true;
        assertEquals(1, log.write(dealt.next()));
        assertEquals(Optional.empty(), log.signatures().sign("Ruth", ""));
        assertTrue(log.signatures().problem(), log.signatures().problem().contains("busy"));
        key.fails = false;
        assertTrue(log.signatures().sign("Ruth", "").isPresent());
        assertEquals("", log.signatures().problem());
    }

    @Test
    public void aBackupThatGoesOnOnAnotherTabletNamesItsKeyAndStaysWhole() throws IOException {
        log.write(dealt.next());
        exports.backUp("Ruth", "file", done -> { });
        String id = log.signatures().identity().orElseThrow().logId();
        StoredAuditLog other = StoredAuditLog.signed(context, "other.db", clock, Catalog.standard(), new TestSigningKey());
        other.write(AuditEvent.of(AuditEvent.Kind.SIGN_IN, clock.now, "Ruth", "", "signed in", ""));
        Exports there = new Exports(other, Catalog.standard(), documents);
        assertEquals(TabStatus.Message.Kind.RESTORED, there.restore("Ruth", "file", done -> { }).kind());
        assertEquals(id, other.signatures().identity().orElseThrow().logId());
        other.write(dealt.next());
        there.backUp("Ruth", "again", done -> { });
        log.close();
        log = other;
        VerificationReport report = verify(new GZIPInputStream(documents.read("again")), List.of());
        assertEquals("[]", report.findings().toString());
        assertEquals(LogVerdicts.Authenticity.AUTHENTIC, report.verdicts().authenticity());
        assertTrue(report.notices().kept().toString(), report.notices().kept().toString().contains("restored on another tablet"));
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

    @Test
    public void aBackupThatIsAnotherOneWhenItIsReadTheSecondTimeLeavesNothingBehind() throws IOException {
        for (int count = 0; count < 5; count++) {
            log.write(dealt.next());
        }
        exports.backUp("Ruth", "file", done -> { });
        byte[] good = new GZIPInputStream(documents.read("file")).readAllBytes();
        byte[] other = new String(good, StandardCharsets.UTF_8).replaceFirst("Ann", "Eve").getBytes(StandardCharsets.UTF_8);
        int[] reads = {0};
        StoredAuditLog empty = StoredAuditLog.in(context, "empty.db", clock, Catalog.standard());
        Exports there = new Exports(empty, Catalog.standard(), new DocumentStore() {
            @Override
            public java.io.OutputStream write(String address) {
                throw new IllegalStateException();
            }

            @Override
            public InputStream read(String address) {
                return new ByteArrayInputStream(reads[0]++ == 0 ? good : other);
            }
        });
        assertThrows(java.io.UncheckedIOException.class, () -> there.restore("Ruth", "file", done -> { }));
        assertTrue(empty.reader().head().isEmpty());
        empty.close();
    }
}
