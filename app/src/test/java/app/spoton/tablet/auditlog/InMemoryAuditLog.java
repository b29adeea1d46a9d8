package app.spoton.tablet.auditlog;

import app.spoton.engine.record.AuditEvent;
import app.spoton.engine.record.MeterChange;
import app.spoton.engine.record.RoundRecord;
import app.spoton.engine.round.Meter;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** An audit log in memory. */
public final class InMemoryAuditLog implements AuditLog {
    /** By their numbers. */
    private final Map<Long, RoundRecord> records = new LinkedHashMap<>();
    private final List<AuditEvent> events = new ArrayList<>();
    private final Map<String, Map<String, Meter>> meters = new LinkedHashMap<>();
    private final Set<String> begun = new HashSet<>();
    private long last;
    private boolean failing;

    /** Whether nothing can be written, as if the disk were full. */
    public synchronized void failWrites(boolean fails) {
        failing = fails;
    }

    private void operation() {
        if (failing) {
            throw new AuditLogException(AuditLogException.Kind.STORAGE_FULL, "The storage is full.", new IllegalStateException());
        }
    }

    @Override
    public synchronized long write(RoundRecord round) {
        operation();
        for (Map.Entry<Long, RoundRecord> written : records.entrySet()) {
            if (written.getValue().id().equals(round.id())) {
                return written.getKey();
            }
        }
        records.put(++last, round);
        change(round.table(), round.meterChanges());
        return last;
    }

    @Override
    public synchronized long write(AuditEvent event) {
        operation();
        events.add(event);
        change(event.table(), event.meterChanges());
        return ++last;
    }

    @Override
    public synchronized Map<String, Meter> meters(String table) {
        Map<String, Meter> known = new LinkedHashMap<>(meters.getOrDefault(table, Map.of()));
        known.keySet().removeIf(name -> !begun.contains(table + '\n' + name));
        return Map.copyOf(known);
    }

    public synchronized List<RoundRecord> records() {
        return List.copyOf(records.values());
    }

    public synchronized List<AuditEvent> events() {
        return List.copyOf(events);
    }

    private void change(String table, List<MeterChange> changes) {
        changes.stream().filter(change -> change.kind() == MeterChange.Kind.BEGINNING
                || change.kind() == MeterChange.Kind.ADJUSTMENT).forEach(change -> begun.add(table + '\n' + change.meter()));
        changes.forEach(change -> meters.computeIfAbsent(table, name -> new LinkedHashMap<>())
                .put(change.meter(), change.after()));
    }
}
