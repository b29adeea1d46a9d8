package app.spoton.fleet;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.auditlog.LogLine;
import app.spoton.fleet.database.FleetDatabase;
import app.spoton.fleet.database.QueryRow;
import app.spoton.fleet.sample.SimulatedTablet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;

public class SuspiciousLogsTest {
    @Rule
    public final TemporaryFolder folder = new TemporaryFolder();

    private Path file(String name) {
        return folder.getRoot().toPath().resolve(name);
    }

    private FleetDatabase load() throws IOException {
        return SampleExports.load(folder.getRoot().toPath());
    }

    @Test
    public void goodLogsNeedNoAttention() throws IOException {
        SampleExports.write(file("good.jsonl"), SampleExports.log(2, 40));
        try (FleetDatabase database = load()) {
            assertEquals(0, database.ask("gaps").size());
            assertEquals(0, database.ask("forks").size());
            assertEquals(0, database.ask("resettled").size());
            String page = SampleExports.page(database);
            assertTrue(page.contains("No file contradicts itself"));
            assertFalse(page.contains("NOT verified"));
        }
    }

    @Test
    public void aMissingEntryIsAGap() throws IOException {
        List<LogLine> log = new ArrayList<>(SampleExports.log(2, 40));
        log.remove(20);
        SampleExports.write(file("gap.jsonl"), log);
        try (FleetDatabase database = load()) {
            List<QueryRow> gaps = database.ask("gaps");
            assertEquals(1, gaps.size());
            assertEquals(22, gaps.get(0).number("number"));
            String page = SampleExports.page(database);
            assertTrue(page.contains("1 gap in the logs."));
            assertTrue(page.contains("1 file did not pass verification."));
        }
    }

    @Test
    public void aLogContinuedInTwoWaysIsAFork() throws IOException {
        List<LogLine> log = SampleExports.log(2, 40);
        SampleExports.write(file("old.jsonl"), log);
        SampleExports.write(file("restored.jsonl"), SampleExports.withBody(log, 30, "Table 2", "Table 2b"));
        try (FleetDatabase database = load()) {
            List<QueryRow> forks = database.ask("forks");
            assertEquals(1, forks.size());
            assertEquals(31, forks.get(0).number("number"));
            assertEquals(log.size() + log.size() - 30L, database.rows("SELECT 1 FROM entries").size());
            String page = SampleExports.page(database);
            assertTrue(page.contains("1 fork in the logs."));
            assertTrue(page.contains("logged more than once."));
        }
    }

    @Test
    public void aRoundThatSettlesDifferentlyIsWorthALook() throws IOException {
        List<LogLine> log = SampleExports.log(1, 10);
        int at = 0;
        while (!log.get(at).text().contains("\"outcome\":\"win\"") || at == 0) {
            at++;
        }
        SampleExports.write(file("wrong.jsonl"), SampleExports.withBody(log, at, "\"outcome\":\"win\"", "\"outcome\":\"push\""));
        try (FleetDatabase database = load()) {
            List<QueryRow> found = database.ask("resettled");
            assertEquals(1, found.size());
            assertEquals(at + 1, found.get(0).number("number"));
            assertFalse(found.get(0).text("round_id").isEmpty());
            assertEquals("Table 1", found.get(0).text("table_name"));
            assertTrue(SampleExports.page(database).contains("1 round settles differently than was logged."));
        }
    }

    @Test
    public void aFileThatIsNoExportIsNamedAndLeftOut() throws IOException {
        SampleExports.write(file("good.jsonl"), SampleExports.log(2, 20));
        Files.writeString(file("notes.jsonl"), "{\"hello\":1}\nnot JSON\n");
        try (FleetDatabase database = load()) {
            assertEquals(20, database.ask("overview").get(0).number("rounds"));
            assertTrue(SampleExports.page(database).contains("notes.jsonl"));
        }
    }

    @Test
    public void aNameIsTextOnThePageWhateverItSays() throws IOException {
        List<LogLine> log = SampleExports.log(2, 10);
        SampleExports.write(file("names.jsonl"), SampleExports.withBody(log, 5, "Table 2", "</script><b>x"));
        try (FleetDatabase database = load()) {
            String page = SampleExports.page(database);
            assertFalse(page.contains("<b>x"));
            assertTrue(page.contains("&lt;/script&gt;&lt;b&gt;x"));
        }
    }

    @Test
    public void aVeryLargeRoundIsWorthALook() throws IOException {
        List<LogLine> log = new ArrayList<>();
        SimulatedTablet tablet = new SimulatedTablet(1, log::add);
        for (int round = 0; round < 30; round++) {
            tablet.dealOne(1, false);
        }
        tablet.dealOne(200, false);
        SampleExports.write(file("large.jsonl"), log);
        try (FleetDatabase database = load()) {
            assertEquals("t1-31", database.ask("large").get(0).text("round_id"));
        }
    }
}
