package app.spoton.engine.fuzz;

import app.spoton.engine.auditlog.CheckpointEntry;
import app.spoton.engine.auditlog.LogIdentity;
import app.spoton.engine.auditlog.LogLine;
import app.spoton.engine.auditlog.Verification;
import app.spoton.engine.auditlog.proof.LogPublicKey;
import app.spoton.engine.auditlog.proof.SignedCheckpoint;
import app.spoton.engine.catalog.Catalog;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** A line of the log, and what entries and people hold of it, is read or refused; a verification always ends with a report. */
public final class LogLineFuzzer {
    private static final Catalog CATALOG = Catalog.standard();

    private LogLineFuzzer() {
    }

    public static void fuzzerTestOneInput(byte[] data) {
        String text = new String(data, StandardCharsets.UTF_8);
        LogLine.read(text);
        LogIdentity.read(text);
        CheckpointEntry.read(text);
        SignedCheckpoint.parse(text);
        LogPublicKey.parseFile(text);
        Verification verification = new Verification(CATALOG);
        for (String line : text.split("\n", -1)) {
            byte[] bytes = line.getBytes(StandardCharsets.UTF_8);
            verification.line(bytes, 0, bytes.length);
        }
        if (verification.report(Optional.empty()).verdicts().isRestorable() && data.length < 40) {
            throw new IllegalStateException("Restorable: " + text);
        }
    }
}
