package app.spoton.tablet.history.export;

import app.spoton.engine.auditlog.ExportHead;
import app.spoton.engine.auditlog.LogLine;
import app.spoton.engine.auditlog.SignedExport;
import app.spoton.engine.auditlog.proof.LogSigner;
import app.spoton.tablet.auditlog.database.EntryRow;
import app.spoton.tablet.auditlog.storage.LogSignatures;
import app.spoton.tablet.auditlog.storage.StoredAuditLog;
import java.io.IOException;
import java.security.GeneralSecurityException;
import java.util.List;
import java.util.Optional;

/**
 * The lines of an export of the current log: signed and with proofs for omitted entries if the log has a key, otherwise
 * of version 1.
 */
final class ExportLines {
    private final StoredAuditLog log;
    private final Optional<LogSigner> signer;
    private final Optional<SignedExport> signed;
    private final ExportHead head = new ExportHead();
    private final EntryRow last;

    private ExportLines(StoredAuditLog log, Optional<LogSigner> signer, Optional<SignedExport> signed, EntryRow last) {
        this.log = log;
        this.signer = signer;
        this.signed = signed;
        this.last = last;
    }

    static ExportLines of(StoredAuditLog log) throws IOException {
        Optional<LogSigner> signer = log.signatures().signer();
        Optional<LogSignatures.Export> export = signer.map(one -> log.signatures().export());
        Optional<EntryRow> last = export.isPresent() ? log.reader().dao().entry(export.get().entries()) : log.reader().head();
        return new ExportLines(log, signer, export.map(LogSignatures.Export::lines),
                last.orElseThrow(() -> new IOException("The log is empty.")));
    }

    /** The number of the log's last entry; later ones do not belong to the export. */
    long last() {
        return last.number;
    }

    /** The lines for the next entry. */
    List<String> entry(LogLine line) throws IOException {
        head.add(line.hash());
        try {
            return signed.isPresent() ? signed.get().entry(line) : List.of(line.text());
        } catch (IllegalArgumentException changed) {
            throw changedOutside(changed);
        }
    }

    private static IOException changedOutside(RuntimeException cause) {
        return new IOException("The export was not signed: the log's file was changed outside of the app. Check the log's"
                + " integrity.", cause);
    }

    /** How many entries were given. */
    long entries() {
        return head.entries();
    }

    /**
     * The last lines.
     *
     * @param filter what was asked for, in words; empty if it was everything
     */
    List<String> end(String filter) throws IOException {
        if (signed.isEmpty()) {
            return List.of(head.line(last.number, last.hash, log.now(), filter).text());
        }
        try {
            return signed.get().end(last.hash, log.now(), filter, signer.orElseThrow());
        } catch (GeneralSecurityException failed) {
            throw new IOException("The export could not be signed: the tablet's key store did not answer. Try again.", failed);
        } catch (IllegalStateException changed) {
            throw changedOutside(changed);
        }
    }
}
