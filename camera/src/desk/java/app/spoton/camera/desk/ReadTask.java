package app.spoton.camera.desk;

import app.spoton.camera.CardReader;
import app.spoton.camera.Conditions;
import app.spoton.camera.Decks;
import app.spoton.camera.Picture;
import app.spoton.camera.Place.Box;
import app.spoton.camera.SeenCard;
import app.spoton.camera.Verdict;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** One JSON line for each picture. */
final class ReadTask {
    private ReadTask() {
    }

    static void run(Map<String, String> options) throws IOException {
        List<Path> photos = Photos.in(Desk.existing(options, "photos", "<file or folder>"));
        if (photos.isEmpty()) {
            throw new Desk.Complaint("-Pphotos: no pictures in " + options.get("photos"));
        }
        CardReader reader = CardReader.load();
        Conditions conditions = conditions(reader, options);
        String out = options.getOrDefault("out", "");
        try (PrintStream lines = out.isEmpty() ? System.out
                : new PrintStream(Path.of(out).toFile(), StandardCharsets.UTF_8)) {
            for (Path photo : photos) {
                lines.println(read(reader, conditions, photo));
            }
        }
    }

    static Conditions conditions(CardReader reader, Map<String, String> options) throws IOException {
        Conditions conditions = switch (options.getOrDefault("decks", "1")) {
            case "1" -> Conditions.UNKNOWN;
            case "2" -> Conditions.UNKNOWN.with(Decks.TWO);
            default -> throw new Desk.Complaint("-Pdecks is 1 or 2");
        };
        if (!options.containsKey("enrol")) {
            return conditions;
        }
        return conditions.with(EnrolFolder.learn(reader, Desk.existing(options, "enrol", "<folder>")));
    }

    private static String read(CardReader reader, Conditions conditions, Path photo) throws IOException {
        Optional<Picture> opened = Photos.open(photo);
        if (opened.isEmpty()) {
            return "{\"image\":" + quoted(photo.toString()) + ",\"error\":\"not a picture\",\"cards\":[]}";
        }
        try (Picture picture = opened.get()) {
            long start = System.nanoTime();
            List<SeenCard> cards = reader.read(picture, conditions);
            long ms = (System.nanoTime() - start) / 1_000_000;
            List<String> items = new ArrayList<>();
            for (SeenCard card : cards) {
                items.add(json(card, picture));
            }
            return "{\"image\":" + quoted(photo.toString()) + ",\"ms\":" + ms + ",\"cards\":["
                    + String.join(",", items) + "]}";
        }
    }

    private static String json(SeenCard seen, Picture picture) {
        Box box = seen.place().box(picture.width(), picture.height());
        String where = String.format(Locale.ROOT, "\"verdict\":\"%s\",\"box\":[%d,%d,%d,%d],\"angle\":%.0f,\"corner\":[%.0f,%.0f]",
                seen.verdict().name().toLowerCase(Locale.ROOT), box.x(), box.y(), box.width(), box.height(),
                seen.place().angle(), seen.place().topLeft().x(), seen.place().topLeft().y());
        if (seen.verdict() == Verdict.INCOMPLETE) {
            return "{\"card\":null," + where + "}";   // never guessed
        }
        String changed = seen.insteadOf().map(card -> ",\"instead-of\":\"" + card + "\"").orElse("");
        return String.format(Locale.ROOT, "{\"card\":\"%s\",\"p\":%.5f,%s,\"second\":\"%s\"%s}",
                seen.card(), seen.p(), where, seen.second(), changed);
    }

    static String quoted(String text) {
        StringBuilder out = new StringBuilder("\"");
        for (char c : text.toCharArray()) {
            if (c == '"' || c == '\\') {
                out.append('\\').append(c);
            } else if (c < ' ') {
                out.append(String.format("\\u%04x", (int) c));
            } else {
                out.append(c);
            }
        }
        return out.append('"').toString();
    }
}
