package app.spoton.tablet.auditlog.storage;

import android.database.sqlite.SQLiteDatabaseCorruptException;
import android.database.sqlite.SQLiteException;
import android.database.sqlite.SQLiteFullException;
import androidx.sqlite.db.SupportSQLiteDatabase;
import app.spoton.engine.auditlog.proof.CompactRange;
import app.spoton.engine.auditlog.proof.MerkleNodes;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.record.AuditEvent;
import app.spoton.engine.record.RoundRecordCodec;
import app.spoton.tablet.auditlog.AuditLogException;
import app.spoton.tablet.auditlog.database.AuditLogDao;
import app.spoton.tablet.auditlog.database.AuditLogDatabase;
import app.spoton.tablet.auditlog.database.AuditLogSql;
import app.spoton.tablet.auditlog.database.EntryRow;
import app.spoton.tablet.auditlog.database.RoomSqlConnection;
import app.spoton.tablet.auditlog.signing.SigningKey;
import app.spoton.tablet.auditlog.writing.AuditLogWriter;
import app.spoton.tablet.auditlog.writing.LineCompression;
import app.spoton.tablet.auditlog.writing.UnreadableEntryException;
import app.spoton.tablet.storage.QuickCheck;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * The log's open database. It is opened on first use, on a thread that may wait for the disk. A file that is proved to
 * be damaged is set aside, and a new log is started that says so.
 */
final class AuditLogConnection {
    private final AuditLogFile file;
    private final Clock clock;
    private final LineCompression compression = new LineCompression();
    private final RoundRecordCodec codec;
    private final Optional<SigningKey> key;
    private final DueCheckpoints checkpoints;
    private AuditLogDatabase database;
    private AuditLogWriter writer;
    private LogSigning signing;
    private String damagedFile = "";
    /** Whether SQLite found damage since the log was opened. */
    private boolean isSuspect;

    AuditLogConnection(AuditLogFile file, Clock clock, Catalog catalog, Optional<SigningKey> key) {
        this(file, clock, catalog, key, message -> { });
    }

    /** @param report shows a message to whoever uses the tablet, on any thread */
    AuditLogConnection(AuditLogFile file, Clock clock, Catalog catalog, Optional<SigningKey> key, Consumer<String> report) {
        this.file = file;
        this.clock = clock;
        this.codec = new RoundRecordCodec(catalog);
        this.key = key;
        this.checkpoints = new DueCheckpoints(this, report);
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

    AuditLogFile file() {
        return file;
    }

    DueCheckpoints checkpoints() {
        return checkpoints;
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

    /** Runs a write, and translates SQLite's errors into what the person at the table can do. */
    synchronized long write(Function<AuditLogWriter, Long> work) {
        open();
        try {
            return work.apply(writer);
        } catch (SQLiteException failed) {
            throw explained(failed);
        } catch (UnreadableEntryException changed) {
            throw unreadable(changed);
        }
    }

    /** SQLite finds nothing wrong, so the file is not set aside by itself: a supervisor decides. */
    private static AuditLogException unreadable(UnreadableEntryException changed) {
        return new AuditLogException(AuditLogException.Kind.DAMAGED, "An entry of the log cannot be read, so no entry can be written"
                + " after it. Nothing is deleted. Call a supervisor, who opens History to set this log aside.", changed);
    }

    private AuditLogException explained(SQLiteException failed) {
        if (failed instanceof SQLiteFullException) {
            return new AuditLogException(AuditLogException.Kind.STORAGE_FULL, "The tablet's storage is full, so this is not in"
                    + " the log yet. Nothing is lost. Free some space, then try again.", failed);
        }
        if (LogOpener.isDamage(failed)) {
            isSuspect = true;
            close();
            return new AuditLogException(AuditLogException.Kind.DAMAGED, "The log's file may be damaged. Nothing is deleted. Try"
                    + " again: the file is checked first, and if it is damaged it is kept and a new log is started.", failed);
        }
        return new AuditLogException(AuditLogException.Kind.UNAVAILABLE, "The log cannot be written now. Nothing is lost. Try"
                + " again; if it happens again, restart the tablet.", failed);
    }

    /** Runs a write in one transaction. */
    void writeTogether(Consumer<AuditLogWriter> work) {
        write(log -> {
            sql().inTransaction(() -> work.accept(log));
            return 0L;
        });
    }

    /** Signs the log, or reports the state of signing. */
    synchronized <T> T signing(Function<LogSigning, T> work) {
        open();
        try {
            return work.apply(signing);
        } catch (SQLiteException failed) {
            throw explained(failed);
        } catch (UnreadableEntryException changed) {
            throw unreadable(changed);
        }
    }

    /** The frontier of the tree over all entries. */
    synchronized CompactRange frontier() {
        open();
        return writer.tree().frontier(writer.size());
    }

    synchronized MerkleNodes nodes() {
        open();
        return writer.tree();
    }

    /**
     * Checks every page; returns the damage, empty if there is none. A damaged log is set aside when it is next needed.
     * Rounds can be written meanwhile.
     */
    Optional<String> quickCheck() {
        SupportSQLiteDatabase pages;
        synchronized (this) {
            open();
            pages = database.getOpenHelper().getReadableDatabase();
        }
        Optional<String> damage;
        try {
            damage = QuickCheck.of(pages, AuditLogSql.TABLES);
        } catch (SQLiteDatabaseCorruptException damaged) {
            damage = Optional.of(String.valueOf(damaged.getMessage()));
        } catch (IllegalStateException closed) {
            return Optional.empty();   // it was closed meanwhile, and is checked at the next start
        }
        if (damage.isPresent()) {
            synchronized (this) {
                isSuspect = true;
                close();
            }
        }
        return damage;
    }

    /** Sets the log aside at a supervisor's request; returns the name under which it is kept. */
    synchronized String setAside(String by) {
        close();
        damagedFile = file.setAside(clock.millis());
        open();
        writer.event(AuditEvent.of(AuditEvent.Kind.RESTORE, clock.instant(), by, "", "The previous log was set aside by hand, in"
                + " the file " + damagedFile, damagedFile), clock.instant());
        return damagedFile;
    }

    /** A new, empty log beside this one, which may take its place. */
    AuditLogFile newFile() {
        return file.newFileBeside();
    }

    /** Replaces this log by a complete, closed one; the name under which this one is kept. */
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
        boolean isMissing = file.isMissing();
        AuditLogDatabase opened;
        try {
            opened = LogOpener.open(file, isSuspect);
        } catch (DamagedLogException proved) {
            damagedFile = file.setAside(clock.millis());
            opened = LogOpener.open(file, false);
        }
        isSuspect = false;
        try {
            begin(opened, isMissing);
            database = opened;
        } catch (SQLiteException failed) {
            opened.close();
            throw explained(failed);
        } catch (UnreadableEntryException changed) {
            opened.close();
            throw unreadable(changed);
        }
    }

    private void begin(AuditLogDatabase opened, boolean isMissing) {
        AuditLogDao dao = opened.log();
        RoomSqlConnection sql = new RoomSqlConnection(opened.getOpenHelper().getWritableDatabase());
        writer = new AuditLogWriter(sql, compression, codec, number -> text(dao.entry(number)));
        writer.completeTree();
        signing = new LogSigning(key, writer, kind -> dao.lastOf(kind).map(row -> text(Optional.of(row))));
        if (writer.size() > 0) {
            signing.begin(now());
            return;
        }
        sql.inTransaction(() -> {
            signing.begin(now());
            List<String> damaged = file.kept();
            damaged.removeIf(name -> !name.contains(LogFileParts.DAMAGED));
            if (!damaged.isEmpty()) {
                damagedFile = damaged.get(damaged.size() - 1);
                writer.event(AuditEvent.of(AuditEvent.Kind.RESTORE, now(), "", "", "The previous log could not be read. It is"
                        + " kept in the file " + damagedFile, damagedFile), now());
            } else if (isMissing) {
                writer.event(AuditEvent.of(AuditEvent.Kind.RESTORE, now(), "", "", "The previous log is missing; only its key"
                        + " was found.", ""), now());
            }
        });
    }

    private String text(Optional<EntryRow> row) {
        return compression.decompress(row.orElseThrow(() -> new UnreadableEntryException("An entry is missing.")).line);
    }
}
