package app.spoton.tablet.auditlog;

import app.spoton.engine.auditlog.LogLine;
import app.spoton.engine.money.Money;
import app.spoton.engine.round.Meter;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Set;

/**
 * Puts a backup before what a log has that was begun after it: on a tablet whose log was damaged, or on a new one. A chain cannot
 * be begun earlier, so a new file is written: the backup's entries as they are, then what this log has, each as a new entry with
 * its own words and time. The file of before is kept.
 */
final class BackupMerge {
    private static final int AT_ONCE = 200;

    private final RoomLogStore store;
    private final AuditLogWriter writer;
    private final AuditLogDao dao;
    private final Instant now;
    private final Set<String> followed = new HashSet<>();

    /** @param fresh a log that has nothing yet */
    BackupMerge(AuditLogDatabase fresh, LineCompression packing, Instant now) {
        store = new RoomLogStore(fresh.getOpenHelper().getWritableDatabase());
        writer = new AuditLogWriter(store, packing);
        dao = fresh.log();
        this.now = now;
    }

    long backup(LogLine first, Iterator<LogLine> rest) {
        List<LogLine> some = new ArrayList<>(List.of(first));
        long kept = 0;
        do {
            while (some.size() < AT_ONCE && rest.hasNext()) {
                some.add(rest.next());
            }
            store.inTransaction(() -> some.forEach(writer::keep));
            kept += some.size();
            some.clear();
        } while (rest.hasNext());
        return kept;
    }

    /** An entry of the log of before, written anew behind the last. */
    void again(LogLine line) {
        JsonFields fields = JsonFields.of(line.text());
        if (line.kind().equals(EntryBody.ROUND) && dao.numberOf(fields.text("id")).isPresent()) {
            return;   // confirmed twice, before the damage and after it
        }
        for (JsonFields meter : fields.object("log").objects("meters")) {
            follow(fields.object("log").text("table"), meter);
        }
        String body = fields.json(List.of("number", "time", "kind", "previous", "hash"));
        writer.entry(line.kind(), body, Instant.parse(line.time()));
    }

    /** What happened to a meter between the backup and the damage is lost; that it adds up again takes an adjustment. */
    private void follow(String table, JsonFields meter) {
        String name = meter.text("meter");
        if (!followed.add(table + '\n' + name)) {
            return;
        }
        JsonFields after = meter.object("after");   // a beginning starts from nothing, which this also gives
        long amount = after.cents("amount") - meter.cents("amount");
        long reserve = after.cents("reserve") - meter.cents("reserve");
        dao.meterBefore(table, name, Long.MAX_VALUE).filter(last -> last.amountAfter != amount || last.reserveAfter != reserve)
                .ifPresent(last -> writer.entry(EntryBody.id(AuditEvent.Kind.METER), EntryBody.of(new AuditEvent(AuditEvent.Kind.METER, now,
                        "", table, "entries between a backup and a damaged log are missing", name, List.of(new MeterChange(
                        name, MeterChange.Kind.ADJUSTMENT, Money.ofCents(amount - last.amountAfter), Money.ofCents(reserve
                        - last.reserveAfter), new Meter(Money.ofCents(amount), Money.ofCents(after.cents("seed")),
                        Money.ofCents(reserve)), "entries between a backup and a damaged log are missing", "")))), now));
    }
}
