package app.spoton.engine.fuzz;

import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.json.Json;
import app.spoton.engine.json.round.RoundLines;
import app.spoton.engine.json.round.Rounds;
import app.spoton.engine.round.RoundError;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/** Whatever a line is, the answer is a JSON object: a settlement or an error. A round that is written again is settled the same. */
public final class RoundLineFuzzer {
    private static final Catalog CATALOG = Catalog.standard();
    private static final RoundLines LINES = new RoundLines(CATALOG, true);

    private RoundLineFuzzer() {
    }

    public static void fuzzerTestOneInput(byte[] data) {
        String text = new String(data, StandardCharsets.UTF_8);
        Map<String, Object> answer = Json.object(LINES.settle(text));
        String written;
        try {
            written = write(text);
        } catch (RoundError | IllegalArgumentException refused) {
            if (!answer.containsKey("error")) {
                throw new IllegalStateException("Settled, and not read: " + text, refused);
            }
            return;
        }
        if (!written.equals(write(written))) {
            throw new IllegalStateException("Not the same: " + written + " and " + write(written));
        }
        Map<String, Object> again = Json.object(LINES.settle(written));
        again.remove("id");
        answer.remove("id");
        if (!answer.containsKey("error") && !again.equals(answer)) {
            throw new IllegalStateException("Settled otherwise: " + answer + " and " + again);
        }
    }

    private static String write(String text) {
        Rounds.Parsed parsed = Rounds.parse(CATALOG, text);
        return Rounds.write("r1", parsed.game(), parsed.round(), Map.of());
    }
}
