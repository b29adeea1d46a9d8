package app.spoton.camera.cli;

import app.spoton.camera.Picture;
import app.spoton.camera.SeenCard;
import app.spoton.camera.demo.CardSpread;
import app.spoton.camera.reading.CardReader;
import app.spoton.camera.reading.ReadingConditions;
import app.spoton.engine.card.Card;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.opencv.core.Core;

/** Time on one core and memory, for a 960 x 720 frame with 35 cards and for an 8 MP still. */
final class BenchmarkCommand {
    private static final int ROUNDS = 15;

    private BenchmarkCommand() {
    }

    static void run() {
        CardReader reader = CardReader.load();
        Core.setNumThreads(1);
        List<Card> cards = new ArrayList<>(Card.deck());
        Collections.shuffle(cards, new Random(1));
        cards = cards.subList(0, 35);
        System.out.println("picture                        levels       cards  median ms   best ms  cpu ms (one core)");
        measure(reader, "960 x 720", cards, 960, 720, 84);
        measure(reader, "8 MP (3264 x 2448)", cards, 3264, 2448, 110);
    }

    private static void measure(CardReader reader, String name, List<Card> cards, int width, int height,
            double cardWidth) {
        try (Picture picture = CardSpread.show(cards, 7, width, height, cardWidth, 3)) {
            forgetPeak();
            double indexHeight = cardWidth * 12 / 63;
            time(reader, picture, name, "unregistered", ReadingConditions.UNKNOWN);
            time(reader, picture, name, "registered", ReadingConditions.UNKNOWN.withIndexHeight(indexHeight));
            System.out.println(name + ": peak memory of the process " + peak());
        }
    }

    private static void time(CardReader reader, Picture picture, String name, String levels,
            ReadingConditions conditions) {
        List<Double> wall = new ArrayList<>();
        List<Double> cpu = new ArrayList<>();
        int found = 0;
        for (int i = 0; i < ROUNDS + 3; i++) {
            long start = System.nanoTime();
            long busy = cpuNanos();
            List<SeenCard> seen = reader.read(picture, conditions);
            found = seen.size();
            if (i >= 3) {   // the first runs load and compile
                wall.add((System.nanoTime() - start) / 1e6);
                cpu.add((cpuNanos() - busy) / 1e6);
            }
        }
        Collections.sort(wall);
        Collections.sort(cpu);
        System.out.println(String.format(Locale.ROOT, "%-30s %-12s %5d %10.0f %9.0f %9.0f", name, levels, found,
                wall.get(ROUNDS / 2), wall.get(0), cpu.get(ROUNDS / 2)));
    }

    /** The thread's own time, which a busy machine does not lengthen much. */
    private static long cpuNanos() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    /** Drawing the picture is not part of reading it. */
    private static void forgetPeak() {
        try {
            Files.writeString(Path.of("/proc/self/clear_refs"), "5");
        } catch (IOException e) {
            System.err.println("the peak includes drawing: " + e.getMessage());
        }
    }

    private static String peak() {
        Path status = Path.of("/proc/self/status");
        if (!Files.exists(status)) {
            return "not known on this system";
        }
        try {
            return Files.readAllLines(status).stream().filter(line -> line.startsWith("VmHWM")).findFirst()
                    .map(line -> Long.parseLong(line.replaceAll("\\D", "")) / 1024 + " MB").orElse("not known");
        } catch (IOException e) {
            return e.getMessage();
        }
    }
}
