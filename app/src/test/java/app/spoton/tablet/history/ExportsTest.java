package app.spoton.tablet.history;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.auditlog.Verification;
import app.spoton.tablet.auditlog.StoredAuditLog;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.zip.GZIPInputStream;
import org.junit.After;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;

/** What leaves the tablet can be proved, and what comes back is proved first. */
@RunWith(AndroidJUnit4.class)
public class ExportsTest {
    private static final int ROUNDS = 120;

    private final Context context = ApplicationProvider.getApplicationContext();
    private final Clock clock = Clock.fixed(HistoryStates.NOW, ZoneOffset.UTC);
    private final StoredAuditLog log = StoredAuditLog.in(context, "papers.db", clock);
    private final Shelf shelf = new Shelf();
    private final Exports paperwork = new Exports(log, Catalog.standard(), shelf);

    /** Files in memory. */
    static final class Shelf implements DocumentStore {
        final Map<String, byte[]> files = new HashMap<>();

        @Override
        public OutputStream write(String address) {
            return new ByteArrayOutputStream() {
                @Override
                public void close() {
                    files.put(address, toByteArray());
                }
            };
        }

        @Override
        public InputStream read(String address) throws IOException {
            if (!files.containsKey(address)) {
                throw new FileNotFoundException(address);
            }
            return new ByteArrayInputStream(files.get(address));
        }
    }

    @Before
    public void deal() throws Exception {
        TestFolders.call(() -> {
            HistoryStates.write(log, ROUNDS);
            return null;
        });
    }

    @After
    public void close() {
        log.close();
    }

    private void export(Exports.Form form, RoundFilter filter, Optional<RoundDetails> opened) throws Exception {
        TestFolders.call(() -> paperwork.export(form, filter, opened, "Ruth", "file", done -> { }));
    }

    private String text() {
        return new String(shelf.files.get("file"), StandardCharsets.UTF_8);
    }

    private static Verification.Report verify(InputStream in) throws IOException {
        Verification verification = new Verification(Catalog.standard());
        verification.lines(in, done -> { });
        return verification.report(Optional.empty());
    }

    @Test
    public void anExportOfEverythingIsWhole() throws Exception {
        export(Exports.Form.BACKUP, RoundFilter.ALL, Optional.empty());
        Verification.Report report = verify(new GZIPInputStream(shelf.read("file")));
        assertEquals("[]", report.findings().toString());
        assertEquals(ROUNDS + 2, report.entries());
        assertEquals(TestFolders.call(() -> log.head().orElseThrow().hash), report.head().orElseThrow());
    }

    @Test
    public void anExportByAFilterHoldsThoseRoundsAndSaysSo() throws Exception {
        export(Exports.Form.JSON_LINES, RoundFilter.ALL.dealtBy("Ann"), Optional.empty());
        Verification.Report report = verify(shelf.read("file"));
        assertTrue(report.findings().toString(), report.isWhole());
        assertEquals("dealer Ann", report.filter());
        assertEquals(60, report.entries());
        assertFalse(text().contains("\"dealer\":\"Bela\""));
        String touched = text().replaceFirst("\"pay\":\"[1-9]", "\"pay\":\"7");
        assertFalse(verify(new ByteArrayInputStream(touched.getBytes(StandardCharsets.UTF_8))).isWhole());
    }

    @Test
    public void aSpreadsheetHasARowForEachWagerAndNoFormulas() throws Exception {
        export(Exports.Form.CSV, RoundFilter.ALL.dealtBy("Ann"), Optional.empty());
        String[] rows = text().split("\r\n");
        assertTrue(rows[0].startsWith("\uFEFFentry,round,table,game,dealer"));
        assertTrue(rows[1], rows[1].startsWith("2,\"r1\",\"Pit 3\",four-card-poker,\"Ann\",2026-03-0"));
        assertTrue(rows.length > 300);
        assertTrue(Arrays.stream(rows).skip(1).allMatch(row -> row.split(",", -1).length >= 16));
    }

    @Test
    public void aRoundOnPaperSaysWhatWasPaidAndWhy() throws Exception {
        RoundRepository reading = new RoundRepository(log, Catalog.standard());
        RoundDetails opened = TestFolders.call(() -> reading.open(2).orElseThrow());
        export(Exports.Form.PDF, RoundFilter.ALL, Optional.of(opened));
        String pdf = new String(shelf.files.get("file"), StandardCharsets.ISO_8859_1);
        assertTrue(pdf.startsWith("%PDF-1.4"));
        assertTrue(pdf.contains("(Round r1) Tj"));
        assertTrue(pdf.contains(opened.round().steps().get(0).say().substring(0, 12)));
        assertTrue(pdf.contains("SHA-256 " + opened.hash()));
        int start = Integer.parseInt(pdf.substring(pdf.indexOf("startxref") + 10, pdf.indexOf("\n%%EOF")).strip());
        assertTrue(pdf.substring(start).startsWith("xref"));
    }

    @Test
    public void aBackupPutsEverythingBackIntoAnEmptyLog() throws Exception {
        export(Exports.Form.BACKUP, RoundFilter.ALL, Optional.empty());
        String head = TestFolders.call(() -> log.head().orElseThrow().hash);
        StoredAuditLog other = StoredAuditLog.in(context, "new.db", clock);
        Exports there = new Exports(other, Catalog.standard(), shelf);
        HistoryUiState.Notice told = TestFolders.call(() -> there.restore("Ruth", "file", done -> { }));
        assertEquals(HistoryUiState.Notice.Kind.RESTORED, told.kind());
        assertEquals(head, TestFolders.call(() -> other.line(ROUNDS + 2).orElseThrow().hash()));
        LogIntegrityCheck.Result check = TestFolders.call(() -> new LogIntegrityCheck(other, Catalog.standard()).run(done -> { }));
        assertTrue(check.report().findings() + " " + check.rows(), check.isWhole());
        assertEquals(HistoryUiState.Notice.Kind.NOTHING_TO_RESTORE,
                TestFolders.call(() -> there.restore("Ruth", "file", done -> { })).kind());
        other.close();
    }

    @Test
    public void aBackupThatWasTouchedOrIsAnotherLogsIsRefusedAndNothingChanges() throws Exception {
        export(Exports.Form.BACKUP, RoundFilter.ALL, Optional.empty());
        byte[] good = shelf.files.get("file");
        String text = new String(readAll(new GZIPInputStream(new ByteArrayInputStream(good))), StandardCharsets.UTF_8);
        shelf.files.put("file", text.replaceFirst("Pit 3", "Pit 4").getBytes(StandardCharsets.UTF_8));
        StoredAuditLog other = StoredAuditLog.in(context, "other.db", clock);
        Exports there = new Exports(other, Catalog.standard(), shelf);
        HistoryUiState.Notice told = TestFolders.call(() -> there.restore("Ruth", "file", done -> { }));
        assertEquals(HistoryUiState.Notice.Kind.BACKUP_BROKEN, told.kind());
        assertTrue(told.words(), told.words().startsWith("line 1, entry 1: it was changed"));
        assertTrue(TestFolders.call(() -> other.head().isEmpty()));
        shelf.files.put("file", good);
        TestFolders.call(() -> {
            HistoryStates.write(other, 3);
            return null;
        });
        ExecutionException refused = assertThrows(ExecutionException.class,
                () -> TestFolders.call(() -> there.restore("Ruth", "file", done -> { })));
        assertTrue(refused.getMessage(), refused.getMessage().contains("another log"));
        other.close();
    }

    private static byte[] readAll(InputStream in) throws IOException {
        return in.readAllBytes();
    }
}
