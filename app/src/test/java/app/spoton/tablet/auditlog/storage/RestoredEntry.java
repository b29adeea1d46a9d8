package app.spoton.tablet.auditlog.storage;

import app.spoton.engine.record.AuditEvent;
import java.time.Instant;

/** The entry that says who restored a backup. */
final class RestoredEntry {
    private RestoredEntry() {
    }

    static AuditEvent by(long count) {
        return AuditEvent.of(AuditEvent.Kind.RESTORE, Instant.EPOCH, "Ruth", "", "entries restored: " + count, "");
    }
}
