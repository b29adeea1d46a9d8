package app.spoton.tablet.auditlog.storage;

import android.database.sqlite.SQLiteException;
import app.spoton.engine.auditlog.LogLine;
import app.spoton.tablet.auditlog.AuditLogException;
import app.spoton.tablet.auditlog.database.AuditLogDatabase;
import app.spoton.tablet.auditlog.database.EntryRow;
import app.spoton.tablet.auditlog.writing.UnreadableEntryException;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** The logs beside the log: those that could not be read, and those that a backup replaced. They are never changed. */
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

    /**
     * The entries of a kept log that can still be read, in their order. The file is not opened, but a copy of it.
     *
     * @throws AuditLogException if nothing of it can be read
     */
    public List<LogLine> entries(String name) throws IOException {
        AuditLogFile copy = connection.file().copyOf(connection.file().keptFile(name));
        try {
            return entries(LogOpener.open(copy, false));
        } catch (DamagedLogException damaged) {
            throw new AuditLogException(AuditLogException.Kind.DAMAGED, "The file " + name + " is damaged, and nothing of it can"
                    + " be read here. Export it, and restore a backup.", damaged);
        } finally {
            copy.deleteCopy();
        }
    }

    private List<LogLine> entries(AuditLogDatabase database) {
        List<LogLine> lines = new ArrayList<>();
        try {
            long number = 0;
            for (List<EntryRow> next = database.log().entries(1, 1); !next.isEmpty(); next = database.log().entries(number + 1, 1)) {
                number = next.get(0).number;
                LogLine.read(connection.compression().decompress(next.get(0).line)).ifPresent(lines::add);
            }
        } catch (SQLiteException | UnreadableEntryException damaged) {
            return lines;   // what comes before the damage
        } finally {
            database.close();
        }
        return lines;
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
            for (LogLine line : readable(name)) {
                zip.write((line.text() + '\n').getBytes(StandardCharsets.UTF_8));
            }
            zip.closeEntry();
        }
    }

    private List<LogLine> readable(String name) throws IOException {
        try {
            return entries(name);
        } catch (AuditLogException nothing) {
            return List.of();
        }
    }
}
