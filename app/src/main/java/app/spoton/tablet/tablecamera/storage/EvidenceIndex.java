package app.spoton.tablet.tablecamera.storage;

import app.spoton.camera.Picture;
import app.spoton.camera.PictureBox;
import app.spoton.camera.Rotation;
import app.spoton.camera.SeenCard;
import app.spoton.camera.SyncedFile;
import app.spoton.engine.card.Card;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * The positions and readings of the cards in an evidence picture, and the rotation that shows the picture as the dealer
 * saw it. This text file is next to the picture; its first line is its version. It helps to find a card; the picture is
 * the evidence.
 *
 * @param turn for the viewer; boxes are in the picture as it is
 */
public record EvidenceIndex(Rotation turn, List<IndexedCard> cards) {
    /** How its name ends; the picture's ends with .jpg. */
    public static final String ENDING = ".cards";

    /** Without a turn, as the first tablets wrote it. */
    private static final String FIRST = "cards 1";
    private static final String VERSION = "cards 2 turned ";
    private static final int PARTS = 5;

    public EvidenceIndex {
        cards = List.copyOf(cards);
    }

    /** A card as the camera read it, and the box around it in the picture's pixels. */
    public record IndexedCard(Card card, int x, int y, int width, int height) {
    }

    public static void write(Path folder, String name, List<SeenCard> cards, Picture picture, Rotation turn) throws IOException {
        StringBuilder text = new StringBuilder(VERSION).append(turn.degrees()).append('\n');
        for (SeenCard seen : cards) {
            PictureBox box = seen.place().box(picture.width(), picture.height());
            text.append(seen.card()).append(' ').append(box.x()).append(' ').append(box.y()).append(' ')
                    .append(box.width()).append(' ').append(box.height()).append('\n');
        }
        SyncedFile.write(folder.resolve(name + ENDING), text.toString().getBytes(StandardCharsets.UTF_8));
    }

    /** A file's content; unreadable lines are skipped, and so is a file of another version. */
    public static EvidenceIndex read(String text) {
        String[] lines = text.split("\n", -1);
        Optional<Rotation> turn = turn(lines[0]);
        List<IndexedCard> entries = new ArrayList<>();
        for (int line = 1; line < lines.length && turn.isPresent(); line++) {
            entry(lines[line]).ifPresent(entries::add);
        }
        return new EvidenceIndex(turn.orElse(Rotation.NONE), entries);
    }

    private static Optional<Rotation> turn(String head) {
        if (head.equals(FIRST)) {
            return Optional.of(Rotation.NONE);
        }
        return Arrays.stream(Rotation.values()).filter(turn -> head.equals(VERSION + turn.degrees())).findFirst();
    }

    private static Optional<IndexedCard> entry(String line) {
        String[] parts = line.split(" ", -1);
        if (parts.length != PARTS) {
            return Optional.empty();
        }
        try {
            return Card.parse(parts[0]).map(card -> new IndexedCard(card, Integer.parseInt(parts[1]),
                    Integer.parseInt(parts[2]), Integer.parseInt(parts[3]), Integer.parseInt(parts[4])));
        } catch (NumberFormatException damaged) {
            return Optional.empty();
        }
    }
}
