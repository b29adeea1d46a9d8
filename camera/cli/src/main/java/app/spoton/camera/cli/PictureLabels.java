package app.spoton.camera.cli;

import app.spoton.camera.PictureBox;
import app.spoton.camera.PicturePoint;
import app.spoton.engine.card.Card;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * One picture of a list of labeled pictures.
 *
 * @param cards as in {@code "TS"}; {@code "T?"} where the suit is not labeled
 * @param complete whether every readable card is listed, so that any other reading is wrong
 * @param burst consecutive pictures with the same burst are stills of one layout; empty for a single picture
 * @param table where the corners of a square on the table are in the picture, dealer's left first; empty if not known
 */
record PictureLabels(Path image, String name, String source, List<String> cards, List<Marked> boxes, boolean complete,
        String burst, List<PicturePoint> table) {
    /** A card with its place: kind {@code card} or {@code index}. */
    record Marked(String card, String kind, PictureBox box) {
    }

    /** Whether a label such as {@code "T?"} stands for this card. */
    static boolean fits(String label, Card card) {
        return Character.toUpperCase(card.rank().symbol()) == label.charAt(0)
                && (label.charAt(1) == '?' || Character.toUpperCase(card.suit().symbol()) == label.charAt(1));
    }

    /** Reads a list; image paths are relative to its folder. */
    static List<PictureLabels> read(Path csv) throws IOException {
        List<PictureLabels> labels = new ArrayList<>();
        List<String> lines = Files.readAllLines(csv);
        if (lines.isEmpty()) {
            throw new CameraCli.UsageError(csv + " is empty");
        }
        List<String> head = fields(lines.get(0));
        for (String column : List.of("image", "cards")) {
            if (!head.contains(column)) {
                throw new CameraCli.UsageError(csv + " has no column '" + column + "'");
            }
        }
        for (String line : lines.subList(1, lines.size())) {
            if (!line.isBlank()) {
                labels.add(of(csv, head, fields(line)));
            }
        }
        return labels;
    }

    /** The stills that belong together, in the order of the list. */
    static List<List<PictureLabels>> bursts(List<PictureLabels> labels) {
        List<List<PictureLabels>> bursts = new ArrayList<>();
        for (PictureLabels label : labels) {
            boolean joins = !label.burst.isEmpty() && !bursts.isEmpty()
                    && bursts.get(bursts.size() - 1).get(0).burst.equals(label.burst);
            if (!joins) {
                bursts.add(new ArrayList<>());
            }
            bursts.get(bursts.size() - 1).add(label);
        }
        return bursts;
    }

    private static PictureLabels of(Path csv, List<String> head, List<String> row) {
        String image = field(head, row, "image", "");
        List<String> cards = new ArrayList<>();
        for (String card : field(head, row, "cards", "").trim().split("\\s+", -1)) {
            if (card.length() == 2) {
                cards.add(card);
            } else if (!card.isEmpty()) {
                throw new CameraCli.UsageError(csv + ": not a card: " + card);
            }
        }
        List<Marked> boxes = new ArrayList<>();
        for (String box : field(head, row, "boxes", "").split(";", -1)) {
            if (!box.isBlank()) {
                boxes.add(marked(csv, box.trim()));
            }
        }
        Path folder = csv.toAbsolutePath().getParent();
        return new PictureLabels(folder.resolve(image), image, field(head, row, "source", "-"), cards, boxes,
                !field(head, row, "complete", "1").equals("0"), field(head, row, "burst", ""), points(csv, field(head, row, "table", "")));
    }

    private static List<PicturePoint> points(Path csv, String text) {
        List<PicturePoint> points = new ArrayList<>();
        String[] numbers = text.isBlank() ? new String[0] : text.trim().split("\\s+", -1);
        if (numbers.length != 0 && numbers.length != 8) {
            throw new CameraCli.UsageError(csv + ": not four points: " + text);
        }
        for (int i = 0; i < numbers.length; i += 2) {
            points.add(new PicturePoint(Double.parseDouble(numbers[i]), Double.parseDouble(numbers[i + 1])));
        }
        return points;
    }

    private static Marked marked(Path csv, String text) {
        try {
            String[] parts = text.split(":", -1);
            String[] n = parts[2].split(",", -1);
            int x = (int) Double.parseDouble(n[0]);
            int y = (int) Double.parseDouble(n[1]);
            return new Marked(parts[0], parts[1],
                    new PictureBox(x, y, (int) Double.parseDouble(n[2]) - x, (int) Double.parseDouble(n[3]) - y));
        } catch (ArrayIndexOutOfBoundsException | NumberFormatException e) {
            throw new CameraCli.UsageError(csv + ": not a box: " + text);
        }
    }

    private static String field(List<String> head, List<String> row, String column, String missing) {
        int at = head.indexOf(column);
        return at < 0 || at >= row.size() ? missing : row.get(at);
    }

    private static List<String> fields(String line) {
        List<String> fields = new ArrayList<>();
        StringBuilder field = new StringBuilder();
        boolean quoted = false;
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if (c == '"') {
                quoted = !quoted;
            } else if (c == ',' && !quoted) {
                fields.add(field.toString());
                field.setLength(0);
            } else {
                field.append(c);
            }
        }
        fields.add(field.toString());
        return fields;
    }
}
