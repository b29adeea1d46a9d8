package app.spoton.tablet.history.integrity;

import app.spoton.engine.auditlog.ExportHead;
import app.spoton.engine.auditlog.LogLine;
import app.spoton.engine.auditlog.verification.Verification;
import app.spoton.engine.auditlog.verification.VerificationOptions;
import app.spoton.engine.auditlog.verification.VerificationReport;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.record.AuditEvent;
import app.spoton.tablet.auditlog.storage.AuditLogs;
import app.spoton.tablet.auditlog.storage.StoredAuditLog;
import app.spoton.tablet.documents.DocumentStore;
import app.spoton.tablet.history.TabStatus;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import javax.inject.Inject;

/** Sets the log aside, exports logs that were set aside, and tries them again. */
public final class LogRepair {
    private final AuditLogs logs;
    private final Catalog catalog;
    private final DocumentStore documents;

    @Inject
    public LogRepair(AuditLogs logs, Catalog catalog, DocumentStore documents) {
        this.logs = logs;
        this.catalog = catalog;
        this.documents = documents;
    }

    List<String> kept() {
        return logs.house().kept().names();
    }

    /** Sets the house's log aside because a supervisor says so; its new name. */
    String setAside(String by) {
        return logs.house().kept().setAside(by);
    }

    TabStatus.Message export(String name, String by, String address) throws IOException {
        StoredAuditLog log = logs.house();
        log.write(AuditEvent.of(AuditEvent.Kind.EXPORT, log.now(), by, "", "the file " + name, name));
        try (OutputStream out = documents.write(address)) {
            log.kept().export(name, out);
        }
        return new TabStatus.Message(TabStatus.Message.Kind.EXPORTED, "1");
    }

    /** Reads a log that was set aside; if it is whole after all, its entries come back before those of today's log. */
    TabStatus.Message retry(String name, String by) throws IOException {
        return logs.house().kept().read(name, entries -> restore(name, by, entries));
    }

    private TabStatus.Message restore(String name, String by, Iterable<LogLine> entries) {
        StoredAuditLog log = logs.house();
        Verification verification = new Verification(catalog, VerificationOptions.ON_TABLET);
        ExportHead head = new ExportHead();
        Optional<LogLine> last = Optional.empty();
        for (LogLine line : entries) {
            give(verification, line);
            head.add(line.hash());
            last = Optional.of(line);
        }
        if (last.isEmpty()) {
            return new TabStatus.Message(TabStatus.Message.Kind.BACKUP_BROKEN, "the file has no entry that can be read");
        }
        give(verification, head.line(last.get().number(), last.get().hash(), log.now(), ""));
        VerificationReport report = verification.report(Optional.empty());
        if (!report.verdicts().isRestorable()) {
            return new TabStatus.Message(TabStatus.Message.Kind.BACKUP_BROKEN, report.findings().get(0).toString());
        }
        long restored = log.restore(entries.iterator(), count -> AuditEvent.of(AuditEvent.Kind.RESTORE, log.now(), by, "",
                "entries restored from the file " + name + ": " + count, name));
        return restored == 0 ? new TabStatus.Message(TabStatus.Message.Kind.NOTHING_TO_RESTORE, "")
                : new TabStatus.Message(TabStatus.Message.Kind.RESTORED, Long.toString(restored));
    }

    private static void give(Verification verification, LogLine line) {
        byte[] bytes = line.text().getBytes(StandardCharsets.UTF_8);
        verification.line(bytes, 0, bytes.length);
    }
}
