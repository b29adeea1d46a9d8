package app.spoton.camera.cli;

import app.spoton.camera.Picture;
import app.spoton.camera.SeenCard;
import app.spoton.camera.demo.DemoDeck;
import app.spoton.camera.demo.DemoRound;
import app.spoton.camera.demo.DemoTable;
import app.spoton.camera.layout.GameLayout;
import app.spoton.camera.reading.CardReader;
import app.spoton.camera.reading.ReadingConditions;
import app.spoton.camera.reading.index.HouseDeck;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** Writes the demonstration table's pictures for a person to look at, and prints how well they are read. */
final class DemoCommand {

    private DemoCommand() {
    }

    static void run(Map<String, String> options) throws IOException {
        if (!options.containsKey("out")) {
            throw new CameraCli.UsageError("say where to: -Pout=<folder>");
        }
        Path folder = Path.of(options.get("out"));
        Files.createDirectories(folder);
        CardReader reader = CardReader.load();
        List<String> lines = new ArrayList<>(List.of("image,source,cards,complete"));
        HouseDeck deck = DemoDeck.learn(reader);
        ReadingTally unknown = new ReadingTally();
        ReadingTally enrolled = new ReadingTally();
        try (DemoTable table = new DemoTable(DemoTable.STILL_WIDTH)) {
            ReadingConditions registered =
                    ReadingConditions.UNKNOWN.with(table.registration());
            for (GameLayout game : GameLayout.all()) {
                for (int number = 0; number < DemoRound.PER_GAME; number++) {
                    DemoRound round = DemoRound.of(game, number);
                    PictureLabels label = label(folder, round, number);
                    lines.add(label.name() + ",demo," + String.join(" ", label.cards()) + ",1");
                    try (Picture picture = table.show(round, 0)) {
                        Files.write(label.image(), picture.jpeg());
                        read(reader, registered, picture, label, unknown);
                        read(reader, registered.with(deck), picture, label, enrolled);
                    }
                }
            }
        }
        Files.write(folder.resolve("labels.csv"), lines);
        enrolled.remarks.forEach(System.out::println);
        System.out.println(ReadingTally.HEAD);
        System.out.println(unknown.line("deck unknown"));
        System.out.println(enrolled.line("deck enrolled"));
    }

    private static void read(CardReader reader, ReadingConditions conditions, Picture picture, PictureLabels label,
            ReadingTally tally) {
        long start = System.nanoTime();
        List<SeenCard> seen = reader.read(picture, conditions);
        tally.add(label, seen, (System.nanoTime() - start) / 1_000_000);
    }

    private static PictureLabels label(Path folder, DemoRound round, int number) {
        String name = round.game().id() + "-" + number + ".jpg";
        List<String> cards = round.hands().values().stream().flatMap(Collection::stream)
                .map(card -> card.toString().toUpperCase(Locale.ROOT)).collect(Collectors.toList());
        return new PictureLabels(folder.resolve(name), name, "demo", cards, List.of(), true, "", List.of());
    }
}
