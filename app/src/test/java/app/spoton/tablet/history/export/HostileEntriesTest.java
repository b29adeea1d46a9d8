package app.spoton.tablet.history.export;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.spoton.engine.auditlog.ExportHead;
import app.spoton.engine.auditlog.LogLine;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.record.AuditEvent;
import app.spoton.tablet.FakeClock;
import app.spoton.tablet.auditlog.AuditLogException;
import app.spoton.tablet.auditlog.BackgroundThread;
import app.spoton.tablet.auditlog.DealtRounds;
import app.spoton.tablet.auditlog.storage.StoredAuditLog;
import app.spoton.tablet.documents.InMemoryDocuments;
import app.spoton.tablet.history.TabStatus;
import app.spoton.tablet.history.rounds.RoundFilter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.junit.After;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;

/** Backups whose chain and head are right, made by somebody who writes into the entries what no tablet writes. */
@RunWith(AndroidJUnit4.class)
public class HostileEntriesTest {
    private static final String METER = "{\"meter\":\"main\",\"kind\":\"contribution\",\"amount\":\"0.00\",\"reserve\":\"0.00\",\"after\":"
            + "{\"amount\":\"1.00\",\"seed\":\"1.00\",\"reserve\":\"0.00\"},\"reason\":\"\",\"by\":\"\"}";
    private static final String FORMULA = "=HYPERLINK(\"x\")";

    @Rule
    public final BackgroundThread disk = new BackgroundThread();

    private final Context context = ApplicationProvider.getApplicationContext();
    private final FakeClock clock = new FakeClock();
    private final InMemoryDocuments documents = new InMemoryDocuments();
    private final StoredAuditLog source = StoredAuditLog.in(context, "source.db", clock, Catalog.standard());
    private final StoredAuditLog log = StoredAuditLog.in(context, "hostile.db", clock, Catalog.standard());
    private final Exports exports = new Exports(log, Catalog.standard(), documents);
    private final List<LogLine> lines = new ArrayList<>();

    @Before
    public void deal() {
        DealtRounds dealt = new DealtRounds(1, clock.now);
        for (int count = 0; count < 5; count++) {
            source.write(dealt.next());
        }
        source.write(AuditEvent.of(AuditEvent.Kind.CORRECTION, clock.now, "Ruth", "Pit 3", "wrong dealer", "r1"));
        lines.addAll(source.reader().lines(1, 9));
    }

    @After
    public void close() {
        source.close();
        log.close();
    }

    /** The log with other bodies, hashed again, with a head. */
    private byte[] backup(UnaryOperator<String> change) {
        StringBuilder text = new StringBuilder();
        ExportHead head = new ExportHead();
        String previous = LogLine.NOTHING;
        for (LogLine line : lines) {
            String body = line.text().substring(0, line.text().lastIndexOf(",\"number\":")) + "}";
            LogLine changed = LogLine.after(previous, line.number(), Instant.parse(line.time()), line.kind(), change.apply(body));
            previous = changed.hash();
            head.add(previous);
            text.append(changed.text()).append('\n');
        }
        return text.append(head.line(lines.size(), previous, clock.now, "").text()).append('\n').toString()
                .getBytes(StandardCharsets.UTF_8);
    }

    private String restore(UnaryOperator<String> change) {
        documents.files.put("file", backup(change));
        try {
            TabStatus.Message message = exports.restore("Ruth", "file", done -> { });
            return message.kind() + " " + message.detail();
        } catch (AuditLogException | IOException | UncheckedIOException refused) {
            return "refused: " + refused.getMessage();
        }
    }

    private long entries() {
        return log.reader().head().map(head -> head.number).orElse(0L);
    }

    private static UnaryOperator<String> replace(String expression, String with) {
        return body -> body.replaceFirst(expression, with);
    }

    @Test
    public void whatNoTabletWritesIsRefusedWithAReasonAndLeavesNothingBehind() {
        Map<String, UnaryOperator<String>> hostile = Map.ofEntries(
                Map.entry("the same round twice", replace("\"id\":\"r\\d+\"", "\"id\":\"r1\"")),
                Map.entry("a time that no clock shows", replace("\"begun\":\"[^\"]*\"", "\"begun\":\"+300000000-01-01T00:00:00Z\"")),
                Map.entry("an end that no clock shows", replace("\"ended\":\"[^\"]*\"", "\"ended\":\"-300000000-01-01T00:00:00Z\"")),
                Map.entry("no beginning", replace("\"begun\":\"[^\"]*\",", "")),
                Map.entry("a seat far away", replace("\"seat\":\\d", "\"seat\":99999999999")),
                Map.entry("a negative seat", replace("\"seat\":\\d", "\"seat\":-1")),
                Map.entry("a step far away", replace("\"step\":1,", "\"step\":4000000000,")),
                Map.entry("a step in the place of a later round's", replace("\"step\":1,", "\"step\":20001,")),
                Map.entry("meters in the place of a later round's", replace("\"meters\":\\[[^\\]]*\\]", "\"meters\":[" + METER + (','
                        + METER).repeat(100) + "]")),
                Map.entry("another game", replace("\"game\":\"[^\"]*\"", "\"game\":\"seven-card-bluff\"")));
        List<String> accepted = new ArrayList<>();
        hostile.forEach((what, change) -> {
            String answer = restore(body -> body.startsWith("{\"id\":") ? change.apply(body) : body);
            boolean isRefused = answer.startsWith("refused: ") || answer.startsWith("BACKUP_BROKEN ");
            if (!isRefused || answer.length() < 30 || answer.contains("Try again") || entries() > 0) {
                accepted.add(what + ": " + answer);
            }
        });
        assertEquals("[]", accepted.toString());
        assertTrue(restore(body -> body).startsWith("RESTORED"));
    }

    @Test
    public void aBackupThatGoesOnWithOneRoundTwiceLeavesThisLogAsItIs() {
        assertTrue(restore(body -> body).startsWith("RESTORED"));
        long before = entries();
        assertEquals(7, before);
        assertTrue(restore(body -> body).startsWith("NOTHING_TO_RESTORE"));
        String answer = restore(replace("\"dealers\":\\[\"[^\"]*\"", "\"dealers\":[\"Eve\""));
        assertTrue(answer, answer.contains("of another log"));
        assertEquals(before, entries());
    }

    @Test
    public void textInTheEntriesOfABackupIsNeverAFormulaAndNeverAnotherCell() throws IOException {
        String settlement = "{\"steps\":[{\"step\":1,\"seat\":1,\"wager\":\"" + FORMULA.replace("\"", "\\\"") + "\",\"outcome\":\"+1,2\","
                + "\"stake\":\"@x\",\"pay\":\"\uff1d1\",\"odds\":\"-1\\n2\",\"hand\":\"\\t=1\",\"say\":\"x\"}]}";
        String answer = restore(body -> body.startsWith("{\"id\":") ? body
                : body.substring(0, body.length() - 2) + ",\"round\":{\"id\":\"r1\"},\"settlement\":" + settlement + "}}");
        assertTrue(answer, answer.startsWith("RESTORED"));
        exports.exportRounds(Exports.Form.CSV, RoundFilter.ALL, "Ruth", "csv", done -> { });
        String csv = new String(documents.files.get("csv"), StandardCharsets.UTF_8);
        assertTrue(csv, csv.contains("'=HYPERLINK"));
        for (String cell : csv.split(",|\r\n", -1)) {
            assertFalse(cell, cell.matches("(?s)\"?[=+@\t\r\uff1d\uff0b\uff0d\uff20].*") || cell.matches("(?s)\"?-[^0-9].*"));
        }
        Optional<String> correction = csv.lines().filter(line -> line.contains("HYPERLINK")).findFirst();
        assertTrue(correction.orElse(csv), correction.orElseThrow().contains(",\"'+1,2\",\"'@x\",\"'\uff1d1\","));
    }
}
