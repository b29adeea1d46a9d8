package app.spoton.camera.reading;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import app.spoton.camera.Picture;
import app.spoton.camera.ReadingVerdict;
import app.spoton.camera.SeenCard;
import app.spoton.engine.card.Card;
import app.spoton.engine.testing.TestRequirement;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.Test;

/** Reads real photographs where they are available; they are not part of the project. */
public class PhotographsTest {
    private static final Path CARDS = Path.of("..", "..", "shared", "cards");

    @Test
    public void noCertainCardIsWrongOnAPokerTableOrInAFan() throws IOException {
        Path list = CARDS.resolve("measure.csv");
        if (!Files.exists(list)) {
            System.out.println("skipped: no photographs in ../shared/cards");
        }
        TestRequirement.require("no photographs at " + list, Files.exists(list));
        CardReader reader = CardReader.load();
        List<String> wrong = new ArrayList<>();
        int right = 0;
        int cards = 0;
        for (String line : Files.readAllLines(list)) {
            String[] fields = line.split(",");
            if (!fields[1].equals("iapr_poker") && !fields[1].equals("notanumber11")) {
                continue;
            }
            List<String> labels = new ArrayList<>(List.of(fields[3].toLowerCase(Locale.ROOT).split(" ")));
            cards += labels.size();
            Optional<Picture> opened = Picture.decode(Files.readAllBytes(CARDS.resolve(fields[0])));
            try (Picture picture = opened.orElseThrow()) {
                for (SeenCard card : reader.read(picture, ReadingConditions.UNKNOWN)) {
                    boolean listed = labels.remove(label(card.card()));
                    right += listed ? 1 : 0;
                    if (!listed && card.verdict() == ReadingVerdict.CERTAIN) {
                        wrong.add(fields[0] + " " + card.posterior());
                    }
                }
            }
        }
        assertEquals(List.of(), wrong);
        assertTrue(right + " of " + cards, right > 0.9 * cards);
    }

    private static String label(Card card) {
        return card.toString().toLowerCase(Locale.ROOT);
    }
}
