package app.spoton.camera.fuzz;

import app.spoton.camera.layout.FeltPrint;
import app.spoton.camera.layout.Registration;
import app.spoton.camera.layout.TablePlan;
import app.spoton.camera.reading.index.HouseDeck;
import app.spoton.camera.reading.index.ReaderModels;
import app.spoton.camera.spots.SpotPlan;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.function.Function;

/** A file of a deck, a registered table, its betting spots or a felt's print is read, or it is none. What was read and written is read again. */
public final class DeckFileFuzzer {
    private DeckFileFuzzer() {
    }

    public static void fuzzerTestOneInput(byte[] data) {
        String text = new String(data, StandardCharsets.UTF_8);
        twice(ofThisReader(text), read -> HouseDeck.parse(read).map(HouseDeck::text));
        twice(text, read -> Registration.parse(read).map(Registration::text));
        twice(text, read -> SpotPlan.parse(read, TablePlan.USUAL).map(SpotPlan::text));
        twice(text, read -> FeltPrint.parse(read).map(print -> {
            try (print) {
                return print.text();
            }
        }));
    }

    /** A deck that another reader learned is none, and the reader changes with its networks. */
    private static String ofThisReader(String text) {
        return text.replaceFirst("^(spoton-deck [23] )\\S*", "$1" + ReaderModels.readerId());
    }

    private static void twice(String text, Function<String, Optional<String>> readAndWrite) {
        readAndWrite.apply(text).ifPresent(written -> {
            String again = readAndWrite.apply(written).orElseThrow(() -> new IllegalStateException("Not read again: " + written));
            if (!again.equals(written)) {
                throw new IllegalStateException("Not the same: " + written + " and " + again);
            }
        });
    }
}
