package app.spoton.camera.cli;

import app.spoton.camera.Confirmation;
import app.spoton.camera.DeckCount;
import app.spoton.camera.Picture;
import app.spoton.camera.PictureBox;
import app.spoton.camera.ReadingVerdict;
import app.spoton.camera.SeenCard;
import app.spoton.camera.reading.CardReader;
import app.spoton.camera.reading.ReadingConditions;
import app.spoton.engine.json.Json;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** One JSON line for each picture. */
final class ReadCommand {
    private ReadCommand() {
    }

    static void run(Map<String, String> options) throws IOException {
        List<Path> photos = PhotoFiles.in(CameraCli.existing(options, "photos", "<file or folder>"));
        if (photos.isEmpty()) {
            throw new CameraCli.UsageError("-Pphotos: no pictures in " + options.get("photos"));
        }
        CardReader reader = CardReader.load();
        ReadingConditions conditions = conditions(reader, options);
        try (PrintStream lines = CameraCli.output(options)) {
            for (Path photo : photos) {
                lines.println(read(reader, conditions, photo));
            }
        }
    }

    static ReadingConditions conditions(CardReader reader, Map<String, String> options) throws IOException {
        ReadingConditions conditions = switch (options.getOrDefault("decks", "1")) {
            case "1" -> ReadingConditions.UNKNOWN;
            case "2" -> ReadingConditions.UNKNOWN.with(DeckCount.TWO);
            default -> throw new CameraCli.UsageError("-Pdecks is 1 or 2");
        };
        if (!options.containsKey("enroll")) {
            return conditions;
        }
        return conditions.with(EnrollmentFolder.learn(reader, CameraCli.existing(options, "enroll", "<folder>")));
    }

    private static String read(CardReader reader, ReadingConditions conditions, Path photo) throws IOException {
        Optional<Picture> opened = PhotoFiles.open(photo);
        if (opened.isEmpty()) {
            return "{\"image\":" + Json.quoted(photo.toString()) + ",\"error\":\"not a picture\",\"cards\":[]}";
        }
        try (Picture picture = opened.get()) {
            long start = System.nanoTime();
            List<SeenCard> cards = reader.read(picture, conditions);
            long ms = (System.nanoTime() - start) / 1_000_000;
            List<String> items = new ArrayList<>();
            for (SeenCard card : cards) {
                items.add(json(card, picture));
            }
            return "{\"image\":" + Json.quoted(photo.toString()) + ",\"ms\":" + ms + ",\"cards\":["
                    + String.join(",", items) + "]}";
        }
    }

    private static String json(SeenCard seen, Picture picture) {
        PictureBox box = seen.place().box(picture.width(), picture.height());
        String where = String.format(Locale.ROOT,
                "\"verdict\":\"%s\",\"box\":[%d,%d,%d,%d],\"angle\":%.0f,\"corner\":[%.0f,%.0f]",
                seen.verdict().name().toLowerCase(Locale.ROOT), box.x(), box.y(), box.width(), box.height(),
                seen.place().angle(), seen.place().topLeft().x(), seen.place().topLeft().y());
        if (seen.verdict() == ReadingVerdict.INCOMPLETE) {
            return "{\"card\":null," + where + "}";   // never guessed
        }
        String changed = seen.insteadOf().map(card -> ",\"instead-of\":\"" + card + "\"").orElse("");
        String agreed = seen.confirmation() == Confirmation.NONE ? ""
                : ",\"confirmed\":\"" + seen.confirmation().name().toLowerCase(Locale.ROOT) + "\"";
        return String.format(Locale.ROOT, "{\"card\":\"%s\",\"p\":%.5f,%s,\"second\":\"%s\"%s%s}",
                seen.card(), seen.p(), where, seen.second(), changed, agreed);
    }
}
