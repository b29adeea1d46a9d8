package app.spoton.tablet.auditlog.storage;

import android.database.sqlite.SQLiteException;
import app.spoton.engine.auditlog.LogLine;
import app.spoton.tablet.auditlog.AuditLogException;
import app.spoton.tablet.auditlog.LogLineIterator;
import app.spoton.tablet.auditlog.database.AuditLogDao;
import app.spoton.tablet.auditlog.database.AuditLogDatabase;
import app.spoton.tablet.auditlog.database.EntryRow;
import app.spoton.tablet.auditlog.writing.UnreadableEntryException;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.List;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** Logs that were set aside: those that could not be read, and those that a backup replaced. They are never changed. */
public final class KeptLogs {
    private final AuditLogConnection connection;

    KeptLogs(StoredAuditLog log) {
        this.connection = log.connection();
    }

    /** Their names, the oldest first. */
    public List<String> names() {
        return connection.file().kept();
    }

    /** Sets the log itself aside, whatever is wrong with it, and starts a new one; the name under which it is kept. */
    public String setAside(String by) {
        return connection.setAside(by);
    }

    /** Processes the entries of a kept log. */
    public interface KeptLogTask<T> {
        /**
         * Does it.
         *
         * @param entries those that can still be read, in their order; may be gone through several times
         */
        T with(Iterable<LogLine> entries) throws IOException;
    }

    /**
     * Reads a kept log. A copy of the file is opened, not the file itself. A log of years does not fit into memory, so
     * entries are read one at a time.
     *
     * @throws AuditLogException if nothing of it can be read
     */
    public <T> T read(String name, KeptLogTask<T> work) throws IOException {
        AuditLogFile copy = connection.file().copyOf(connection.file().keptFile(name));
        try {
            AuditLogDatabase database = LogOpener.open(copy, false);
            try {
                return work.with(() -> new KeptEntries(database.log()));
            } finally {
                database.close();
            }
        } catch (DamagedLogException damaged) {
            throw new AuditLogException(AuditLogException.Kind.DAMAGED, "The file " + name + " is damaged, and nothing of it can"
                    + " be read here. Export it, and restore a backup.", damaged);
        } finally {
            copy.deleteCopy();
        }
    }

    /** The entries up to the first that cannot be read. */
    private final class KeptEntries extends LogLineIterator {
        private final AuditLogDao dao;
        private long number;

        KeptEntries(AuditLogDao dao) {
            this.dao = dao;
        }

        @Override
        protected Optional<LogLine> read() {
            try {
                Optional<LogLine> line = Optional.empty();
                for (List<EntryRow> rows = dao.entries(number + 1, 1); line.isEmpty() && !rows.isEmpty();
                        rows = dao.entries(number + 1, 1)) {
                    number = rows.get(0).number;
                    line = LogLine.read(connection.compression().decompress(rows.get(0).line));
                }
                return line;
            } catch (SQLiteException | UnreadableEntryException damaged) {
                return Optional.empty();   // what comes before the damage is all there is
            }
        }
    }

    /** Writes a kept log as a zip file: its parts as they are, and the entries that can still be read as JSON lines. */
    public void export(String name, OutputStream out) throws IOException {
        File file = connection.file().keptFile(name);
        try (ZipOutputStream zip = new ZipOutputStream(out)) {
            for (String part : LogFileParts.of(file)) {
                zip.putNextEntry(new ZipEntry(name + part));
                Files.copy(new File(file.getPath() + part).toPath(), zip);
                zip.closeEntry();
            }
            zip.putNextEntry(new ZipEntry("entries.jsonl"));
            writeEntries(name, zip);
            zip.closeEntry();
        }
    }

    private void writeEntries(String name, OutputStream out) throws IOException {
        try {
            read(name, entries -> {
                for (LogLine line : entries) {
                    out.write((line.text() + '\n').getBytes(StandardCharsets.UTF_8));
                }
                return name;
            });
        } catch (AuditLogException nothing) {
            // The file's parts are in the zip file as they are.
        }
    }
}
