package app.spoton.tablet.auditlog;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * An entry of the audit log that is not a round.
 *
 * @param by who did it
 * @param table at which table
 * @param words what happened, for a person to read, as 'ante limit from 5.00-100.00 to 10.00-200.00'
 * @param about the id of the round or the name of the thing that it is about; empty if none
 * @param meters changes of meters that belong to it
 */
public record AuditEvent(Kind kind, Instant at, String by, String table, String words, String about,
        List<MeterChange> meters) {
    /** What happened. */
    public enum Kind { SIGN_IN, SIGN_OUT, WRONG_PIN, SETTING, METER, CORRECTION, EXPORT, RESTORE, PICTURES }

    public AuditEvent {
        meters = List.copyOf(meters);
    }

    app.spoton.engine.record.AuditEvent toRecord() {
        return new app.spoton.engine.record.AuditEvent(app.spoton.engine.record.AuditEvent.Kind.valueOf(kind.name()), at, by,
                table, words, about, MeterChange.toRecords(meters), Optional.empty());
    }
}
