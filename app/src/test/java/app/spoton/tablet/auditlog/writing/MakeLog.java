package app.spoton.tablet.auditlog.writing;

import app.spoton.engine.auditlog.ExportHead;
import app.spoton.engine.auditlog.LogLine;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.record.RoundRecord;
import app.spoton.engine.record.RoundRecordCodec;
import app.spoton.tablet.auditlog.DealtRounds;
import app.spoton.tablet.auditlog.database.JdbcSqlConnection;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.nio.file.StandardCopyOption;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.zip.GZIPOutputStream;

/**
 * Makes logs of generated rounds: one of ten thousand, one of a hundred thousand and the last, and an export of that,
 * compressed like a backup. {@code ./gradlew :app:makeLog -Pspoton.logs=<folder> -Pspoton.historyRounds=1000000}. While
 * one thousand is written, the next is chained and the one after it dealt.
 */
public final class MakeLog implements AutoCloseable {
    private static final int BATCH = 1000;
    private static final List<Integer> KEPT = List.of(10_000, 100_000);

    private final ExecutorService dealing = Executors.newSingleThreadExecutor();
    private final ExecutorService chaining = Executors.newSingleThreadExecutor();
    private final DealtRounds rounds = new DealtRounds(2026, Instant.parse("2023-06-01T16:00:00Z"));
    private final RoundRecordCodec codec = new RoundRecordCodec(Catalog.standard());
    private final ExportHead head = new ExportHead();
    private final BufferedWriter export;
    private LogLine last;

    private MakeLog(BufferedWriter export) {
        this.export = export;
    }

    /** @param args a folder that is there, how many rounds, and Room's schema */
    public static void main(String[] args) throws Exception {
        Path folder = Paths.get(args[0]);
        int most = Integer.parseInt(args[1]);
        Path file = folder.resolve("growing.db");
        Files.deleteIfExists(file);
        try (JdbcSqlConnection database = JdbcSqlConnection.open(file, Paths.get(args[2]));
                MakeLog made = new MakeLog(new BufferedWriter(new OutputStreamWriter(new GZIPOutputStream(
                        Files.newOutputStream(folder.resolve("export.jsonl.gz")), 1 << 16), StandardCharsets.UTF_8)))) {
            database.run("PRAGMA cache_size=-300000");   // only while the file is written: the benchmark opens it again
            made.write(database, file, most);
        }
        Files.move(file, folder.resolve("log-" + most + ".db"), StandardCopyOption.REPLACE_EXISTING);
    }

    private void write(JdbcSqlConnection database, Path file, int most) throws IOException, InterruptedException, ExecutionException {
        AuditLogWriter writer = new AuditLogWriter(database, new LineCompression(), new RoundRecordCodec(Catalog.standard()), database::line);
        long began = System.nanoTime();
        Future<List<LogLine>> chained = chain(deal());
        Future<List<RoundRecord>> dealt = deal();
        for (int written = BATCH; written <= most; written += BATCH) {
            List<LogLine> lines = chained.get();
            if (written < most) {
                chained = chain(dealt);
                dealt = deal();
            }
            database.inTransaction(() -> lines.forEach(writer::append));
            if (KEPT.contains(written) || written == most) {
                database.first("PRAGMA wal_checkpoint(TRUNCATE)");
                System.out.printf("%,d rounds, %,d a second, %,d bytes a round%n", written,
                        written * 1_000_000_000L / (System.nanoTime() - began), Files.size(file) / written);
                if (written < most) {
                    Files.copy(file, file.resolveSibling("log-" + written + ".db"), StandardCopyOption.REPLACE_EXISTING);
                }
            }
        }
        export.write(head.line(last.number(), last.hash(), Instant.now(), "").text());
        export.write('\n');
    }

    private Future<List<RoundRecord>> deal() {
        return dealing.submit(() -> {
            List<RoundRecord> some = new ArrayList<>();
            for (int count = 0; count < BATCH; count++) {
                some.add(rounds.next());
            }
            return some;
        });
    }

    private Future<List<LogLine>> chain(Future<List<RoundRecord>> some) {
        return chaining.submit(() -> {
            List<LogLine> lines = new ArrayList<>();
            for (RoundRecord round : some.get()) {
                last = LogLine.after(last == null ? LogLine.NOTHING : last.hash(), last == null ? 1 : last.number() + 1,
                        round.timeline().ended().orElseThrow(), EntryContent.ROUND, codec.write(round));
                head.add(last.hash());
                export.write(last.text());
                export.write('\n');
                lines.add(last);
            }
            return lines;
        });
    }

    @Override
    public void close() throws IOException {
        dealing.shutdown();
        chaining.shutdown();
        export.close();
    }
}
