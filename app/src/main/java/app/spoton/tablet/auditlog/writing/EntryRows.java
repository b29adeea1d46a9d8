package app.spoton.tablet.auditlog.writing;

import app.spoton.engine.auditlog.LogLine;
import app.spoton.engine.record.AuditEvent;
import app.spoton.engine.record.MeterChange;
import app.spoton.engine.record.RoundRecordCodec;
import app.spoton.tablet.auditlog.database.AuditLogSql;
import app.spoton.tablet.auditlog.database.MeterRow;
import app.spoton.tablet.auditlog.database.SqlConnection;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;

/**
 * The rows for finding an entry. They are derived only from its line, whether it was just written or comes from a
 * backup, so they can be derived again and compared at any time.
 */
public final class EntryRows {
    /** An insert statement and its values. */
    public record Insert(String sql, Object... values) {
        static Insert name(String kind, String name) {
            return new Insert(AuditLogSql.NAME, kind, name);
        }

        /** Whether the database has exactly this row. The search index is not compared: it is never shown. */
        public boolean isIn(SqlConnection database) {
            if (sql.equals(AuditLogSql.SEARCH)) {
                return true;
            }
            if (sql.equals(AuditLogSql.NAME)) {
                return !database.first("SELECT 1 FROM name WHERE kind = ? AND name = ?", values).isEmpty();
            }
            String table = sql.split(" ", 4)[2];
            List<String> found = database.first("SELECT * FROM " + table + " WHERE rowid = ?", values[0]);
            return found.equals(Arrays.stream(values).map(Insert::text).collect(Collectors.toList()));
        }

        private static String text(Object value) {
            return value instanceof Boolean yes ? (yes ? "1" : "0") : value.toString();
        }
    }

    private final LogLine line;
    private final long time;
    private final List<Insert> rows = new ArrayList<>();

    private EntryRows(LogLine line) {
        this.line = line;
        this.time = Instant.parse(line.time()).toEpochMilli();
    }

    /**
     * Derives the rows.
     *
     * @param roundNumber finds the number of a round's entry by its id; 0 where there is none
     * @throws UnreadableEntryException if the line cannot be read
     */
    public static List<Insert> of(LogLine line, RoundRecordCodec codec, ToLongFunction<String> roundNumber) {
        EntryContent content = EntryContent.read(line, codec);
        EntryRows derived = new EntryRows(line);
        content.round().ifPresent(round -> derived.rows.addAll(RoundRows.of(line, round)));
        content.event().ifPresent(event -> derived.event(event, roundNumber));
        derived.meters(content);
        return derived.rows;
    }

    /**
     * The id of a row of an entry. One beyond those of its entry would keep a later entry from being written.
     *
     * @param ids how many ids every entry has
     * @param place among them, from 0
     * @throws UnreadableEntryException if there is no such place
     */
    static long id(long ids, long entry, long place) {
        if (place < 0 || place >= ids) {
            throw new UnreadableEntryException("Entry " + entry + " has more parts than an entry can have.");
        }
        return ids * entry + place;
    }

    private void event(AuditEvent event, ToLongFunction<String> roundNumber) {
        if (event.kind() == AuditEvent.Kind.CORRECTION) {
            rows.add(new Insert(AuditLogSql.CORRECTION, line.number(), time, roundNumber.applyAsLong(event.about()), event.by(),
                    event.description()));
            if (!event.by().isEmpty()) {
                rows.add(Insert.name("by", event.by()));
            }
        } else {
            rows.add(new Insert(AuditLogSql.EVENT, line.number(), time, line.kind(), event.by(), event.table(),
                    event.description(), event.about()));
        }
    }

    private void meters(EntryContent content) {
        int position = 0;
        for (MeterChange change : content.meterChanges()) {
            rows.add(new Insert(AuditLogSql.METER, id(MeterRow.IDS, line.number(), position++), time, content.table(), change.meter(),
                    change.kind().id(), change.amount().cents(), change.reserve().cents(), change.after().amount().cents(),
                    change.after().seed().cents(), change.after().reserve().cents(), change.reason(), change.by()));
            rows.add(Insert.name("meter", content.table() + '\n' + change.meter()));
        }
    }
}
