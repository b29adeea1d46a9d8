package app.spoton.tablet.history.export;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.spoton.engine.catalog.Catalog;
import app.spoton.tablet.FakeClock;
import app.spoton.tablet.auditlog.BackgroundThread;
import app.spoton.tablet.auditlog.DealtRounds;
import app.spoton.tablet.auditlog.TestSigningKey;
import app.spoton.tablet.auditlog.storage.StoredAuditLog;
import app.spoton.tablet.documents.DocumentStore;
import app.spoton.tablet.documents.InMemoryDocuments;
import app.spoton.tablet.history.TabStatus;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Random;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.junit.After;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;

/** An invalid backup is refused with a reason, and the log contains nothing from it. */
@RunWith(AndroidJUnit4.class)
public class HostileBackupsTest {
    @Rule
    public final BackgroundThread disk = new BackgroundThread();

    private final Context context = ApplicationProvider.getApplicationContext();
    private final FakeClock clock = new FakeClock();
    private final DealtRounds dealt = new DealtRounds(1, clock.now);
    private final InMemoryDocuments documents = new InMemoryDocuments();
    private final StoredAuditLog source = StoredAuditLog.signed(context, "source.db", clock, Catalog.standard(), new TestSigningKey());
    private final StoredAuditLog log = StoredAuditLog.signed(context, "hostile.db", clock, Catalog.standard(), new TestSigningKey());

    @After
    public void close() {
        source.close();
        log.close();
    }

    private static byte[] packed(byte[] content, int times) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(bytes)) {
            for (int time = 0; time < times; time++) {
                gzip.write(content);
            }
        }
        return bytes.toByteArray();
    }

    private static byte[] filled(char same) {
        byte[] bytes = new byte[1 << 20];
        Arrays.fill(bytes, (byte) same);
        return bytes;
    }

    private Map<String, byte[]> hostile(byte[] backup) throws IOException {
        String text;
        try (GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(backup))) {
            text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
        byte[] random = new byte[5000];
        new Random(1).nextBytes(random);
        Map<String, byte[]> files = new LinkedHashMap<>();
        files.put("nothing", new byte[0]);
        files.put("two bytes of a compressed file", Arrays.copyOf(backup, 2));
        files.put("half", Arrays.copyOf(backup, backup.length / 2));
        files.put("random bytes", random);
        files.put("a line without an end", packed(filled('x'), 50));
        files.put("lines without an end", packed(filled('\n'), 4));
        files.put("a time that is none", text.replaceFirst("\"time\":\"20", "\"time\":\"x0").getBytes(StandardCharsets.UTF_8));
        files.put("another dealer", text.replaceFirst("\"dealers\":\\[\"", "\"dealers\":[\"E").getBytes(StandardCharsets.UTF_8));
        files.put("without its head", text.substring(0, text.lastIndexOf("\n", text.length() - 2) + 1).getBytes(StandardCharsets.UTF_8));
        files.put("without its first entry", text.substring(text.indexOf('\n') + 1).getBytes(StandardCharsets.UTF_8));
        return files;
    }

    /** What the screen says. */
    private String refusal(String file) {
        Exports exports = new Exports(log, Catalog.standard(), documents);
        try {
            TabStatus.Message message = exports.restore("Ruth", file, done -> { });
            assertTrue(file + ": " + message, message.kind() == TabStatus.Message.Kind.BACKUP_BROKEN
                    || message.kind() == TabStatus.Message.Kind.BACKUP_INCOMPLETE);
            return message.detail();
        } catch (IOException | UncheckedIOException refused) {
            return String.valueOf(refused.getMessage());
        }
    }

    @Test
    public void everyOneIsRefusedWithAReasonAndLeavesNothingBehind() throws IOException {
        for (int count = 0; count < 6; count++) {
            source.write(dealt.next());
        }
        new Exports(source, Catalog.standard(), documents).backUp("Ruth", "backup", done -> { });
        byte[] backup = documents.files.get("backup");
        String before = log.reader().head().orElseThrow().hash;
        hostile(backup).forEach((what, bytes) -> {
            documents.files.put(what, bytes);
            String reason = refusal(what);
            assertFalse(what, reason.isEmpty() || reason.equals("null"));
            assertEquals(what, before, log.reader().head().orElseThrow().hash);
        });
        assertEquals("the backup itself is restored", TabStatus.Message.Kind.RESTORED,
                new Exports(log, Catalog.standard(), documents).restore("Ruth", "backup", done -> { }).kind());
    }

    @Test
    public void aFileThatIsMadeToFillTheMemoryIsRefusedToo() {
        DocumentStore endless = new DocumentStore() {
            @Override
            public OutputStream write(String address) {
                throw new IllegalStateException();
            }

            @Override
            public InputStream read(String address) {
                return new InputStream() {
                    @Override
                    public int read() {
                        throw new OutOfMemoryError("full");
                    }
                };
            }
        };
        IOException refused = assertThrows(IOException.class, () ->
                new Exports(log, Catalog.standard(), endless).restore("Ruth", "file", done -> { }));
        assertTrue(refused.getMessage(), refused.getMessage().contains("Nothing was restored"));
    }
}
