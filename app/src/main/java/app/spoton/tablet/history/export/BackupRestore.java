package app.spoton.tablet.history.export;

import app.spoton.engine.auditlog.ExportStream;
import app.spoton.engine.auditlog.LogLine;
import app.spoton.engine.auditlog.verification.Verification;
import app.spoton.engine.auditlog.verification.VerificationReport;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.json.LineReader;
import app.spoton.engine.record.AuditEvent;
import app.spoton.tablet.auditlog.LogLineIterator;
import app.spoton.tablet.auditlog.storage.StoredAuditLog;
import app.spoton.tablet.documents.DocumentStore;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.function.LongConsumer;

/**
 * Restores a backup. It is verified from start to end first, and only an authentic, unchanged and complete one is used.
 * What today's engine would pay for its rounds does not matter.
 */
final class BackupRestore {
    private final StoredAuditLog log;
    private final Catalog catalog;
    private final DocumentStore documents;

    BackupRestore(StoredAuditLog log, Catalog catalog, DocumentStore documents) {
        this.log = log;
        this.catalog = catalog;
        this.documents = documents;
    }

    /** The report of the verification, and how many entries were restored. */
    record RestoreResult(VerificationReport report, long restored) {
    }

    /** @throws app.spoton.tablet.auditlog.AuditLogException if the backup is of another log */
    RestoreResult restore(String by, String address, LongConsumer progress) throws IOException {
        Verification verification = new Verification(catalog);
        try (InputStream in = open(address)) {
            verification.lines(in, progress);
        } catch (OutOfMemoryError made) {   // a small file can say so much that no tablet holds it; nothing is written yet
            throw new IOException("This backup does not fit into the tablet's memory. Nothing was restored.", made);
        }
        VerificationReport report = verification.report(Optional.empty());
        if (!report.verdicts().isRestorable()) {
            return new RestoreResult(report, 0);
        }
        try (InputStream in = open(address)) {
            return new RestoreResult(report, log.restore(new Backup(new LineReader(in), report.head().orElseThrow()),
                    report.key(), count -> AuditEvent.of(AuditEvent.Kind.RESTORE, log.now(), by, "",
                    "entries restored from a backup: " + count + ", " + origin(report), "")));
        }
    }

    /** Whose backup it is, as far as it says so itself. */
    private static String origin(VerificationReport report) {
        return report.key().map(key -> "signed with the key " + key.id() + " of " + key.name()).orElse("not signed");
    }

    private InputStream open(String address) throws IOException {
        return ExportStream.of(documents.read(address));
    }

    /**
     * The entries of a backup, up to its head. They must be those that were verified: whoever hands over the file could hand
     * over another one the second time.
     */
    private static final class Backup extends LogLineIterator {
        private final LineReader lines;
        private final String head;
        private String last = LogLine.NOTHING;

        Backup(LineReader lines, String head) {
            this.lines = lines;
            this.head = head;
        }

        @Override
        protected Optional<LogLine> read() {
            try {
                Optional<LogLine> line = lines.next() ? LogLine.read(new String(lines.bytes(), lines.from(), lines.length(),
                        StandardCharsets.UTF_8)).filter(read -> !read.kind().equals(LogLine.HEAD)) : Optional.empty();
                boolean isVerified = line.isEmpty() ? last.equals(head)
                        : line.get().isWhole() && line.get().previous().equals(last);
                if (!isVerified) {
                    throw new IOException("The file changed while it was read. Nothing was restored.");
                }
                last = line.map(LogLine::hash).orElse(last);
                return line;
            } catch (IOException broken) {
                throw new UncheckedIOException(broken.getMessage(), broken);
            }
        }
    }
}
