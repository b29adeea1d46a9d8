package app.spoton.tablet.history;

import app.spoton.engine.catalog.Catalog;
import app.spoton.tablet.auditlog.AuditEvent;
import app.spoton.tablet.auditlog.StoredAuditLog;
import java.io.IOException;
import java.io.OutputStream;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.function.LongConsumer;

/** What a supervisor writes down or takes away: corrections, exports, backups. Each leaves an entry in the log. */
public final class Exports {
    /** What can be written to a file. */
    public enum Form {
        /** What the filter finds, in the round format with the chain. */
        JSON_LINES,
        /** What the filter finds, a row for each wager. */
        CSV,
        /** The round that is open. */
        PDF,
        /** The whole log, packed. */
        BACKUP
    }

    private final StoredAuditLog log;
    private final Catalog catalog;
    private final DocumentStore documents;

    Exports(StoredAuditLog log, Catalog catalog, DocumentStore documents) {
        this.log = log;
        this.catalog = catalog;
        this.documents = documents;
    }

    void correct(RoundDetails round, String by, String reason) {
        Optional<WhatIf> tried = round.whatIf().filter(copy -> copy.isChanged() && copy.isSettled());
        String words = reason.strip() + tried.map(copy -> " — " + copy.inWords()).orElse("");
        AuditEvent correction = new AuditEvent(AuditEvent.Kind.CORRECTION, log.now(), by.strip(), round.table(), words,
                round.round().id(), List.of());
        if (tried.isPresent()) {
            log.correct(correction, tried.get().copy().json(), tried.get().settlement());
        } else {
            log.write(correction);
        }
    }

    HistoryUiState.Notice export(Form form, RoundFilter filter, Optional<RoundDetails> opened, String by, String address,
            LongConsumer progress) throws IOException {
        String about = switch (form) {
            case JSON_LINES, CSV -> filter.isAll() ? "all rounds" : filter.inWords();
            case PDF -> "round " + opened.map(round -> round.round().id()).orElse("");
            case BACKUP -> "the whole log";
        };
        log.write(new AuditEvent(AuditEvent.Kind.EXPORT, log.now(), by, "", form.name().toLowerCase(java.util.Locale.ROOT)
                .replace('_', ' ') + ": " + about, "", List.of()));
        LogExporter export = new LogExporter(log);
        long count;
        try (OutputStream out = documents.write(address)) {
            count = switch (form) {
                case JSON_LINES -> export.rounds(out, filter, progress);
                case CSV -> export.csv(out, filter, progress);
                case BACKUP -> export.everything(out, true, progress);
                case PDF -> {
                    out.write(RoundPdf.of(opened.orElseThrow(() -> new IOException("No round is open.")), catalog,
                            ZoneId.systemDefault()));
                    yield 1;
                }
            };
        }
        return new HistoryUiState.Notice(HistoryUiState.Notice.Kind.EXPORTED, Long.toString(count));
    }

    HistoryUiState.Notice restore(String by, String address, LongConsumer progress) throws IOException {
        BackupRestore.Result result = new BackupRestore(log, catalog, documents).from(address, progress);
        if (!result.report().isWhole()) {
            return new HistoryUiState.Notice(HistoryUiState.Notice.Kind.BACKUP_BROKEN,
                    result.report().findings().get(0).toString());
        }
        if (!result.report().filter().isEmpty()) {
            return new HistoryUiState.Notice(HistoryUiState.Notice.Kind.BACKUP_PARTIAL, result.report().filter());
        }
        if (result.restored() == 0) {
            return new HistoryUiState.Notice(HistoryUiState.Notice.Kind.NOTHING_TO_RESTORE, "");
        }
        log.write(new AuditEvent(AuditEvent.Kind.RESTORE, log.now(), by, "", result.restored()
                + " entries were put back from a backup", "", List.of()));
        return new HistoryUiState.Notice(HistoryUiState.Notice.Kind.RESTORED, Long.toString(result.restored()));
    }
}
