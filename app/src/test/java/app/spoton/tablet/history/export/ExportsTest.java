package app.spoton.tablet.history.export;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.spoton.engine.auditlog.verification.Verification;
import app.spoton.engine.auditlog.verification.VerificationReport;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.json.round.Rounds;
import app.spoton.engine.money.Money;
import app.spoton.engine.record.AuditEvent;
import app.spoton.engine.record.MeterChange;
import app.spoton.engine.record.RoundEnd;
import app.spoton.engine.record.RoundEnding;
import app.spoton.engine.record.RoundRecord;
import app.spoton.engine.round.Meter;
import app.spoton.engine.settlement.StepNote;
import app.spoton.tablet.auditlog.AuditLogException;
import app.spoton.tablet.auditlog.DealtRounds;
import app.spoton.tablet.auditlog.DemonstrationTable;
import app.spoton.tablet.auditlog.storage.StoredAuditLog;
import app.spoton.tablet.documents.InMemoryDocuments;
import app.spoton.tablet.history.HistoryStates;
import app.spoton.tablet.history.OffMainThread;
import app.spoton.tablet.history.TabStatus;
import app.spoton.tablet.history.TestRecords;
import app.spoton.tablet.history.integrity.LogIntegrityCheck;
import app.spoton.tablet.history.rounds.RoundDetails;
import app.spoton.tablet.history.rounds.RoundFilter;
import app.spoton.tablet.history.rounds.RoundRepository;
import app.spoton.tablet.history.whatif.CorrectionWriter;
import app.spoton.tablet.history.whatif.WhatIf;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.zip.GZIPInputStream;
import org.junit.After;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;

/** Exports can be verified, and a backup is verified before it is restored. */
@RunWith(AndroidJUnit4.class)
public class ExportsTest {
    private static final int ROUNDS = 120;

    private final Context context = ApplicationProvider.getApplicationContext();
    private final Clock clock = Clock.fixed(HistoryStates.NOW, ZoneOffset.UTC);
    private final StoredAuditLog log = StoredAuditLog.in(context, "papers.db", clock, Catalog.standard());
    private final InMemoryDocuments documents = new InMemoryDocuments();
    private final Exports exports = new Exports(log, Catalog.standard(), documents);

    @Before
    public void deal() throws Exception {
        OffMainThread.call(() -> {
            HistoryStates.write(log, ROUNDS);
            return null;
        });
    }

    @After
    public void close() {
        log.close();
    }

    private void export(Exports.Form form, RoundFilter filter) {
        OffMainThread.call(() -> exports.exportRounds(form, filter, "Ruth", "file", done -> { }));
    }

    private void backUp() {
        OffMainThread.call(() -> exports.backUp("Ruth", "file", done -> { }));
    }

    private String text() {
        return new String(documents.files.get("file"), StandardCharsets.UTF_8);
    }

    private static VerificationReport verify(InputStream in) throws IOException {
        Verification verification = new Verification(Catalog.standard());
        verification.lines(in, done -> { });
        return verification.report(Optional.empty());
    }

    @Test
    public void aBackupHasEveryEntry() throws Exception {
        backUp();
        VerificationReport report = verify(new GZIPInputStream(documents.read("file")));
        assertEquals("[]", report.findings().toString());
        assertEquals(ROUNDS + 2, report.entries());
        assertEquals(OffMainThread.call(() -> log.reader().head().orElseThrow().hash), report.head().orElseThrow());
    }

    @Test
    public void anExportByAFilterHasThoseRoundsAndNamesTheFilter() throws Exception {
        export(Exports.Form.JSON_LINES, RoundFilter.ALL.withDealer("Ann"));
        VerificationReport report = verify(documents.read("file"));
        assertTrue(report.findings().toString(), report.isWhole());
        assertEquals("dealer Ann", report.filter());
        assertEquals(60, report.entries());
        assertFalse(text().contains("\"dealer\":\"Bela\""));
        String touched = text().replaceFirst("\"pay\":\"[1-9]", "\"pay\":\"7");
        assertFalse(verify(new ByteArrayInputStream(touched.getBytes(StandardCharsets.UTF_8))).isWhole());
    }

    @Test
    public void aSpreadsheetHasARowForEachWagerAndNoFormulas() throws Exception {
        export(Exports.Form.CSV, RoundFilter.ALL.withDealer("Ann"));
        String[] rows = text().split("\r\n");
        assertTrue(rows[0].startsWith("\uFEFFentry,round,table,game,dealer"));
        assertTrue(rows[1], rows[1].startsWith("2,\"r1\",\"Pit 3\",four-card-poker,\"Ann\",2026-03-0"));
        assertTrue(rows.length > 300);
        assertTrue(Arrays.stream(rows).skip(1).allMatch(row -> row.split(",", -1).length >= 21));
    }

    /** A round that was never settled, one whose meter win a supervisor confirmed, a correction, and a repaired meter. */
    private void disputes() {
        OffMainThread.call(() -> {
            RoundRecord settled = TestRecords.settled("win", Rounds.parse(Catalog.standard(), JACKPOT), HistoryStates.NOW);
            int step = settled.settlement().orElseThrow().steps().stream().filter(one -> one.notes().contains(StepNote.SUPERVISOR))
                    .findFirst().orElseThrow().number();
            log.write(settled.with(new RoundEnding(Optional.of(RoundEnd.CONFIRMED), "", Map.of(step, "Sue"))));
            log.write(new RoundRecord("bad", settled.game(), settled.table(), settled.round(), Optional.empty(),
                    settled.timeline(), new RoundEnding(Optional.of(RoundEnd.MISDEAL), "exposed card", Map.of()),
                    settled.evidence(), List.of(), settled.engine()));
            RoundDetails details = new RoundRepository(log.reader()).open(log.reader().dao().numberOf("win").orElseThrow())
                    .orElseThrow();
            WhatIf folded = WhatIf.of(details.round()).withFolded(1, true);
            new CorrectionWriter(log).write(details, Optional.of(folded), "Ruth", "Seat 1 folded");
            Meter after = new Meter(Money.ofCents(1000_00), Money.ofCents(500_00), Money.ZERO);
            log.write(new AuditEvent(AuditEvent.Kind.METER, HistoryStates.NOW, "Ruth", "Table 4", "repaired", "", List.of(
                    new MeterChange("main", MeterChange.Kind.ADJUSTMENT, Money.ofCents(-5_00), Money.ZERO, after, "counted twice",
                            "Ruth")), Optional.empty()));
            return null;
        });
    }

    private static final String JACKPOT = ("{'game':'four-card-poker','dealer':['Kc','Kd','8d','6c','2s','3s'],"
            + "'paytables':{'progressive':'PAYS-1'},'meters':{'main':{'amount':'1000.00','seed':'500.00','reserve':'0.00'}},"
            + "'seats':[{'seat':1,'cards':['Ah','Ad','As','Ac','5d'],'wagers':{'ante':'10.00','play':'10.00','progressive':'1.00'}}]}")
            .replace('\'', '"');

    @Test
    public void aSpreadsheetHasMisdealsCorrectionsAndMeterRepairs() throws Exception {
        disputes();
        export(Exports.Form.CSV, RoundFilter.ALL.withTable("Table 4"));
        List<String> rows = text().lines().collect(Collectors.toList());
        assertTrue(text(), rows.stream().anyMatch(row -> row.contains("\"bad\"") && row.contains("misdeal: exposed card")
                && row.contains(",ante,,10.00,")));
        assertTrue(text(), rows.stream().anyMatch(row -> row.contains("\"win\"") && row.contains(",correction,\"Ruth\"")
                && row.contains("Seat 1 folded")));
        assertTrue(text(), rows.stream().anyMatch(row -> row.contains("counted twice") && row.endsWith(
                ",meter,\"Ruth\",main,-5.00,1000.00")));
    }

    @Test
    public void everyExportHasMisdealsCorrectionsAndMeterRepairs() throws Exception {
        disputes();
        export(Exports.Form.JSON_LINES, RoundFilter.ALL.withTable("Table 4"));
        assertTrue(text().contains("\"id\":\"bad\"") && text().contains("Seat 1 folded") && text().contains("counted twice"));
        assertTrue(verify(documents.read("file")).isWhole());
    }

    @Test
    public void afterASupervisorConfirmedNothingWaitsForOne() throws Exception {
        disputes();
        export(Exports.Form.CSV, RoundFilter.ALL.withTable("Table 4"));
        assertFalse(text().lines().filter(row -> row.contains(",round,")).anyMatch(row -> row.contains("wait for a supervisor")));
        assertTrue(text().contains("confirmed by Sue"));
    }

    @Test
    public void demonstrationRoundsAreInNoExportOfTheHouse() throws Exception {
        OffMainThread.call(() -> {
            RoundRecord round = TestRecords.settled("demo", Rounds.parse(Catalog.standard(), JACKPOT), HistoryStates.NOW);
            return log.write(new RoundRecord("demo", round.game(), DemonstrationTable.NAME, round.round(), round.settlement(),
                    round.timeline(), round.ending(), round.evidence(), List.of(), round.engine()));
        });
        export(Exports.Form.JSON_LINES, RoundFilter.ALL);
        assertFalse(text().contains("\"id\":\"demo\""));
        export(Exports.Form.JSON_LINES, RoundFilter.DEMONSTRATION);
        assertTrue(text().contains("\"id\":\"demo\""));
    }

    @Test
    public void aCellThatBeginsLikeAFormulaIsTextWhateverComesBeforeIt() throws Exception {
        for (String start : List.of("=", "+", "-", "@", "\t=", "\r=", "\n=")) {
            RoundRecord round = new DealtRounds(7, HistoryStates.NOW).nextWithId("cell" + start.codePointAt(0));
            OffMainThread.call(() -> log.write(new RoundRecord(round.id(), round.game(), start + "1", round.round(),
                    round.settlement(), round.timeline(), round.ending(), round.evidence(), List.of(), round.engine())));
            export(Exports.Form.CSV, RoundFilter.ALL);
            assertTrue(start, text().contains("\"'" + start + "1\""));
        }
    }

    @Test
    public void aPdfOfARoundSaysWhatWasPaidAndWhy() throws Exception {
        RoundRepository repository = new RoundRepository(log.reader());
        RoundDetails opened = OffMainThread.call(() -> repository.open(2).orElseThrow());
        OffMainThread.call(() -> exports.exportPdf(Optional.of(opened), Optional.empty(), "Ruth", "file"));
        String pdf = new String(documents.files.get("file"), StandardCharsets.ISO_8859_1);
        assertTrue(pdf.startsWith("%PDF-1.4"));
        assertTrue(pdf.contains("(Round r1) Tj"));
        assertTrue(pdf.contains(opened.round().steps().get(0).sentence().substring(0, 12)));
        assertTrue(pdf.contains("SHA-256 " + opened.entry().hash()));
        assertFalse("a dash is a dash", pdf.contains("?"));
        int start = Integer.parseInt(pdf.substring(pdf.indexOf("startxref") + 10, pdf.indexOf("\n%%EOF")).strip());
        assertTrue(pdf.substring(start).startsWith("xref"));
    }

    @Test
    public void aBackupIsRestoredIntoAnEmptyLog() throws Exception {
        backUp();
        String head = OffMainThread.call(() -> log.reader().head().orElseThrow().hash);
        StoredAuditLog other = StoredAuditLog.in(context, "new.db", clock, Catalog.standard());
        Exports there = new Exports(other, Catalog.standard(), documents);
        TabStatus.Message message = OffMainThread.call(() -> there.restore("Ruth", "file", done -> { }));
        assertEquals(TabStatus.Message.Kind.RESTORED, message.kind());
        assertEquals(head, OffMainThread.call(() -> other.reader().line(ROUNDS + 2).orElseThrow().hash()));
        LogIntegrityCheck.IntegrityResult check = OffMainThread.call(() -> new LogIntegrityCheck(other.reader(), Catalog.standard()).run(done -> { }));
        assertTrue(check.report().findings() + " " + check.wrongRows(), check.isIntact());
        assertEquals(TabStatus.Message.Kind.NOTHING_TO_RESTORE,
                OffMainThread.call(() -> there.restore("Ruth", "file", done -> { })).kind());
        other.close();
    }

    @Test
    public void aBackupThatWasChangedOrIsOfAnotherLogIsRefusedAndNothingChanges() throws Exception {
        backUp();
        byte[] good = documents.files.get("file");
        String text = new String(readAll(new GZIPInputStream(new ByteArrayInputStream(good))), StandardCharsets.UTF_8);
        documents.files.put("file", text.replaceFirst("Pit 3", "Pit 4").getBytes(StandardCharsets.UTF_8));
        StoredAuditLog other = StoredAuditLog.in(context, "other.db", clock, Catalog.standard());
        Exports there = new Exports(other, Catalog.standard(), documents);
        TabStatus.Message message = OffMainThread.call(() -> there.restore("Ruth", "file", done -> { }));
        assertEquals(TabStatus.Message.Kind.BACKUP_BROKEN, message.kind());
        assertTrue(message.detail(), message.detail().startsWith("line 1, entry 1: it was changed"));
        assertTrue(OffMainThread.call(() -> other.reader().head().isEmpty()));
        documents.files.put("file", good);
        OffMainThread.call(() -> {
            HistoryStates.write(other, 3);
            return null;
        });
        AuditLogException refused = assertThrows(AuditLogException.class,
                () -> OffMainThread.call(() -> there.restore("Ruth", "file", done -> { })));
        assertTrue(refused.getMessage(), refused.getMessage().contains("another log"));
        other.close();
    }

    private static byte[] readAll(InputStream in) throws IOException {
        return in.readAllBytes();
    }
}
