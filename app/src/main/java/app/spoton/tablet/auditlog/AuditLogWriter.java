package app.spoton.tablet.auditlog;

import app.spoton.engine.auditlog.LogLine;
import java.time.Instant;
import java.util.List;

/** Writes entries, each in one transaction with all the rows by which it is found. For one thread at a time. */
final class AuditLogWriter {
    private final LogStore store;
    private final LineCompression packing;

    AuditLogWriter(LogStore store, LineCompression packing) {
        this.store = store;
        this.packing = packing;
    }

    /** A round; if its id is in the log already, that entry's number, and nothing is written. */
    long round(RoundLogEntry round, Instant now) {
        long[] number = {numberOf(round.id())};
        if (number[0] == 0) {
            store.inTransaction(() -> number[0] = append(EntryBody.ROUND, EntryBody.of(round), now));
        }
        return number[0];
    }

    /** Something else. */
    long entry(String kind, String body, Instant now) {
        long[] number = new long[1];
        store.inTransaction(() -> number[0] = append(kind, body, now));
        return number[0];
    }

    private long append(String kind, String body, Instant now) {
        List<String> head = store.first(AuditLogSql.HEAD);
        long number = head.isEmpty() ? 1 : Long.parseLong(head.get(0)) + 1;
        keep(LogLine.after(head.isEmpty() ? LogLine.NOTHING : head.get(1), number, now, kind, body));
        return number;
    }

    /** Puts a line in that was written before, as a backup has it; it must follow the last one. */
    void keep(LogLine line) {
        long time = Instant.parse(line.time()).toEpochMilli();
        store.run(AuditLogSql.ENTRY, line.number(), time, line.kind(), line.hash(), packing.pack(line.text()));
        EntryRows.of(line, this::numberOf).forEach(row -> store.run(row.sql(), row.values()));
    }

    private long numberOf(String roundId) {
        List<String> found = store.first(AuditLogSql.ROUND_WITH_ID, roundId);
        return found.isEmpty() ? 0 : Long.parseLong(found.get(0));
    }
}
