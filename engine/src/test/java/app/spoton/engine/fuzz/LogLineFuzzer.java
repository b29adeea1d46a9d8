package app.spoton.engine.fuzz;

import app.spoton.engine.auditlog.CheckpointEntry;
import app.spoton.engine.auditlog.LogIdentity;
import app.spoton.engine.auditlog.LogLine;
import app.spoton.engine.auditlog.proof.LogPublicKey;
import app.spoton.engine.auditlog.proof.SignedCheckpoint;
import app.spoton.engine.auditlog.verification.Verification;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.record.RoundRecordCodec;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * A line of the log, and what entries and people hold of it, is read or refused; what is read is written back as it
 * was. A verification always ends with a report, and accepts no file without a head.
 */
public final class LogLineFuzzer {
    private static final Catalog CATALOG = Catalog.standard();
    private static final RoundRecordCodec RECORDS = new RoundRecordCodec(CATALOG);

    private LogLineFuzzer() {
    }

    public static void fuzzerTestOneInput(byte[] data) {
        String text = new String(data, StandardCharsets.UTF_8);
        LogLine.read(text).ifPresent(line -> same(line.text(), text));
        LogIdentity.read(text).ifPresent(read -> same(LogPublicKey.parse(read.key().toString()).orElseThrow().toString(),
                read.key().toString()));
        CheckpointEntry.read(text).ifPresent(read -> same(SignedCheckpoint.parse(read.toString()).orElseThrow().toString(),
                read.toString()));
        SignedCheckpoint.parse(text).ifPresent(read -> same(read.toString(), text));
        LogPublicKey.parseFile(text).ifPresent(read -> same(LogPublicKey.parse(read.toString()).orElseThrow().toString(),
                read.toString()));
        record(text);
        verify(text);
    }

    private static void record(String text) {
        String written;
        try {
            written = RECORDS.write(RECORDS.read(text));
        } catch (IllegalArgumentException refused) {
            return;
        }
        same(RECORDS.write(RECORDS.read(written)), written);
    }

    private static void verify(String text) {
        Verification verification = new Verification(CATALOG);
        boolean hasHead = false;
        for (String line : text.split("\n", -1)) {
            byte[] bytes = line.getBytes(StandardCharsets.UTF_8);
            verification.line(bytes, 0, bytes.length);
            hasHead |= LogLine.read(line).filter(read -> read.kind().equals(LogLine.HEAD)).isPresent();
        }
        if (verification.report(Optional.empty()).verdicts().isRestorable() && !hasHead) {
            throw new IllegalStateException("Restorable: " + text);
        }
    }

    private static void same(String one, String other) {
        if (!one.equals(other)) {
            throw new IllegalStateException("Not the same: " + one + " and " + other);
        }
    }
}
