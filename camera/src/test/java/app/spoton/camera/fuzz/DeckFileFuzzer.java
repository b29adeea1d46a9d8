package app.spoton.camera.fuzz;

import app.spoton.camera.layout.FeltPrint;
import app.spoton.camera.layout.Registration;
import app.spoton.camera.reading.index.HouseDeck;
import java.nio.charset.StandardCharsets;

/** A file of a deck, a registered table or a felt's print is read, or it is none. */
public final class DeckFileFuzzer {
    private DeckFileFuzzer() {
    }

    public static void fuzzerTestOneInput(byte[] data) {
        String text = new String(data, StandardCharsets.UTF_8);
        HouseDeck.parse(text);
        Registration.parse(text);
        FeltPrint.parse(text).ifPresent(FeltPrint::close);
    }
}
