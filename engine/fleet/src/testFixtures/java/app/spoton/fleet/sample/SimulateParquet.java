package app.spoton.fleet.sample;

import app.spoton.fleet.FleetMain;
import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * The Parquet of many simulated tablets, without room for all of their exports: each is simulated, verified, added to
 * the Parquet folder and deleted, while the next is simulated. Task {@code :engine:fleet:simulateParquet}. An
 * interrupted run continues with the first missing tablet.
 */
public final class SimulateParquet {
    private static final OperatingSystemMXBean PROCESS =
            (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();

    private SimulateParquet() {
    }

    /** @param args the Parquet folder, how many tablets, how many rounds each */
    public static void main(String[] args) throws IOException, InterruptedException, ExecutionException {
        Path parquet = Paths.get(args[0]);
        int tablets = Integer.parseInt(args[1]);
        int rounds = Integer.parseInt(args[2]);
        Path exports = Files.createDirectories(parquet.resolveSibling(parquet.getFileName() + "-exports"));
        ExecutorService simulator = Executors.newSingleThreadExecutor();
        long began = System.nanoTime();
        try {
            int first = 1;
            while (Files.isDirectory(parquet.resolve("rounds").resolve("table_name=Table%20" + first))
                    && Files.exists(parquet.resolve("house").resolve("part-" + first + ".parquet"))) {
                first++;
            }
            Future<Path> next = simulator.submit(writing(exports, first, rounds));
            for (int tablet = first; tablet <= tablets; tablet++) {
                Path folder = next.get();
                next = tablet < tablets ? simulator.submit(writing(exports, tablet + 1, rounds)) : next;
                long bytes = Files.size(folder.resolve(name(tablet)));
                if (FleetMain.run("parquet", folder.toString(), parquet.toString(), "--append", "--zone", "America/Los_Angeles",
                        "--memory", "3GB") != 0) {
                    throw new IllegalStateException("Tablet " + tablet + " was not written.");
                }
                Files.delete(folder.resolve(name(tablet)));
                Files.delete(folder);
                System.out.printf(Locale.US, "tablet %d of %d: %,d bytes; so far %,d rounds, %.1f s, processor %.1f s%n", tablet, tablets,
                        bytes, (long) (tablet - first + 1) * rounds, (System.nanoTime() - began) / 1e9, PROCESS.getProcessCpuTime() / 1e9);
            }
            Files.delete(exports);
        } finally {
            simulator.shutdownNow();
        }
    }

    private static String name(int tablet) {
        return String.format(Locale.ROOT, "tablet-%02d.jsonl", tablet);
    }

    private static Callable<Path> writing(Path exports, int tablet, int rounds) {
        return () -> {
            Path folder = Files.createDirectories(exports.resolve(Integer.toString(tablet)));
            SimulateFleet.writeQuiet(folder.resolve(name(tablet)), tablet, rounds);
            return folder;
        };
    }
}
