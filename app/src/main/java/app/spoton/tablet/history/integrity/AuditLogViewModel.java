package app.spoton.tablet.history.integrity;

import app.spoton.engine.auditlog.LogIdentity;
import app.spoton.engine.catalog.Catalog;
import app.spoton.tablet.auditlog.database.EventRow;
import app.spoton.tablet.auditlog.storage.AuditLogReader;
import app.spoton.tablet.auditlog.storage.LogSignatures;
import app.spoton.tablet.auditlog.storage.StoredAuditLog;
import app.spoton.tablet.history.HistoryAccess;
import app.spoton.tablet.history.TabStatus;
import app.spoton.tablet.history.TabViewModel;
import app.spoton.tablet.history.evidence.EvidenceRetention;
import app.spoton.tablet.history.export.Exports;
import app.spoton.tablet.people.pins.PinPurpose;
import app.spoton.tablet.people.sessions.SupervisorSessions;
import app.spoton.tablet.threads.HistoryExecutor;
import app.spoton.tablet.threads.LogCheckExecutor;
import app.spoton.tablet.threads.MainThreadExecutor;
import dagger.hilt.android.lifecycle.HiltViewModel;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import javax.inject.Inject;

/** The Audit log tab: log integrity, backups, evidence pictures, and events that are not rounds. */
@HiltViewModel
public final class AuditLogViewModel extends TabViewModel<AuditLogUiState> {
    private static final int EVENTS_SHOWN = 50;

    private final AuditLogReader log;
    private final Catalog catalog;
    private final Exports exports;
    private final StoredAuditLog stored;
    private final LogRepair repair;
    private final SupervisorSessions sessions;
    private final EvidenceRetention retention;
    private final Executor checks;

    @Inject
    AuditLogViewModel(AuditLogReader log, StoredAuditLog stored, Catalog catalog, Exports exports, LogRepair repair,
            SupervisorSessions sessions, EvidenceRetention retention, HistoryAccess access,
            @HistoryExecutor Executor background, @LogCheckExecutor Executor checks, @MainThreadExecutor Executor mainThread) {
        super(AuditLogUiState.EMPTY, access, background, mainThread);
        this.log = log;
        this.catalog = catalog;
        this.exports = exports;
        this.stored = stored;
        this.repair = repair;
        this.sessions = sessions;
        this.retention = retention;
        this.checks = checks;
    }

    public void refresh() {
        read(this::readLog, AuditLogUiState::withRead);
    }

    private AuditLogUiState readLog() throws IOException {
        List<EventRow> events = log.dao().events(Long.MAX_VALUE, EVENTS_SHOWN);
        AuditLogUiState.LogSummary summary = log.head().map(head -> new AuditLogUiState.LogSummary(head.number, head.hash,
                log.isEncrypted(), log.damagedFile())).orElseGet(() -> new AuditLogUiState.LogSummary(0, "", log.isEncrypted(),
                log.damagedFile()));
        return new AuditLogUiState(summary, readProof(), Optional.empty(), events, retention.summary(), TabStatus.IDLE);
    }

    private AuditLogUiState.LogProof readProof() {
        LogSignatures signatures = stored.signatures();
        Optional<LogIdentity> identity = signatures.identity();
        return new AuditLogUiState.LogProof(identity.map(LogIdentity::logId).orElse(""),
                identity.map(known -> known.key().id()).orElse(""), signatures.latest().map(Object::toString).orElse(""),
                signatures.problem(), repair.kept());
    }

    /** Signs the log as it is now. */
    public void sign(String by) {
        readAs(by, () -> {
            stored.signatures().sign(by, "asked for");
            return readLog();
        }, AuditLogUiState::withRead);
    }

    /** Writes a log that was set aside to a file that a person chose. */
    public void exportKept(String name, String address, String by) {
        runInHouse(by, TabStatus.Task.EXPORT, progress -> repair.export(name, by, address), AuditLogViewModel::withMessage);
        refresh();
    }

    /** Tries a log again that was set aside. */
    public void retryKept(String name, String by) {
        runInHouse(by, TabStatus.Task.RESTORE, progress -> repair.retry(name, by), AuditLogViewModel::withMessage);
        refresh();
    }

    /** Sets a log aside that cannot be opened, for a supervisor whose PIN was right just now. */
    public void setLogAside(String by, Runnable then) {
        if (sessions.supervisor(PinPurpose.LOG_REPAIR).filter(by::equals).isEmpty()) {
            return;
        }
        sessions.end(PinPurpose.LOG_REPAIR);
        readAnyway(() -> repair.setAside(by), (state, name) -> {
            then.run();
            return state;
        });
    }

    /** Checks every entry on the tablet. */
    public void check() {
        runOn(checks, TabStatus.Task.CHECK, progress -> new LogIntegrityCheck(log, catalog).run(progress), AuditLogUiState::withCheck);
    }

    public void backUp(String address, String by) {
        runAs(by, TabStatus.Task.EXPORT, progress -> exports.backUp(by, address, progress), AuditLogViewModel::withMessage);
        refresh();
    }

    public void restore(String address, String by) {
        runAs(by, TabStatus.Task.RESTORE, progress -> exports.restore(by, address, progress), AuditLogViewModel::withMessage);
        refresh();
    }

    private static AuditLogUiState withMessage(AuditLogUiState state, TabStatus.Message message) {
        return state.withStatus(state.status().withMessage(message));
    }

    /** Keeps evidence pictures for another period, and deletes those that are older now. */
    public void keepEvidence(EvidenceRetention.RetentionPeriod period, String by) {
        readInHouse(by, () -> {
            retention.setPeriod(period, by);
            return readLog();
        }, AuditLogUiState::withRead);
    }
}
