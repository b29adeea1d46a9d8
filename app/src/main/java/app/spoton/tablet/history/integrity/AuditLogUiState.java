package app.spoton.tablet.history.integrity;

import app.spoton.tablet.auditlog.database.EventRow;
import app.spoton.tablet.history.TabState;
import app.spoton.tablet.history.TabStatus;
import app.spoton.tablet.history.evidence.EvidenceRetention;
import java.util.List;
import java.util.Optional;

/**
 * The Audit log tab. Immutable.
 *
 * @param check the result of the last check; empty until there was one
 * @param events entries that are neither rounds nor corrections, newest first
 */
public record AuditLogUiState(LogSummary log, LogProof proof, Optional<LogIntegrityCheck.IntegrityResult> check, List<EventRow> events,
        EvidenceRetention.Summary evidence, TabStatus status) implements TabState<AuditLogUiState> {
    public static final AuditLogUiState EMPTY = new AuditLogUiState(new LogSummary(0, "", false, ""), LogProof.NONE, Optional.empty(),
            List.of(), EvidenceRetention.Summary.EMPTY, TabStatus.IDLE);

    /**
     * The log file.
     *
     * @param head the hash of its last entry; empty if it has none
     * @param damagedFile the name of a log that could not be read; empty if there is none
     */
    public record LogSummary(long entries, String head, boolean encrypted, String damagedFile) {
    }

    /**
     * How the log is signed, and the logs that were set aside.
     *
     * @param keyId of the key that it is signed with; empty if it is not signed
     * @param checkpoint the last one in the log, as text; empty if there is none
     * @param problem why it could not be signed when that was last tried; empty if it could
     */
    public record LogProof(String logId, String keyId, String checkpoint, String problem, List<String> keptFiles) {
        public static final LogProof NONE = new LogProof("", "", "", "", List.of());

        public LogProof {
            keptFiles = List.copyOf(keptFiles);
        }
    }

    @Override
    public AuditLogUiState withStatus(TabStatus next) {
        return new AuditLogUiState(log, proof, check, events, evidence, next);
    }

    AuditLogUiState withCheck(LogIntegrityCheck.IntegrityResult result) {
        return new AuditLogUiState(log, proof, Optional.of(result), events, evidence, status);
    }

    /** With what was read again; the result of a check stays. */
    AuditLogUiState withRead(AuditLogUiState read) {
        return new AuditLogUiState(read.log, read.proof, check, read.events, read.evidence, status);
    }
}
