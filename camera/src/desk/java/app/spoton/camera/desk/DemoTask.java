package app.spoton.camera.desk;

import app.spoton.camera.Picture;
import app.spoton.camera.demo.DemoRound;
import app.spoton.camera.demo.DemoTable;
import app.spoton.camera.layout.GameLayout;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/** Writes the demonstration table's pictures, for a person to look at. */
final class DemoTask {
    private DemoTask() {
    }

    static void run(Map<String, String> options) throws IOException {
        if (!options.containsKey("out")) {
            throw new Desk.Complaint("say where to: -Pout=<folder>");
        }
        Path folder = Path.of(options.get("out"));
        Files.createDirectories(folder);
        try (DemoTable table = new DemoTable(2600)) {
            for (GameLayout game : GameLayout.values()) {
                for (int number = 0; number < DemoRound.PER_GAME; number++) {
                    try (Picture picture = table.show(DemoRound.of(game, number), 0)) {
                        Files.write(folder.resolve(game.id() + "-" + number + ".jpg"), picture.jpeg());
                    }
                }
            }
        }
    }
}
