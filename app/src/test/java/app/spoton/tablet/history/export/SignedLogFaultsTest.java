package app.spoton.tablet.history.export;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import android.database.sqlite.SQLiteDatabase;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
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
import app.spoton.tablet.history.TabStatus;
import app.spoton.tablet.history.rounds.RoundFilter;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.security.KeyPair;
import java.security.PrivateKey;
import java.security.ProviderException;
import java.util.List;
import java.util.Optional;
import org.junit.After;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;

/** A signed log of which a part cannot be read or signed, that is exported while it grows, or that somebody continues elsewhere. */
@RunWith(AndroidJUnit4.class)
public class SignedLogFaultsTest {
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

    /** Android's key store reports some failures in this way. */
    @Test
    public void aKeyStoreThatEndsTheSigningWithAnErrorOfItsOwnKeepsNoRoundOutOfTheLogEither() {
        PrivateKey broken = new PrivateKey() {
            @Override
            public String getAlgorithm() {
                return "EC";
            }

            @Override
            public String getFormat() {
                return "PKCS#8";
            }

            @Override
            public byte[] getEncoded() {
                throw new ProviderException("The key store does not answer.");
            }
        };
        log.close();
        log = StoredAuditLog.signed(context, "provider.db", clock, Catalog.standard(), () -> new KeyPair(key.pair().getPublic(), broken));
        assertEquals(2, log.write(dealt.next()));
        event(AuditEvent.Kind.SIGN_OUT);
        assertEquals(List.of(), checkpoints());
        assertTrue(log.signatures().problem(), log.signatures().problem().startsWith("The tablet's key store did not sign"));
    }

    /** A supervisor restores a backup on another tablet, deals there, and brings the result back. */
    @Test
    public void roundsThatWereDealtOnAnotherTabletDoNotBecomePartOfThisLog() throws IOException {
        for (int count = 0; count < 5; count++) {
            log.write(dealt.next());
        }
        exports.backUp("Ruth", "file", done -> { });
        long before = log.reader().head().orElseThrow().number;
        StoredAuditLog elsewhere = StoredAuditLog.signed(context, "elsewhere.db", clock, Catalog.standard(), new TestSigningKey());
        Exports there = new Exports(elsewhere, Catalog.standard(), documents);
        assertEquals(TabStatus.Message.Kind.RESTORED, there.restore("Ruth", "file", done -> { }).kind());
        elsewhere.write(dealt.next());
        there.backUp("Ruth", "forged", done -> { });
        elsewhere.close();
        AuditLogException refused = assertThrows(AuditLogException.class, () -> exports.restore("Ruth", "forged", done -> { }));
        assertTrue(refused.getMessage(), refused.getMessage().contains("not signed with its key"));
        assertEquals(before, log.reader().head().orElseThrow().number);
        assertEquals(TabStatus.Message.Kind.NOTHING_TO_RESTORE, exports.restore("Ruth", "file", done -> { }).kind());
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
