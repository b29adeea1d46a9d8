package app.spoton.tablet.history.export;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
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
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.zip.GZIPInputStream;
import org.junit.After;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;

/** Backups of a signed log that another tablet restores, or that somebody exchanged. */
@RunWith(AndroidJUnit4.class)
public class SignedBackupsTest {
    @Rule
    public final BackgroundThread disk = new BackgroundThread();

    private final Context context = ApplicationProvider.getApplicationContext();
    private final FakeClock clock = new FakeClock();
    private final TestSigningKey key = new TestSigningKey();
    private final DealtRounds dealt = new DealtRounds(1, clock.now);
    private final InMemoryDocuments documents = new InMemoryDocuments();
    private StoredAuditLog log = StoredAuditLog.signed(context, "backups.db", clock, Catalog.standard(), key);
    private final Exports exports = new Exports(log, Catalog.standard(), documents);

    @After
    public void close() {
        log.close();
    }

    private VerificationReport verify(InputStream in) throws IOException {
        Verification verification = new Verification(Catalog.standard(), VerificationOptions.EXPORT.withKey(
                log.signatures().identity().orElseThrow().key()));
        verification.lines(in, done -> { });
        return verification.report(Optional.empty());
    }

    @Test
    public void aBackupContinuedOnAnotherTabletNamesItsKeyAndStaysWhole() throws IOException {
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
        VerificationReport report = verify(new GZIPInputStream(documents.read("again")));
        assertEquals("[]", report.findings().toString());
        assertEquals(LogVerdicts.Authenticity.AUTHENTIC, report.verdicts().authenticity());
        assertTrue(report.notices().kept().toString(), report.notices().kept().toString().contains("restored on another tablet"));
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
            public OutputStream write(String address) {
                throw new IllegalStateException();
            }

            @Override
            public InputStream read(String address) {
                return new ByteArrayInputStream(reads[0]++ == 0 ? good : other);
            }
        });
        assertThrows(UncheckedIOException.class, () -> there.restore("Ruth", "file", done -> { }));
        assertTrue(empty.reader().head().isEmpty());
        empty.close();
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
}
