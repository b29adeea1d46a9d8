package app.spoton.fleet.sample;

import app.spoton.engine.auditlog.LogLine;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.zip.GZIPOutputStream;

/** Writes the exports of any number of simulated tablets: task {@code :engine:fleet:simulate}. */
public final class SimulateFleet {
    private static final int AT_ONCE = 10_000;

    private SimulateFleet() {
    }

    /** @param args the folder, how many tablets, how many rounds each */
    public static void main(String[] args) throws IOException, InterruptedException, ExecutionException {
        Path folder = Files.createDirectories(Paths.get(args[0]));
        int tablets = Integer.parseInt(args[1]);
        int rounds = Integer.parseInt(args[2]);
        ExecutorService workers = Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors());
        try {
            List<Future<?>> written = new ArrayList<>();
            for (int tablet = 1; tablet <= tablets; tablet++) {
                int number = tablet;
                written.add(workers.submit(() -> {
                    write(folder, number, rounds);
                    return null;
                }));
            }
            for (Future<?> one : written) {
                one.get();
            }
        } finally {
            workers.shutdownNow();
        }
    }

    /** Writes one tablet's export, packed. */
    private static void write(Path folder, int tablet, int rounds) throws IOException {
        Path file = folder.resolve(String.format(Locale.ROOT, "tablet-%02d.jsonl.gz", tablet));
        try (BufferedWriter out = new BufferedWriter(new OutputStreamWriter(
                new GZIPOutputStream(Files.newOutputStream(file), 1 << 16), StandardCharsets.UTF_8))) {
            SimulatedTablet simulated = new SimulatedTablet(tablet, line -> print(out, line));
            for (int left = rounds; left > 0; left -= AT_ONCE) {
                simulated.deal(Math.min(left, AT_ONCE));
                System.out.printf(Locale.US, "tablet %d: %,d rounds to go%n", tablet, Math.max(0, left - AT_ONCE));
            }
            print(out, simulated.head());
        }
    }

    /** Writes the export of a tablet at a quiet table, with two or three players a round, plain: it is deleted soon. */
    static void writeQuiet(Path file, int tablet, int rounds) throws IOException {
        try (BufferedWriter out = Files.newBufferedWriter(file)) {
            SimulatedTablet simulated = new SimulatedTablet(tablet, 2, line -> print(out, line));
            simulated.deal(rounds);
            print(out, simulated.head());
        }
    }

    private static void print(BufferedWriter out, LogLine line) {
        try {
            out.write(line.text());
            out.write('\n');
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }
}
