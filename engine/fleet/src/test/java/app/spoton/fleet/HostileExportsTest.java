package app.spoton.fleet;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.auditlog.LogLine;
import app.spoton.fleet.database.FleetDatabase;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import org.junit.Assume;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;

/** Exports that are made to be left out, to stand for others, or to change the page: the report says what it was given. */
public class HostileExportsTest {
    @Rule
    public final TemporaryFolder folder = new TemporaryFolder();

    private Path file(String name) {
        return folder.getRoot().toPath().resolve(name);
    }

    private FleetDatabase load() throws IOException {
        return SampleExports.load(folder.getRoot().toPath());
    }

    private static long rounds(FleetDatabase database) {
        return database.rows("SELECT count(*) AS rounds FROM rounds").get(0).number("rounds");
    }

    @Test
    public void aNameThatIsAPlaceInThePageIsText() throws IOException {
        SampleExports.write(file("plain.jsonl"), SampleExports.log(2, 10));
        int scripts;
        try (FleetDatabase database = load()) {
            scripts = SampleExports.page(database).split("'use strict'", -1).length;
        }
        SampleExports.write(file("plain.jsonl"), SampleExports.withBody(SampleExports.log(2, 10), 5, "Table 2", "@js@ @d3@ @data@ @css@ @body@"));
        try (FleetDatabase database = load()) {
            String page = SampleExports.page(database);
            assertTrue(page.contains("@js@ @d3@ @data@ @css@ @body@"));
            assertEquals("the page's own script is there once", scripts, page.split("'use strict'", -1).length);
        }
    }

    @Test
    public void anExportThatIsCompressedIsLoadedWhateverItsNameSays() throws IOException {
        SampleExports.write(file("one.jsonl"), SampleExports.log(1, 10));
        byte[] text = Files.readAllBytes(file("one.jsonl"));
        try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(file("one.jsonl")))) {
            out.write(text);
        }
        SampleExports.write(file("two.jsonl.gz"), SampleExports.log(2, 20));
        try (FleetDatabase database = load()) {
            assertEquals(30, rounds(database));
            assertFalse(SampleExports.page(database).contains("NOT verified"));
        }
    }

    @Test
    public void aFileWhoseNameIsAPatternIsLoadedAloneAndUnderItsOwnName() throws IOException {
        Assume.assumeFalse("Windows has no such names", System.getProperty("os.name").startsWith("Windows"));
        SampleExports.write(file("!*.jsonl"), SampleExports.log(1, 10));
        SampleExports.write(file("!?.jsonl"), SampleExports.log(2, 20));
        SampleExports.write(file("!a.jsonl"), SampleExports.log(3, 30));
        SampleExports.write(file("![a].jsonl"), SampleExports.log(4, 40));
        try (FleetDatabase database = load()) {
            assertEquals("[{file=!*.jsonl, rounds=10}, {file=!?.jsonl, rounds=20}, {file=![a].jsonl, rounds=40}, {file=!a.jsonl, rounds=30}]",
                    database.rows("SELECT file, count(*) AS rounds FROM rounds GROUP BY file ORDER BY file").stream()
                            .map(row -> row.columns()).toList().toString());
        }
    }

    /** Half of a character, which the database refuses and the engine does not. */
    @Test
    public void anEntryThatTheEngineReadsAndTheDatabaseDoesNotIsReported() throws IOException {
        List<LogLine> log = new ArrayList<>(SampleExports.log(2, 10));
        LogLine last = log.get(log.size() - 1);
        log.add(changed(LogLine.after(last.hash(), last.number() + 1, Instant.parse(last.time()), "setting",
                "{\"log\":{\"table\":\"Table 2\",\"by\":\"Sue\",\"at\":\"" + last.time() + "\",\"description\":\"HALF\"}}"), "HALF", "\\ud800"));
        SampleExports.write(file("odd.jsonl"), log);
        try (FleetDatabase database = load()) {
            String page = SampleExports.page(database);
            assertTrue(page.contains("Of " + log.size() + " entries, " + (log.size() - 1) + " could be loaded."));
            assertTrue(page.contains("1 file did not pass verification."));
        }
    }

    /** The entry with another text that no writer of ours writes, and the hash of it. */
    private static LogLine changed(LogLine entry, String what, String with) {
        String hashed = entry.text().substring(0, entry.text().lastIndexOf("\"hash\":")).replace(what, with);
        hashed = hashed.substring(0, hashed.length() - 1);
        try {
            String hash = HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(hashed.getBytes(StandardCharsets.UTF_8)));
            return LogLine.read(hashed + ",\"hash\":\"" + hash + "\"}").filter(LogLine::isWhole).orElseThrow();
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    @Test
    public void anExportThatNobodySignedIsNotCalledTheTablets() throws IOException {
        SampleExports.write(file("made.jsonl"), SampleExports.log(2, 10));
        try (FleetDatabase database = load()) {
            String page = SampleExports.page(database);
            assertTrue(page.contains("1 file is not signed: nothing proves that a tablet wrote it."));
            assertTrue(page.contains("Not signed"));
            assertFalse(page.contains("as the tablet wrote it"));
        }
    }
}
