package app.spoton.camera.desk;

import app.spoton.camera.CardReader;
import app.spoton.camera.Conditions;
import app.spoton.camera.Picture;
import app.spoton.camera.SeenCard;
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
        for (Label label : labels) {
            if (!label.image().toFile().exists()) {
                throw new Desk.Complaint("there is no " + label.image());
            }
            Tally tally = tallies.computeIfAbsent(label.source(), s -> new Tally());
            Optional<Picture> opened = Photos.open(label.image());
            if (opened.isEmpty()) {
                throw new Desk.Complaint("not a picture: " + label.image());
            }
            try (Picture picture = opened.get()) {
                long start = System.nanoTime();
                List<SeenCard> seen = reader.read(picture, conditions);
                tally.add(label, seen, (System.nanoTime() - start) / 1_000_000);
                if (marked.isPresent()) {
                    Marker.write(picture, seen, marked.get().resolve(label.name().replace('/', '_')));
                }
            }
        }
        String out = options.getOrDefault("out", "");
        try (PrintStream lines = out.isEmpty() ? System.out
                : new PrintStream(Path.of(out).toFile(), StandardCharsets.UTF_8)) {
            print(tallies, lines);
        }
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
