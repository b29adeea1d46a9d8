package app.spoton.tablet.auditlog.storage;

import app.spoton.engine.auditlog.CheckpointEntry;
import app.spoton.engine.auditlog.LogIdentity;
import app.spoton.engine.auditlog.LogLine;
import app.spoton.engine.json.Json;
import app.spoton.engine.money.Money;
import app.spoton.engine.record.AuditEvent;
import app.spoton.engine.record.MeterChange;
import app.spoton.engine.record.RoundRecordCodec;
import app.spoton.engine.round.Meter;
import app.spoton.tablet.auditlog.database.AuditLogDao;
import app.spoton.tablet.auditlog.database.AuditLogDatabase;
import app.spoton.tablet.auditlog.database.RoomSqlConnection;
import app.spoton.tablet.auditlog.writing.AuditLogWriter;
import app.spoton.tablet.auditlog.writing.EntryContent;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongFunction;

/**
 * Merges a backup with the entries of a newer log: on a tablet whose log was damaged, or on a new tablet. A hash chain cannot be
 * extended at its start, so a new file is written: first the backup's entries unchanged, then those of the newer log, each as a
 * new entry with its own content and time.
 */
final class BackupMerge {
    private static final int BATCH = 200;
    private static final String MISSING = "entries between a backup and a damaged log are missing";
    /** What the log adds to the body of an entry. */
    private static final Set<String> CHAIN_FIELDS = Set.of("number", "time", "kind", "previous", "hash");

    private static final Set<String> OF_ONE_LOG = Set.of(LogIdentity.CREATED, LogIdentity.KEY_CHANGED, CheckpointEntry.KIND);

    private final RoomSqlConnection sql;
    private final AuditLogWriter writer;
    private final AuditLogDao dao;
    private final LongFunction<String> lines;
    private final RoundRecordCodec codec;
    private final Instant now;

    /** @param empty a log without entries */
    BackupMerge(AuditLogDatabase empty, AuditLogConnection newer, Instant now) {
        sql = new RoomSqlConnection(empty.getOpenHelper().getWritableDatabase());
        dao = empty.log();
        lines = number -> newer.compression().decompress(dao.entry(number).orElseThrow().line);
        writer = new AuditLogWriter(sql, newer.compression(), newer.codec(), lines);
        codec = newer.codec();
        this.now = now;
    }

    long addBackup(LogLine first, Iterator<LogLine> rest) {
        List<LogLine> batch = new ArrayList<>(List.of(first));
        long added = 0;
        do {
            while (batch.size() < BATCH && rest.hasNext()) {
                batch.add(rest.next());
            }
            sql.inTransaction(() -> batch.forEach(line -> AuditLogRestore.append(writer, line)));
            added += batch.size();
            batch.clear();
        } while (rest.hasNext());
        return added;
    }

    /** Writes an entry of the newer log again, after the last one. */
    void addAgain(LogLine line) {
        if (OF_ONE_LOG.contains(line.kind())) {
            return;   // the newer log's own id, key and checkpoints are dropped; the backup's continue
        }
        EntryContent content = EntryContent.read(line, codec);
        Optional<Long> same = content.round().flatMap(round -> dao.numberOf(round.id()));
        if (same.isPresent() && body(line).equals(body(backup(same.get())))) {
            return;   // confirmed both before the damage and after it
        }
        content.meterChanges().forEach(change -> adjust(content.table(), change));
        if (same.isPresent()) {
            writer.event(another(line, content, same.get()), now);
        } else {
            writer.entry(line.kind(), Json.text(body(line)), Instant.parse(line.time()));
        }
    }

    /** A log has a round once, and the backup has another one under its id: this one is kept as text. */
    private AuditEvent another(LogLine line, EntryContent content, long same) {
        return new AuditEvent(AuditEvent.Kind.UNREADABLE_ROUND, now, "", content.table(), line.text(), "another round than entry "
                + same + ", which the backup has under the same id", content.meterChanges(), Optional.empty());
    }

    private LogLine backup(long number) {
        return LogLine.read(lines.apply(number)).orElseThrow();
    }

    private static Map<String, Object> body(LogLine line) {
        Map<String, Object> body = Json.object(line.text());
        body.keySet().removeAll(CHAIN_FIELDS);
        return body;
    }

    /** Adds an entry of today. */
    void add(AuditEvent event) {
        writer.event(event, now);
    }

    /**
     * Changes of a meter between the backup and the damage are lost, and those of a round that the backup has are not written again;
     * an adjustment keeps the ledger balanced.
     */
    private void adjust(String table, MeterChange change) {
        Money amount = change.after().amount().minus(change.amount());   // zero before a beginning amount
        Money reserve = change.after().reserve().minus(change.reserve());
        dao.meterBefore(table, change.meter(), Long.MAX_VALUE)
                .filter(last -> last.after.amount != amount.cents() || last.after.reserve != reserve.cents())
                .ifPresent(last -> writer.event(new AuditEvent(AuditEvent.Kind.METER, now, "", table, MISSING, change.meter(),
                        List.of(new MeterChange(change.meter(), MeterChange.Kind.ADJUSTMENT,
                                amount.minus(Money.ofCents(last.after.amount)), reserve.minus(Money.ofCents(last.after.reserve)),
                                new Meter(amount, change.after().seed(), reserve), MISSING, "")), Optional.empty()), now));
    }
}
