package app.spoton.engine.fuzz;

import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.json.Json;
import app.spoton.engine.json.round.RoundLines;
import java.nio.charset.StandardCharsets;

/** Whatever a line is, the answer is a JSON object: a settlement or an error. */
public final class RoundLineFuzzer {
    private static final RoundLines LINES = new RoundLines(Catalog.standard(), true);

    private RoundLineFuzzer() {
    }

    public static void fuzzerTestOneInput(byte[] data) {
        Json.object(LINES.settle(new String(data, StandardCharsets.UTF_8)));
    }
}
