package app.spoton.tablet.auditlog.storage;

import android.database.sqlite.SQLiteDatabaseCorruptException;
import android.database.sqlite.SQLiteException;
import android.database.sqlite.SQLiteFullException;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.record.AuditEvent;
import app.spoton.engine.record.RoundRecordCodec;
import app.spoton.tablet.auditlog.AuditLogException;
import app.spoton.tablet.auditlog.database.AuditLogDao;
import app.spoton.tablet.auditlog.database.AuditLogDatabase;
import app.spoton.tablet.auditlog.database.RoomSqlConnection;
import app.spoton.tablet.auditlog.writing.AuditLogWriter;
import app.spoton.tablet.auditlog.writing.LineCompression;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * The log's database while it is open. It is opened when it is first needed, on a thread that may wait for the disk; a file that
 * cannot be read is set aside, and a new log is started whose first entry says so.
 */
final class AuditLogConnection {
    private final AuditLogFile file;
    private final Clock clock;
    private final LineCompression compression = new LineCompression();
    private final RoundRecordCodec codec;
    private AuditLogDatabase database;
    private AuditLogWriter writer;
    private String damagedFile = "";

    AuditLogConnection(AuditLogFile file, Clock clock, Catalog catalog) {
        this.file = file;
        this.clock = clock;
        this.codec = new RoundRecordCodec(catalog);
    }

    Instant now() {
        return clock.instant();
    }

    LineCompression compression() {
        return compression;
    }

    RoundRecordCodec codec() {
        return codec;
    }

    synchronized AuditLogDao dao() {
        open();
        return database.log();
    }

    synchronized RoomSqlConnection sql() {
        open();
        return new RoomSqlConnection(database.getOpenHelper().getWritableDatabase());
    }

    synchronized boolean isEncrypted() {
        open();
        return file.isEncrypted();
    }

    /** The name under which a damaged log is kept; empty if there was none when this one was opened. */
    synchronized String damagedFile() {
        return damagedFile;
    }

    /** Does some writing, and translates what SQLite says into what the person at the table can do about it. */
    synchronized long write(Function<AuditLogWriter, Long> work) {
        open();
        try {
            return work.apply(writer);
        } catch (SQLiteFullException full) {
            throw new AuditLogException(AuditLogException.Kind.STORAGE_FULL, "The tablet's storage is full, so the round is not"
                    + " in the log yet. Nothing is lost. Free some space, then confirm again.", full);
        } catch (SQLiteDatabaseCorruptException damaged) {
            throw new AuditLogException(AuditLogException.Kind.DAMAGED, "The log file is damaged. Nothing is deleted. Restart the"
                    + " app: it keeps the damaged file and starts a new log.", damaged);
        }
    }

    /** Does some writing in one transaction. */
    void writeTogether(java.util.function.Consumer<AuditLogWriter> work) {
        write(log -> {
            sql().inTransaction(() -> work.accept(log));
            return 0L;
        });
    }

    /** A new, empty log beside this one, which may take its place. */
    AuditLogFile newFile() {
        return file.newFileBeside();
    }

    /** Puts a complete, closed log in the place of this one; the name under which this one is kept. */
    synchronized String replaceBy(AuditLogFile complete) {
        close();
        String kept = file.replaceBy(complete);
        open();
        return kept;
    }

    /** Answers a SQLite pragma for the connection that writes; only inside a transaction is it sure to be that one. */
    synchronized String pragma(String pragma) {
        RoomSqlConnection sql = sql();
        List<String> answer = new ArrayList<>();
        sql.inTransaction(() -> answer.addAll(sql.first("PRAGMA " + pragma)));
        return answer.get(0);
    }

    /** Erases the log of the demonstration table. The next entry starts it again. */
    synchronized void erase() {
        close();
        file.erase();
    }

    /** It is opened again when it is next needed. */
    synchronized void close() {
        if (database != null) {
            database.close();
            database = null;
        }
    }

    private void open() {
        if (database != null) {
            return;
        }
        boolean isNew = false;
        try {
            database = file.open();
        } catch (SQLiteFullException full) {
            throw new AuditLogException(AuditLogException.Kind.STORAGE_FULL,
                    "The tablet's storage is full, so the log cannot be opened. Free some space.", full);
        } catch (SQLiteException unreadable) {
            damagedFile = file.setAside(clock.millis());
            isNew = true;
            database = file.open();
        }
        writer = new AuditLogWriter(new RoomSqlConnection(database.getOpenHelper().getWritableDatabase()), compression,
                codec);
        if (isNew) {
            writer.event(AuditEvent.of(AuditEvent.Kind.RESTORE, clock.instant(), "", "", "The previous log could not be read. It"
                    + " is kept in the file " + damagedFile, damagedFile), clock.instant());
        }
    }
}
