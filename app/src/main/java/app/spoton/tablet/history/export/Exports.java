package app.spoton.tablet.history.export;

import app.spoton.engine.auditlog.verification.LogVerdicts;
import app.spoton.engine.auditlog.verification.VerificationReport;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.record.AuditEvent;
import app.spoton.tablet.auditlog.storage.StoredAuditLog;
import app.spoton.tablet.documents.DocumentStore;
import app.spoton.tablet.history.TabStatus;
import app.spoton.tablet.history.rounds.RoundDetails;
import app.spoton.tablet.history.rounds.RoundFilter;
import app.spoton.tablet.history.whatif.Resettlement;
import java.io.IOException;
import java.io.OutputStream;
import java.time.ZoneId;
import java.util.Locale;
import java.util.Optional;
import java.util.function.LongConsumer;
import javax.inject.Inject;

/** Writes exports and backups, and restores a backup. Each is itself a log entry. */
public final class Exports {
    /** The kinds of file. */
    public enum Form {
        /** The rounds of the filter, in the round format with the hash chain. */
        JSON_LINES,
        /** The rounds of the filter, a row for each wager. */
        CSV,
        /** The open round. */
        PDF,
        /** The whole log, compressed. */
        BACKUP
    }

    private final StoredAuditLog log;
    private final Catalog catalog;
    private final DocumentStore documents;

    @Inject
    public Exports(StoredAuditLog log, Catalog catalog, DocumentStore documents) {
        this.log = log;
        this.catalog = catalog;
        this.documents = documents;
    }

    /** Writes the rounds of a filter as JSON lines or CSV. */
    public TabStatus.Message exportRounds(Form form, RoundFilter filter, String by, String address, LongConsumer progress)
            throws IOException {
        logExport(form, filter.isAll() ? "all rounds" : filter.description(), by);
        LogExporter exporter = new LogExporter(log);
        try (OutputStream out = documents.write(address)) {
            return exported(form == Form.CSV ? exporter.csv(out, filter, progress) : exporter.rounds(out, filter, progress));
        }
    }

    public TabStatus.Message exportPdf(Optional<RoundDetails> opened, Optional<Resettlement> resettlement, String by,
            String address) throws IOException {
        RoundDetails round = opened.orElseThrow(() -> new IOException("No round is open."));
        logExport(Form.PDF, "round " + round.round().id(), by);
        try (OutputStream out = documents.write(address)) {
            out.write(RoundPdf.of(round, resettlement, ZoneId.systemDefault(), log.signatures().latest()));
            return exported(1);
        }
    }

    public TabStatus.Message backUp(String by, String address, LongConsumer progress) throws IOException {
        logExport(Form.BACKUP, "the whole log", by);
        try (OutputStream out = documents.write(address)) {
            return exported(new LogExporter(log).wholeLog(out, true, progress));
        }
    }

    private void logExport(Form form, String what, String by) {
        String name = form.name().toLowerCase(Locale.ROOT).replace('_', ' ');
        log.write(AuditEvent.of(AuditEvent.Kind.EXPORT, log.now(), by, "", name + ": " + what, ""));
    }

    private static TabStatus.Message exported(long count) {
        return new TabStatus.Message(TabStatus.Message.Kind.EXPORTED, Long.toString(count));
    }

    public TabStatus.Message restore(String by, String address, LongConsumer progress) throws IOException {
        BackupRestore.RestoreResult result = new BackupRestore(log, catalog, documents).restore(by, address, progress);
        VerificationReport report = result.report();
        if (!report.verdicts().isRestorable()) {
            return report.verdicts().completeness() == LogVerdicts.Completeness.PARTIAL
                    ? new TabStatus.Message(TabStatus.Message.Kind.BACKUP_INCOMPLETE, report.filter())
                    : new TabStatus.Message(TabStatus.Message.Kind.BACKUP_BROKEN, firstFinding(report));
        }
        if (result.restored() == 0) {
            return new TabStatus.Message(TabStatus.Message.Kind.NOTHING_TO_RESTORE, "");
        }
        return report.verdicts().settling() == LogVerdicts.Settling.SAME
                ? new TabStatus.Message(TabStatus.Message.Kind.RESTORED, Long.toString(result.restored()))
                : new TabStatus.Message(TabStatus.Message.Kind.RESTORED_OTHER_RULES, Long.toString(result.restored()));
    }

    private static String firstFinding(VerificationReport report) {
        return report.findings().isEmpty() ? report.verdicts().toString() : report.findings().get(0).toString();
    }
}
