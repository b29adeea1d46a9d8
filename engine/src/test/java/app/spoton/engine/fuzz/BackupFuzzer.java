package app.spoton.engine.fuzz;

import app.spoton.engine.auditlog.LogComparison;
import app.spoton.engine.auditlog.Verification;
import app.spoton.engine.catalog.Catalog;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/** A backup, compressed or not, whole or in pieces: it ends with a report or an IOException. */
public final class BackupFuzzer {
    private static final Catalog CATALOG = Catalog.standard();

    private BackupFuzzer() {
    }

    public static void fuzzerTestOneInput(byte[] data) throws IOException {
        verify(new ByteArrayInputStream(data));
        try {
            verify(new GZIPInputStream(new ByteArrayInputStream(data)));
            LogComparison.of(new ByteArrayInputStream(data), new GZIPInputStream(new ByteArrayInputStream(data)));
        } catch (IOException notCompressed) {
            // as it should be
        }
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(packed)) {
            out.write(data);
        }
        byte[] cut = java.util.Arrays.copyOf(packed.toByteArray(), Math.max(20, packed.size() - data.length % 7));
        verify(new GZIPInputStream(new ByteArrayInputStream(cut)));
    }

    private static void verify(InputStream in) throws IOException {
        Verification verification = new Verification(CATALOG);
        verification.lines(in, done -> { });
        verification.report(Optional.empty());
    }
}
