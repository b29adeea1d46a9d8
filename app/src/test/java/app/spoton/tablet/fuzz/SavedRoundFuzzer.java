package app.spoton.tablet.fuzz;

import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.record.AuditEventCodec;
import app.spoton.engine.record.RoundRecordCodec;
import app.spoton.tablet.setup.TableSetupCodec;
import app.spoton.tablet.table.storage.SavedRoundCodec;
import java.nio.charset.StandardCharsets;
import java.util.function.UnaryOperator;

/**
 * A saved round, a table's setup or an entry is read, or refused with an IllegalArgumentException. What was read and written is
 * read again, and is the same.
 */
public final class SavedRoundFuzzer {
    private static final Catalog CATALOG = Catalog.standard();
    private static final SavedRoundCodec ROUNDS = new SavedRoundCodec(CATALOG);
    private static final RoundRecordCodec RECORDS = new RoundRecordCodec(CATALOG);

    private SavedRoundFuzzer() {
    }

    public static void fuzzerTestOneInput(byte[] data) {
        String text = new String(data, StandardCharsets.UTF_8);
        twice(text, read -> ROUNDS.write(ROUNDS.read(read)));
        twice(text, read -> RECORDS.write(RECORDS.read(read)));
        twice(text, read -> TableSetupCodec.write(TableSetupCodec.read(CATALOG, read)));
        twice(text, read -> AuditEventCodec.write(AuditEventCodec.read("setting", read)));
    }

    private static void twice(String text, UnaryOperator<String> readAndWrite) {
        String written;
        try {
            written = readAndWrite.apply(text);
        } catch (IllegalArgumentException refused) {
            return;   // with the reason
        }
        String again = readAndWrite.apply(written);
        if (!again.equals(written)) {
            throw new IllegalStateException("Not the same: " + written + " and " + again);
        }
    }
}
