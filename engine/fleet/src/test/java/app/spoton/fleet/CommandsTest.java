package app.spoton.fleet;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import app.spoton.fleet.database.FleetDatabase;
import app.spoton.fleet.database.ParquetFolder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;

public class CommandsTest {
    @Rule
    public final TemporaryFolder folder = new TemporaryFolder();

    private Path exports() throws IOException {
        Path exports = folder.newFolder("exports").toPath();
        SampleExports.write(exports.resolve("one.jsonl"), SampleExports.log(1, 60));
        SampleExports.write(exports.resolve("two.jsonl"), SampleExports.log(2, 60));
        return exports;
    }

    @Test
    public void aReportIsOnePageThatAsksNothingOfANetwork() throws IOException {
        Path page = folder.getRoot().toPath().resolve("page.html");
        assertEquals(0, FleetMain.run("report", exports().toString(), "--zone", "America/Los_Angeles", "-o", page.toString()));
        String html = SampleExports.read(page);
        for (String section : List.of("Needs attention", "Are the logs complete?", "Rounds an hour", "Hold", "Card reading",
                "Jackpots and meters", "Irregularities", "Rounds worth a look")) {
            assertTrue(section, html.contains("<h2>" + section + "</h2>"));
        }
        assertTrue(html.contains("default-src 'none'"));
        assertFalse(Pattern.compile("<(script|img|iframe)[^>]+src=|<link[^>]+href=\"(?!data:)|@import|url\\(").matcher(html).find());
        assertFalse("a placeholder was left", Pattern.compile("@(css|period|tiles|attention|body|engine|data|d3|js)@").matcher(html).find());
    }

    @Test
    public void parquetIsPartitionedByTableAndDayAndHoldsEveryRow() throws IOException {
        Path out = folder.getRoot().toPath().resolve("parquet");
        Path exports = exports();
        assertEquals(0, FleetMain.run("parquet", exports.toString(), out.toString(), "--zone", "America/Los_Angeles"));
        try (Stream<Path> days = Files.list(out.resolve("rounds/table_name=Table%201"))) {
            assertEquals(List.of("day=2026-11-02"), days.map(day -> day.getFileName().toString()).collect(Collectors.toList()));
        }
        try (FleetDatabase loaded = SampleExports.load(exports); FleetDatabase empty = FleetDatabase.open(Optional.empty(),
                SampleExports.SEATTLE)) {
            for (String table : List.of("entries", "rounds", "steps", "meter_entries")) {
                String columns = loaded.rows("SELECT * FROM " + table + " LIMIT 1").get(0).columns().keySet().stream()
                        .collect(Collectors.joining(", "));
                String read = "read_parquet(" + FleetDatabase.quoted(out.resolve(table) + "/**/*.parquet")
                        + ", hive_partitioning = true, hive_types_autocast = false)";
                assertEquals(table, loaded.rows("SELECT " + columns + " FROM " + table + " ORDER BY ALL"),
                        empty.rows("SELECT " + columns + " FROM " + read + " ORDER BY ALL"));
            }
        }
        assertEquals("a folder that is there is not written over", 1,
                FleetMain.run("parquet", exports.toString(), out.toString()));
    }

    @Test
    public void parquetThatIsAddedToHoldsEveryEntryOnceAndIsReportedLikeItsExports() throws IOException {
        Path exports = exports();
        Path later = folder.newFolder("later").toPath();
        SampleExports.write(later.resolve("one-again.jsonl"), SampleExports.log(1, 90));
        Path out = folder.getRoot().toPath().resolve("parquet");
        assertEquals(0, FleetMain.run("parquet", exports.toString(), out.toString(), "--append", "--zone", "America/Los_Angeles"));
        assertEquals(0, FleetMain.run("parquet", later.toString(), out.toString(), "--append", "--zone", "America/Los_Angeles"));
        Files.copy(later.resolve("one-again.jsonl"), exports.resolve("three.jsonl"));
        try (FleetDatabase loaded = SampleExports.load(exports);
                FleetDatabase read = FleetDatabase.over(ParquetFolder.at(out), SampleExports.SEATTLE)) {
            for (String table : List.of("entries", "rounds", "steps", "meter_entries")) {
                String count = "SELECT count(*) AS rows FROM " + table;
                assertEquals(table, loaded.rows(count), read.rows(count));
            }
            assertEquals(loaded.ask("hold"), read.ask("hold"));
            assertEquals(loaded.ask("pace"), read.ask("pace"));
            assertEquals(150, read.ask("overview").get(0).number("rounds"));
            assertEquals(0, read.ask("forks").size());
        }
        Path page = folder.getRoot().toPath().resolve("page.html");
        assertEquals(0, FleetMain.run("report", out.toString(), "-o", page.toString()));
        assertTrue(SampleExports.read(page).contains("This page was made from the Parquet files"));
        assertTrue("days are the house's, without naming it again", SampleExports.read(page).contains("America/Los_Angeles"));
    }

    @Test
    public void parquetIsNotAddedToWithAnotherClockOrAFileOfTheSameName() throws IOException {
        Path exports = exports();
        Path out = folder.getRoot().toPath().resolve("parquet");
        assertEquals(0, FleetMain.run("parquet", exports.toString(), out.toString(), "--zone", "America/Los_Angeles"));
        assertEquals("a file of the same name", 1,
                FleetMain.run("parquet", exports.toString(), out.toString(), "--append", "--zone", "America/Los_Angeles"));
        Path later = folder.newFolder("later").toPath();
        SampleExports.write(later.resolve("three.jsonl"), SampleExports.log(3, 20));
        assertEquals("another clock", 1, FleetMain.run("parquet", later.toString(), out.toString(), "--append", "--zone", "Europe/Paris"));
        assertEquals("another clock", 1, FleetMain.run("report", out.toString(), "--zone", "Europe/Paris"));
        assertEquals("no folder of ours", 1,
                FleetMain.run("parquet", later.toString(), exports.toString(), "--append", "--zone", "America/Los_Angeles"));
    }

    @Test
    public void aFolderWithoutExportsIsRefused() throws IOException {
        assertEquals(1, FleetMain.run("report", folder.newFolder("empty").toString()));
        assertEquals(1, FleetMain.run("report", folder.getRoot() + "/nowhere"));
        assertEquals(1, FleetMain.run("report", folder.getRoot().toString(), "--zone", "Mars/Base"));
    }

    @Test
    public void theTabletAndTheEngineCarryNoneOfThis() throws IOException {
        Path root = Path.of(System.getProperty("spoton.root"));
        String app = SampleExports.read(root.resolve("app/build.gradle"));
        assertFalse(app.contains("engine:fleet") || app.contains("duckdb") || app.contains("libs.d3"));
        String engine = SampleExports.read(root.resolve("engine/build.gradle"));
        assertFalse(engine.contains("engine:fleet") || engine.contains("libs.d3") || engine.contains("spark")
                || engine.contains("mplementation libs.duckdb"));
    }
}
