package app.spoton.engine.fuzz;

import app.spoton.engine.auditlog.ExportStream;
import app.spoton.engine.auditlog.proof.LogPublicKey;
import app.spoton.engine.auditlog.verification.LogComparison;
import app.spoton.engine.auditlog.verification.LogVerdicts;
import app.spoton.engine.auditlog.verification.Verification;
import app.spoton.engine.auditlog.verification.VerificationOptions;
import app.spoton.engine.auditlog.verification.VerificationReport;
import app.spoton.engine.catalog.Catalog;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/**
 * A backup, compressed or not, whole or in pieces: it ends with a report or an IOException. With the key at hand nothing but the
 * three exports that were signed with it is believed.
 */
public final class BackupFuzzer {
    private static final Catalog CATALOG = Catalog.standard();
    private static final VerificationOptions WITH_KEY = VerificationOptions.EXPORT.withKey(
            LogPublicKey.parseFile(resource("/fuzz/backup-key.txt")).orElseThrow());
    /** A few bytes can stand for gigabytes. */
    private static final int MOST_COMPARED = 1 << 22;
    private static final Set<String> SIGNED = Set.of(resource("/fuzz/backups/signed-whole.jsonl").strip(),
            resource("/fuzz/backups/signed-part.jsonl").strip(), resource("/fuzz/backups/signed-whole.gz").strip());

    private BackupFuzzer() {
    }

    public static void fuzzerTestOneInput(byte[] data) throws IOException {
        VerificationReport report = verify(stream(data), WITH_KEY);
        if (isBelieved(report.verdicts()) && !SIGNED.contains(withoutLastLineEnd(stream(data).readAllBytes()))) {
            throw new IllegalStateException("Believed: " + report.verdicts());
        }
        verify(stream(data), VerificationOptions.EXPORT);
        try {
            LogComparison.of(new ByteArrayInputStream(data), stream(data));
        } catch (IOException broken) {
            // as it should be
        }
        cutOff(data);
        sameAsJava(data);
    }

    /** What is read of a compressed file is what any other program reads of it. */
    private static void sameAsJava(byte[] data) throws IOException {
        byte[] read;
        try {
            if (!ExportStream.isCompressed(new ByteArrayInputStream(data))) {
                return;
            }
            read = stream(data).readNBytes(MOST_COMPARED);
        } catch (IOException refused) {
            return;
        }
        try (InputStream java = new GZIPInputStream(new ByteArrayInputStream(data))) {
            if (!Arrays.equals(read, java.readNBytes(MOST_COMPARED))) {
                throw new IllegalStateException("Java reads another text of the compressed file.");
            }
        }
    }

    private static InputStream stream(byte[] data) throws IOException {
        return ExportStream.of(new ByteArrayInputStream(data));
    }

    private static boolean isBelieved(LogVerdicts verdicts) {
        return verdicts.authenticity() == LogVerdicts.Authenticity.AUTHENTIC
                && verdicts.consistency() == LogVerdicts.Consistency.CONSISTENT
                && verdicts.completeness() != LogVerdicts.Completeness.INCOMPLETE;
    }

    private static String withoutLastLineEnd(byte[] data) {
        String text = new String(data, StandardCharsets.UTF_8);
        return text.endsWith("\n") ? text.substring(0, text.length() - 1) : text;
    }

    /** A compressed file whose end is missing is never restorable. */
    private static void cutOff(byte[] data) throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(packed)) {
            out.write(data);
        }
        byte[] cut = Arrays.copyOf(packed.toByteArray(), Math.max(18, packed.size() - 9 - data.length % 7));
        if (cut.length < packed.size() && verify(stream(cut), VerificationOptions.EXPORT)
                .verdicts().isRestorable()) {
            throw new IllegalStateException("Half a file is restorable.");
        }
    }

    private static VerificationReport verify(InputStream in, VerificationOptions options) throws IOException {
        Verification verification = new Verification(CATALOG, options);
        verification.lines(in, done -> { });
        return verification.report(Optional.empty());
    }

    private static String resource(String name) {
        try (InputStream in = ExportStream.of(BackupFuzzer.class.getResourceAsStream(name))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }
}
