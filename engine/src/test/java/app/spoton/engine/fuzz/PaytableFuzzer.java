package app.spoton.engine.fuzz;

import app.spoton.engine.paytable.PaytableProblem;
import app.spoton.engine.paytable.PaytableText;
import java.nio.charset.StandardCharsets;

/** A file of paytables is read, or refused with the reason. */
public final class PaytableFuzzer {
    private PaytableFuzzer() {
    }

    public static void fuzzerTestOneInput(byte[] data) {
        try {
            PaytableText.read(new String(data, StandardCharsets.UTF_8));
        } catch (PaytableProblem refused) {
            // as it should be
        }
    }
}
