package app.spoton.camera.cli;

import app.spoton.camera.Picture;
import app.spoton.camera.SeenCard;
import app.spoton.camera.burst.Burst;
import app.spoton.camera.layout.Registration;
import app.spoton.camera.layout.TablePlan;
import app.spoton.camera.reading.CardReader;
import app.spoton.camera.reading.ReadingConditions;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Reads labeled pictures and counts what was right, asked, missed and silently wrong. */
final class MeasureCommand {
    private MeasureCommand() {
    }

    /** The square that training/tables.py gives. */
    private static final TablePlan SQUARE = new TablePlan(800, 800, 6);

    static void run(Map<String, String> options) throws IOException {
        List<PictureLabels> labels = PictureLabels.read(CameraCli.existing(options, "labels", "<csv>"));
        CardReader reader = CardReader.load();
        ReadingConditions conditions = ReadCommand.conditions(reader, options);
        Optional<Path> marked = Optional.ofNullable(options.get("marked")).map(Path::of);
        Map<String, ReadingTally> tallies = new TreeMap<>();
        for (List<PictureLabels> burst : PictureLabels.bursts(labels)) {
            PictureLabels label = burst.get(burst.size() - 1);
            ReadingTally tally = tallies.computeIfAbsent(label.source(), s -> new ReadingTally());
            TimedReading reading = burst.size() == 1 ? single(reader, conditions, label, marked)
                    : together(reader, conditions, burst);
            tally.add(label, reading.seen, reading.ms);
        }
        try (PrintStream lines = CameraCli.output(options)) {
            print(tallies, lines);
        }
    }

    private record TimedReading(List<SeenCard> seen, long ms) {
        static TimedReading since(long nanos, List<SeenCard> seen) {
            return new TimedReading(seen, (System.nanoTime() - nanos) / 1_000_000);
        }
    }

    private static TimedReading single(CardReader reader, ReadingConditions conditions, PictureLabels label,
            Optional<Path> marked)
            throws IOException {
        try (Picture picture = open(label)) {
            long start = System.nanoTime();
            TimedReading reading = TimedReading.since(start, reader.read(picture, known(conditions, label, picture)));
            if (marked.isPresent()) {
                MarkedPictures.write(picture, reading.seen, marked.get().resolve(label.name().replace('/', '_')));
            }
            return reading;
        }
    }

    private static TimedReading together(CardReader reader, ReadingConditions conditions, List<PictureLabels> stills)
            throws IOException {
        long start = System.nanoTime();
        try (Burst burst = new Burst(reader, conditions)) {
            for (PictureLabels still : stills) {
                try (Picture picture = open(still)) {
                    burst.add(picture);
                }
            }
            return TimedReading.since(start, burst.cards());
        }
    }

    /** Where the table lies, if the list gives the corners of a square on it. */
    private static ReadingConditions known(ReadingConditions conditions, PictureLabels label, Picture picture) {
        return label.table().isEmpty() ? conditions
                : Registration.ofTaps(SQUARE, label.table(), picture.width(), picture.height())
                        .map(conditions::with).orElse(conditions);
    }

    static Picture open(PictureLabels label) throws IOException {
        if (!label.image().toFile().exists()) {
            throw new CameraCli.UsageError("there is no " + label.image());
        }
        return PhotoFiles.open(label.image()).orElseThrow(
                () -> new CameraCli.UsageError("not a picture: " + label.image()));
    }

    private static void print(Map<String, ReadingTally> tallies, PrintStream out) {
        ReadingTally all = new ReadingTally();
        tallies.values().forEach(all::add);
        tallies.values().forEach(t -> t.remarks.forEach(out::println));
        out.println(ReadingTally.HEAD);
        tallies.forEach((source, tally) -> out.println(tally.line(source)));
        out.println(all.line("all"));
    }
}
