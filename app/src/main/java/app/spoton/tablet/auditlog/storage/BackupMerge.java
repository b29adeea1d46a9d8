package app.spoton.tablet.auditlog.storage;

import app.spoton.engine.auditlog.LogLine;
import app.spoton.engine.money.Money;
import app.spoton.engine.round.Meter;
import app.spoton.tablet.auditlog.AuditEvent;
import app.spoton.tablet.auditlog.MeterChange;
import app.spoton.tablet.auditlog.database.AuditLogDao;
import app.spoton.tablet.auditlog.database.AuditLogDatabase;
import app.spoton.tablet.auditlog.database.RoomSqlConnection;
import app.spoton.tablet.auditlog.writing.AuditLogWriter;
import app.spoton.tablet.auditlog.writing.EntryBody;
import app.spoton.tablet.auditlog.writing.JsonFields;
import app.spoton.tablet.auditlog.writing.LineCompression;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Set;

/**
 * Merges a backup with the entries of a newer log: on a tablet whose log was damaged, or on a new tablet. A hash chain cannot be
 * extended at its start, so a new file is written: first the backup's entries unchanged, then those of the newer log, each as a
 * new entry with its own content and time.
 */
final class BackupMerge {
    private static final int BATCH = 200;

    private final RoomSqlConnection sql;
    private final AuditLogWriter writer;
    private final AuditLogDao dao;
    private final Instant now;
    private final Set<String> adjusted = new HashSet<>();

    /** @param empty a log without entries */
    BackupMerge(AuditLogDatabase empty, LineCompression compression, Instant now) {
        sql = new RoomSqlConnection(empty.getOpenHelper().getWritableDatabase());
        writer = new AuditLogWriter(sql, compression);
        dao = empty.log();
        this.now = now;
    }

    long addBackup(LogLine first, Iterator<LogLine> rest) {
        List<LogLine> batch = new ArrayList<>(List.of(first));
        long added = 0;
        do {
            while (batch.size() < BATCH && rest.hasNext()) {
                batch.add(rest.next());
            }
            sql.inTransaction(() -> batch.forEach(writer::append));
            added += batch.size();
            batch.clear();
        } while (rest.hasNext());
        return added;
    }

    /** Writes an entry of the newer log again, after the last one. */
    void addAgain(LogLine line) {
        JsonFields fields = JsonFields.of(line.text());
        if (line.kind().equals(EntryBody.ROUND) && dao.numberOf(fields.text("id")).isPresent()) {
            return;   // confirmed both before the damage and after it
        }
        for (JsonFields meter : fields.object("log").objects("meters")) {
            adjust(fields.object("log").text("table"), meter);
        }
        String body = fields.json(List.of("number", "time", "kind", "previous", "hash"));
        writer.entry(line.kind(), body, Instant.parse(line.time()));
    }

    /** Changes of a meter between the backup and the damage are lost; an adjustment keeps the ledger balanced. */
    private void adjust(String table, JsonFields meter) {
        String name = meter.text("meter");
        if (!adjusted.add(table + '\n' + name)) {
            return;
        }
        JsonFields after = meter.object("after");   // also right for a beginning amount, which starts from zero
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
