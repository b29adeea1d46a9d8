package app.spoton.camera.desk;

import app.spoton.camera.CardReader;
import app.spoton.camera.Conditions;
import app.spoton.camera.Picture;
import app.spoton.camera.SeenCard;
import app.spoton.camera.burst.Burst;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Reads labelled pictures and counts what was right, asked, missed and silently wrong. */
final class MeasureTask {
    private MeasureTask() {
    }

    static void run(Map<String, String> options) throws IOException {
        List<Label> labels = Label.read(Desk.existing(options, "labels", "<csv>"));
        CardReader reader = CardReader.load();
        Conditions conditions = ReadTask.conditions(reader, options);
        Optional<Path> marked = Optional.ofNullable(options.get("marked")).map(Path::of);
        Map<String, Tally> tallies = new TreeMap<>();
        for (List<Label> burst : Label.bursts(labels)) {
            Label label = burst.get(burst.size() - 1);
            Tally tally = tallies.computeIfAbsent(label.source(), s -> new Tally());
            Reading reading = burst.size() == 1 ? single(reader, conditions, label, marked)
                    : together(reader, conditions, burst);
            tally.add(label, reading.seen, reading.ms);
        }
        String out = options.getOrDefault("out", "");
        try (PrintStream lines = out.isEmpty() ? System.out
                : new PrintStream(Path.of(out).toFile(), StandardCharsets.UTF_8)) {
            print(tallies, lines);
        }
    }

    private record Reading(List<SeenCard> seen, long ms) {
        static Reading since(long nanos, List<SeenCard> seen) {
            return new Reading(seen, (System.nanoTime() - nanos) / 1_000_000);
        }
    }

    private static Reading single(CardReader reader, Conditions conditions, Label label, Optional<Path> marked)
            throws IOException {
        try (Picture picture = open(label)) {
            long start = System.nanoTime();
            Reading reading = Reading.since(start, reader.read(picture, conditions));
            if (marked.isPresent()) {
                Marker.write(picture, reading.seen, marked.get().resolve(label.name().replace('/', '_')));
            }
            return reading;
        }
    }

    private static Reading together(CardReader reader, Conditions conditions, List<Label> stills)
            throws IOException {
        long start = System.nanoTime();
        try (Burst burst = new Burst(reader, conditions)) {
            for (Label still : stills) {
                try (Picture picture = open(still)) {
                    burst.add(picture);
                }
            }
            return Reading.since(start, burst.cards());
        }
    }

    static Picture open(Label label) throws IOException {
        if (!label.image().toFile().exists()) {
            throw new Desk.Complaint("there is no " + label.image());
        }
        return Photos.open(label.image()).orElseThrow(
                () -> new Desk.Complaint("not a picture: " + label.image()));
    }

    private static void print(Map<String, Tally> tallies, PrintStream out) {
        Tally all = new Tally();
        tallies.values().forEach(all::add);
        tallies.values().forEach(t -> t.remarks.forEach(out::println));
        out.println(Tally.HEAD);
        tallies.forEach((source, tally) -> out.println(tally.line(source)));
        out.println(all.line("all"));
    }
}
