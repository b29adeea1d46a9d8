package app.spoton.tablet.auditlog.storage;

import app.spoton.engine.auditlog.ExportHead;
import app.spoton.engine.auditlog.LogLine;
import app.spoton.tablet.auditlog.database.AuditLogDao;
import app.spoton.tablet.auditlog.database.EntryRow;
import app.spoton.tablet.auditlog.database.SqlConnection;
import app.spoton.tablet.auditlog.writing.EntryContent;
import app.spoton.tablet.auditlog.writing.EntryRows;
import app.spoton.tablet.auditlog.writing.UnreadableEntryException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** Reads the stored log: single entries, all entries for a check, and through its DAO the rows for lists. */
public final class AuditLogReader {
    private static final int BATCH = 200;

    private final Supplier<AuditLogConnection> connection;

    AuditLogReader(Supplier<AuditLogConnection> connection) {
        this.connection = connection;
    }

    public AuditLogDao dao() {
        return connection.get().dao();
    }

    /** The line of an entry as it was written; empty if there is none of that number. */
    public Optional<LogLine> line(long number) {
        return dao().entry(number).map(this::line);
    }

    /** The lines of some entries. */
    public List<LogLine> lines(long from, int count) {
        return dao().entries(from, count).stream().map(this::line).collect(Collectors.toList());
    }

    private LogLine line(EntryRow row) {
        return LogLine.read(connection.get().compression().decompress(row.line)).orElseThrow(() ->
                new UnreadableEntryException("Entry " + row.number + " cannot be read."));
    }

    /** The content of an entry; empty if there is none of that number. */
    public Optional<EntryContent> content(long number) {
        return line(number).map(this::content);
    }

    public EntryContent content(LogLine line) {
        return EntryContent.read(line, connection.get().codec());
    }

    /** The last entry. */
    public Optional<EntryRow> head() {
        return dao().head();
    }

    public boolean isEncrypted() {
        return connection.get().isEncrypted();
    }

    /** The name under which a damaged log is kept; empty if there was none when this one was opened. */
    public String damagedFile() {
        return connection.get().damagedFile();
    }

    /** Visits the whole log, a batch of entries at a time, and ends with a head line as an export has it. */
    public void visitEntries(EntryVisitor visitor) {
        AuditLogDao dao = dao();
        ExportHead head = new ExportHead();
        long last = 0;
        String lastHash = LogLine.NOTHING;
        for (List<EntryRow> batch = dao.entries(1, BATCH); !batch.isEmpty(); batch = dao.entries(last + 1, BATCH)) {
            for (EntryRow row : batch) {
                byte[] line = bytes(row);
                visitor.visit(line, rowsMatch(row, line));
                head.add(row.hash);
                last = row.number;
                lastHash = row.hash;
            }
        }
        visitor.visit(head.line(last, lastHash, connection.get().now(), "").text().getBytes(StandardCharsets.UTF_8), true);
    }

    private byte[] bytes(EntryRow row) {
        try {
            return connection.get().compression().decompress(row.line).getBytes(StandardCharsets.UTF_8);
        } catch (UnreadableEntryException changed) {
            return new byte[0];
        }
    }

    /** Whether the rows that an entry's line asks for are the rows in the database. */
    private boolean rowsMatch(EntryRow row, byte[] bytes) {
        Optional<LogLine> line = LogLine.read(new String(bytes, StandardCharsets.UTF_8));
        if (line.isEmpty() || line.get().number() != row.number || !line.get().hash().equals(row.hash)
                || !line.get().kind().equals(row.kind)) {
            return false;
        }
        SqlConnection sql = connection.get().sql();
        try {
            return EntryRows.of(line.get(), connection.get().codec(), id -> dao().numberOf(id).orElse(0L)).stream()
                    .allMatch(insert -> insert.isIn(sql));
        } catch (UnreadableEntryException changed) {
            return false;
        }
    }
}
