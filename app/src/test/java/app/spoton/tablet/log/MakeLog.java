package app.spoton.tablet.log;

import app.spoton.engine.chain.Head;
import app.spoton.engine.chain.LogLine;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.nio.file.StandardCopyOption;
import java.time.Instant;
import java.util.List;

/**
 * Makes logs of made-up rounds, as the tablet would have them: one of ten thousand, one of a hundred thousand and so on, and an
 * export of the last. {@code ./gradlew :app:makeLog -Pspoton.logs=<folder> -Pspoton.historyRounds=1000000}
 */
public final class MakeLog {
    private static final int AT_ONCE = 1000;

    private MakeLog() {
    }

    /** @param args a folder that is there, how many rounds, and Room's schema */
    public static void main(String[] args) throws IOException {
        Path folder = Paths.get(args[0]);
        int most = Integer.parseInt(args[1]);
        Path file = folder.resolve("growing.db");
        Files.deleteIfExists(file);
        Head head = new Head();
        long began = System.nanoTime();
        try (JdbcStore store = JdbcStore.open(file, Paths.get(args[2]));
                BufferedWriter export = Files.newBufferedWriter(folder.resolve("export.jsonl"), StandardCharsets.UTF_8)) {
            LogWriter writer = new LogWriter(store, new Packing());
            DealtRounds rounds = new DealtRounds(2026, Instant.parse("2023-06-01T16:00:00Z"));
            String[] last = {LogLine.NOTHING};
            for (int written = 0; written < most;) {
                int from = written;
                store.inTransaction(() -> {
                    for (int number = from + 1; number <= from + AT_ONCE; number++) {
                        RoundEntry round = rounds.next();
                        LogLine line = LogLine.after(last[0], number, round.ended(), Body.ROUND, Body.of(round));
                        writer.keep(line);
                        last[0] = line.hash();
                        head.add(line.hash());
                        write(export, line);
                    }
                });
                written += AT_ONCE;
                if (List.of(10_000, 100_000, 250_000, 500_000, most).contains(written)) {
                    store.first("PRAGMA wal_checkpoint(TRUNCATE)");
                    Files.copy(file, folder.resolve("log-" + written + ".db"), StandardCopyOption.REPLACE_EXISTING);
                    System.out.printf("%,d rounds, %,d a second, %,d bytes a round%n", written,
                            written * 1_000_000_000L / (System.nanoTime() - began), Files.size(file) / written);
                }
            }
            write(export, head.line(most, last[0], Instant.now(), ""));
        }
        Files.deleteIfExists(file);
    }

    private static void write(BufferedWriter export, LogLine line) {
        try {
            export.write(line.text());
            export.write('\n');
        } catch (IOException full) {
            throw new java.io.UncheckedIOException(full);
        }
    }
}
