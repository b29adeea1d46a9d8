package app.spoton.tablet.auditlog;

import app.spoton.engine.round.Meter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A log that is gone when the app is; for tests. */
public final class InMemoryAuditLog implements AuditLog {
    private final List<RoundLogEntry> rounds = new ArrayList<>();
    private final List<AuditEvent> happenings = new ArrayList<>();
    private final Map<String, Map<String, Meter>> meters = new LinkedHashMap<>();
    private long last;

    @Override
    public synchronized long write(RoundLogEntry round) {
        if (rounds.stream().anyMatch(written -> written.id().equals(round.id()))) {
            return last;
        }
        rounds.add(round);
        keep(round.table(), round.meters());
        return ++last;
    }

    @Override
    public synchronized long write(AuditEvent happening) {
        happenings.add(happening);
        keep(happening.table(), happening.meters());
        return ++last;
    }

    @Override
    public synchronized Map<String, Meter> meters(String table) {
        return Map.copyOf(meters.getOrDefault(table, Map.of()));
    }

    public synchronized List<RoundLogEntry> rounds() {
        return List.copyOf(rounds);
    }

    public synchronized List<AuditEvent> happenings() {
        return List.copyOf(happenings);
    }

    private void keep(String table, List<MeterChange> changes) {
        changes.forEach(change -> meters.computeIfAbsent(table, name -> new LinkedHashMap<>())
                .put(change.meter(), change.after()));
    }
}
