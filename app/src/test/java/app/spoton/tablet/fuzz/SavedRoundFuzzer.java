package app.spoton.tablet.fuzz;

import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.record.AuditEventCodec;
import app.spoton.engine.record.RoundRecordCodec;
import app.spoton.tablet.setup.TableSetupCodec;
import app.spoton.tablet.table.storage.SavedRoundCodec;
import java.nio.charset.StandardCharsets;

/** A saved round, a table's setup or an entry is read, or refused with an IllegalArgumentException. */
public final class SavedRoundFuzzer {
    private static final Catalog CATALOG = Catalog.standard();
    private static final SavedRoundCodec ROUNDS = new SavedRoundCodec(CATALOG);
    private static final RoundRecordCodec RECORDS = new RoundRecordCodec(CATALOG);

    private SavedRoundFuzzer() {
    }

    public static void fuzzerTestOneInput(byte[] data) {
        String text = new String(data, StandardCharsets.UTF_8);
        refused(() -> ROUNDS.write(ROUNDS.read(text)));
        refused(() -> RECORDS.read(text));
        refused(() -> TableSetupCodec.read(CATALOG, text));
        refused(() -> AuditEventCodec.read("setting", text));
    }

    private static void refused(Runnable reading) {
        try {
            reading.run();
        } catch (IllegalArgumentException asItShouldBe) {
            // with the reason
        }
    }
}
