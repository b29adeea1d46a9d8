package app.spoton.tablet.auditlog.writing;

import app.spoton.engine.auditlog.LogLine;
import app.spoton.engine.record.AuditEvent;
import app.spoton.engine.record.AuditEventCodec;
import app.spoton.engine.record.RoundRecord;
import app.spoton.engine.record.RoundRecordCodec;
import app.spoton.tablet.auditlog.database.AuditLogSql;
import app.spoton.tablet.auditlog.database.SqlConnection;
import java.time.Instant;
import java.util.List;
import java.util.function.LongFunction;

/** Writes entries, each in one transaction with all the rows for finding it. Not thread-safe. */
public final class AuditLogWriter {
    /** Even, so that a batch never ends within a subtree of two. */
    private static final int TREE_BATCH = 1000;

    private final SqlConnection sql;
    private final LineCompression compression;
    private final RoundRecordCodec codec;
    private final LongFunction<String> lines;
    private final LogTree tree;

    /** @param lines the text of an entry by its number */
    public AuditLogWriter(SqlConnection sql, LineCompression compression, RoundRecordCodec codec, LongFunction<String> lines) {
        this.sql = sql;
        this.compression = compression;
        this.codec = codec;
        this.lines = lines;
        this.tree = new LogTree(sql, lines);
    }

    public LogTree tree() {
        return tree;
    }

    /** How many entries there are. */
    public long size() {
        List<String> head = sql.first(AuditLogSql.HEAD);
        return head.isEmpty() ? 0 : Long.parseLong(head.get(0));
    }

    /** Computes the tree of a log that is older than trees, or was interrupted while it was computed. */
    public void completeTree() {
        long size = size();
        for (long from = tree.covered(); size - from > 1; from += TREE_BATCH) {
            long first = from;
            sql.inTransaction(() -> {
                for (long number = first + 1; number <= Math.min(size, first + TREE_BATCH); number++) {
                    tree.append(number, lines.apply(number));
                }
            });
        }
    }

    /** Writes a round, unless its id is already in the log; the number of its entry. */
    public long round(RoundRecord round, Instant now) {
        long[] number = {numberOf(round.id())};
        if (number[0] == 0) {
            sql.inTransaction(() -> number[0] = append(EntryContent.ROUND, codec.write(round), now));
        }
        return number[0];
    }

    /** Writes an event. */
    public long event(AuditEvent event, Instant now) {
        return entry(event.kind().id(), AuditEventCodec.write(event), now);
    }

    /** Writes an entry whose body exists already. */
    public long entry(String kind, String body, Instant now) {
        long[] number = new long[1];
        sql.inTransaction(() -> number[0] = append(kind, body, now));
        return number[0];
    }

    private long append(String kind, String body, Instant now) {
        List<String> head = sql.first(AuditLogSql.HEAD);
        long number = head.isEmpty() ? 1 : Long.parseLong(head.get(0)) + 1;
        append(LogLine.after(head.isEmpty() ? LogLine.NOTHING : head.get(1), number, now, kind, body));
        return number;
    }

    /** Appends a line that exists already, as a backup has it; it must follow the last one. */
    public void append(LogLine line) {
        long time = Instant.parse(line.time()).toEpochMilli();
        sql.run(AuditLogSql.ENTRY, line.number(), time, line.kind(), line.hash(), compression.compress(line.text()));
        EntryRows.of(line, codec, this::numberOf).forEach(row -> sql.run(row.sql(), row.values()));
        tree.append(line.number(), line.text());
    }

    private long numberOf(String roundId) {
        List<String> found = sql.first(AuditLogSql.ROUND_WITH_ID, roundId);
        return found.isEmpty() ? 0 : Long.parseLong(found.get(0));
    }
}
