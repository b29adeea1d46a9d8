package app.spoton.tablet.auditlog.storage;

import app.spoton.engine.record.AuditEvent;
import app.spoton.engine.record.RoundRecord;
import app.spoton.engine.round.Meter;
import app.spoton.tablet.auditlog.AuditLog;
import app.spoton.tablet.auditlog.DemonstrationTable;
import java.util.Map;

/**
 * Keeps the rounds and meters of the demonstration table out of the house's log. Staff events go to the house's log.
 */
final class RoutedAuditLog implements AuditLog {
    private final AuditLog house;
    private final AuditLog demonstration;

    RoutedAuditLog(AuditLog house, AuditLog demonstration) {
        this.house = house;
        this.demonstration = demonstration;
    }

    private AuditLog of(String table) {
        return DemonstrationTable.is(table) ? demonstration : house;
    }

    @Override
    public long write(RoundRecord round) {
        return of(round.table()).write(round);
    }

    @Override
    public long write(AuditEvent event) {
        return (event.kind() == AuditEvent.Kind.METER ? of(event.table()) : house).write(event);
    }

    @Override
    public Map<String, Meter> meters(String table) {
        return of(table).meters(table);
    }
}
