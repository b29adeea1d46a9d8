package app.spoton.camera.desk;

import app.spoton.camera.CardReader;
import app.spoton.camera.Conditions;
import app.spoton.camera.HouseDeck;
import app.spoton.camera.Picture;
import app.spoton.camera.SeenCard;
import app.spoton.camera.demo.DemoDeck;
import app.spoton.camera.demo.DemoRound;
import app.spoton.camera.demo.DemoTable;
import app.spoton.camera.layout.GameLayout;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** Writes the demonstration table's pictures, for a person to look at, and says how well they are read. */
final class DemoTask {
    private static final int WIDTH = 2600;

    private DemoTask() {
    }

    static void run(Map<String, String> options) throws IOException {
        if (!options.containsKey("out")) {
            throw new Desk.Complaint("say where to: -Pout=<folder>");
        }
        Path folder = Path.of(options.get("out"));
        Files.createDirectories(folder);
        CardReader reader = CardReader.load();
        List<String> lines = new ArrayList<>(List.of("image,source,cards,complete"));
        HouseDeck deck = DemoDeck.learn(reader);
        Tally unknown = new Tally();
        Tally enrolled = new Tally();
        try (DemoTable table = new DemoTable(WIDTH)) {
            Conditions registered =
                    Conditions.UNKNOWN.withIndexHeight(table.registration().indexHeight(WIDTH));
            for (GameLayout game : GameLayout.values()) {
                for (int number = 0; number < DemoRound.PER_GAME; number++) {
                    DemoRound round = DemoRound.of(game, number);
                    Label label = label(folder, round, number);
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
        System.out.println(Tally.HEAD);
        System.out.println(unknown.line("deck unknown"));
        System.out.println(enrolled.line("deck enrolled"));
    }

    private static void read(CardReader reader, Conditions conditions, Picture picture, Label label, Tally tally) {
        long start = System.nanoTime();
        List<SeenCard> seen = reader.read(picture, conditions);
        tally.add(label, seen, (System.nanoTime() - start) / 1_000_000);
    }

    private static Label label(Path folder, DemoRound round, int number) {
        String name = round.game().id() + "-" + number + ".jpg";
        List<String> cards = round.hands().values().stream().flatMap(Collection::stream)
                .map(card -> card.toString().toUpperCase(Locale.ROOT)).collect(Collectors.toList());
        return new Label(folder.resolve(name), name, "demo", cards, List.of(), true, "");
    }
}
