package app.spoton.tablet.auditlog.writing;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.auditlog.Head;
import app.spoton.engine.auditlog.LogLine;
import app.spoton.engine.auditlog.Verification;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.record.RoundRecordCodec;
import app.spoton.tablet.auditlog.database.AuditLogSql;
import app.spoton.tablet.auditlog.database.JdbcSqlConnection;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;

/**
 * A process that logs is killed at any moment, started again and killed again. The process is a Java of this computer with a
 * SQLite of its own; what it runs is the app's: schema, triggers, statements, chain. {@code -Pspoton.kills=500} kills more.
 */
public class KilledWhileLoggingTest {
    private static final int KILLS = Integer.getInteger("spoton.kills", 6);
    private static final Path SCHEMA = Path.of("schemas/app.spoton.tablet.auditlog.database.AuditLogDatabase/2.json").toAbsolutePath();

    @Rule
    public final TemporaryFolder folder = new TemporaryFolder();

    @Test
    public void noConfirmedRoundIsLostNoneIsHalfWrittenAndTheChainIsWhole() throws Exception {
        Path file = folder.getRoot().toPath().resolve("log.db");
        Random random = new Random(6);
        List<String> confirmed = new ArrayList<>();
        for (int kill = 0; kill < KILLS; kill++) {
            confirmed.addAll(logUntilKilled(file, confirmed.size(), random));
            check(file, confirmed, kill + 1 == KILLS);
        }
        System.out.println(KILLS + " kills, " + confirmed.size() + " rounds confirmed, none lost");
    }

    private static List<String> logUntilKilled(Path file, int from, Random random) throws Exception {
        Process process = new ProcessBuilder(System.getProperty("java.home") + "/bin/java", "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC", "-Xshare:auto", "-cp", System.getProperty("java.class.path"),
                LoggingProcess.class.getName(), file.toString(), SCHEMA.toString(), Integer.toString(from))
                .redirectError(ProcessBuilder.Redirect.DISCARD).start();
        List<String> confirmed = new ArrayList<>();
        try (BufferedReader said = new BufferedReader(
                new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
            int most = 1 + random.nextInt(8);
            while (confirmed.size() < most) {
                String id = said.readLine();
                assertTrue("the process logs", id != null);
                hear(id, confirmed);
            }
            // Into the middle of the next round, wherever that is.
            Thread.sleep(0, random.nextInt(999_999));
            long spin = System.nanoTime() + random.nextInt(4_000_000);
            while (System.nanoTime() < spin) {
                Thread.onSpinWait();
            }
            process.toHandle().destroyForcibly();   // Process's own would also throw away what was said last
            for (String id = said.readLine(); id != null; id = said.readLine()) {
                hear(id, confirmed);
            }
        } catch (IOException cut) {
            // The pipe broke with the process.
        }
        process.waitFor();
        return confirmed;
    }

    private static void hear(String said, List<String> confirmed) {
        if (said.endsWith(".")) {
            confirmed.add(said.substring(0, said.length() - 1));
        }
    }

    private static void check(Path file, List<String> confirmed, boolean thoroughly) {
        try (JdbcSqlConnection store = JdbcSqlConnection.open(file, SCHEMA)) {
            List<List<String>> rounds = store.all("SELECT number, id FROM round ORDER BY number");
            for (int at = 0; at < confirmed.size(); at++) {
                assertEquals("confirmed round " + at, confirmed.get(at), rounds.get(at).get(1));
            }
            // One may have been on the disk when the process died before it could say so; it is asked for once more.
            assertTrue(rounds.size() - confirmed.size() <= 1);
            rounds.subList(confirmed.size(), rounds.size()).forEach(round -> confirmed.add(round.get(1)));
            assertEquals(store.first("SELECT count(*) FROM entry"), store.first("SELECT count(*) FROM round"));
            if (thoroughly || rounds.size() < 30) {
                whole(store);
            }
        }
    }

    private static void whole(JdbcSqlConnection store) {
        for (String table : AuditLogSql.TABLES) {   // not the whole file: an index without text cannot be checked so
            assertEquals("ok", store.first("PRAGMA integrity_check(" + table + ")").get(0));
        }
        Verification verification = new Verification(Catalog.standard());
        LineCompression compression = new LineCompression();
        Head head = new Head();
        Optional<LogLine> last = Optional.empty();
        long rows = 0;
        for (byte[] compressed : store.blobs("SELECT line FROM entry ORDER BY number")) {
            LogLine line = LogLine.read(compression.decompress(compressed)).orElseThrow();
            give(verification, line);
            head.add(line.hash());
            rows += EntryRows.of(line, new RoundRecordCodec(Catalog.standard()), id -> 0).stream().filter(row -> row.sql().equals(AuditLogSql.STEP)).count();
            last = Optional.of(line);
        }
        give(verification, head.line(last.orElseThrow().number(), last.orElseThrow().hash(), Instant.EPOCH, ""));
        assertEquals(List.of(), verification.report(Optional.empty()).findings());
        assertEquals(Long.toString(rows), store.first("SELECT count(*) FROM step").get(0));
    }

    private static void give(Verification verification, LogLine line) {
        byte[] bytes = line.text().getBytes(StandardCharsets.UTF_8);
        verification.line(bytes, 0, bytes.length);
    }
}
