package app.spoton.tablet.auditlog.storage;

import android.database.sqlite.SQLiteConstraintException;
import androidx.sqlite.db.SimpleSQLiteQuery;
import app.spoton.engine.auditlog.LogIdentity;
import app.spoton.engine.auditlog.LogLine;
import app.spoton.engine.auditlog.proof.LogPublicKey;
import app.spoton.engine.record.AuditEvent;
import app.spoton.tablet.auditlog.AuditLogException;
import app.spoton.tablet.auditlog.database.AuditLogDatabase;
import app.spoton.tablet.auditlog.writing.AuditLogWriter;
import app.spoton.tablet.auditlog.writing.UnreadableEntryException;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.Iterator;
import java.util.Optional;
import java.util.function.LongFunction;

/**
 * Restores a backup. Entries that the log has must be the same in both. If the log was started after a damaged one, or has no
 * round yet, the backup goes before what it has.
 */
final class AuditLogRestore {
    private final AuditLogConnection connection;
    private final AuditLogReader reader;
    private final Optional<LogPublicKey> signedWith;
    private final LongFunction<AuditEvent> restored;

    /**
     * For one backup.
     *
     * @param signedWith the key that the backup is signed with; empty if it is not signed
     * @param restored says in the log who restored so many entries; it is written with them, or nothing is
     */
    AuditLogRestore(AuditLogConnection connection, AuditLogReader reader, Optional<LogPublicKey> signedWith,
            LongFunction<AuditEvent> restored) {
        this.restored = restored;
        this.connection = connection;
        this.reader = reader;
        this.signedWith = signedWith;
    }

    /**
     * Adds what is missing.
     *
     * @return how many entries were added
     * @throws AuditLogException if the backup is of another log, or does not follow this one
     */
    long restore(Iterator<LogLine> backup) {
        if (!backup.hasNext()) {
            return 0;
        }
        LogLine first = backup.next();
        Optional<LogLine> own = reader.line(1);
        if (own.isPresent() && !own.get().hash().equals(first.hash()) && isNewLog()) {
            return putBefore(first, backup);
        }
        return append(first, backup);
    }

    /** All or nothing: a backup that turns out to be of another log leaves no entry behind. */
    private long append(LogLine first, Iterator<LogLine> rest) {
        long last = lastNumber();
        long[] added = {0};
        boolean isSignedHere = isOwn();
        connection.writeTogether(log -> {
            for (Optional<LogLine> next = Optional.of(first); next.isPresent();
                    next = rest.hasNext() ? Optional.of(rest.next()) : Optional.empty()) {
                LogLine line = next.get();
                if (line.number() > last) {
                    if (!isSignedHere) {
                        throw new AuditLogException(AuditLogException.Kind.NOT_READABLE, "This backup has entries after the last one"
                                + " of this log and is not signed with its key: they were written elsewhere. Nothing was restored.", null);
                    }
                    append(log, line);
                    added[0]++;
                } else if (!reader.dao().entry(line.number()).map(row -> row.hash).equals(Optional.of(line.hash()))) {
                    throw new AuditLogException(AuditLogException.Kind.NOT_READABLE, "This backup is of another log: entry "
                            + line.number() + " differs. Nothing was restored.", null);
                }
            }
            if (added[0] > 0) {
                log.event(restored.apply(added[0]), connection.now());
            }
        });
        return added[0];
    }

    /** Whether the backup was signed as this log is; true also where this log has no key. */
    private boolean isOwn() {
        Optional<LogPublicKey> own = connection.signing(LogSigning::identity).map(LogIdentity::key);
        return own.isEmpty() || own.equals(signedWith);
    }

    /** The entries of a backup are what its file says: an entry may be whole, and still none that a tablet writes. */
    static void append(AuditLogWriter log, LogLine line) {
        try {
            log.append(line);
        } catch (SQLiteConstraintException twice) {
            throw refused(line, "is there twice, or what it says is", twice);
        } catch (UnreadableEntryException | ArithmeticException | IllegalArgumentException | DateTimeException unreadable) {
            throw refused(line, "cannot be read", unreadable);
        }
    }

    private static AuditLogException refused(LogLine line, String why, RuntimeException cause) {
        return new AuditLogException(AuditLogException.Kind.NOT_READABLE, "This backup cannot be restored: its entry "
                + line.number() + ' ' + why + ". Nothing was restored.", cause);
    }

    private long lastNumber() {
        return reader.head().map(row -> row.number).orElse(0L);
    }

    /** Whether the log was started after a damaged one, which its first entries say, or has no round yet. */
    private boolean isNewLog() {
        boolean afterDamage = reader.lines(1, 3).stream().anyMatch(line -> reader.content(line).event().filter(event ->
                event.kind() == AuditEvent.Kind.RESTORE && event.about().contains(LogFileParts.DAMAGED)).isPresent());
        return afterDamage || reader.dao().numbers(new SimpleSQLiteQuery("SELECT number FROM round LIMIT 1")).isEmpty();
    }

    private long putBefore(LogLine first, Iterator<LogLine> rest) {
        AuditLogFile newFile = connection.newFile();
        AuditLogDatabase empty = newFile.open();
        Instant now = connection.now();
        long added;
        try {
            BackupMerge merge = new BackupMerge(empty, connection, now);
            added = merge.addBackup(first, rest);
            long last = lastNumber();
            for (long number = 1; number <= last; number++) {
                merge.addAgain(reader.line(number).orElseThrow());
            }
            merge.add(restored.apply(added));
        } finally {
            empty.close();
        }
        String kept = connection.replaceBy(newFile);
        AuditEvent previous = AuditEvent.of(AuditEvent.Kind.RESTORE, now, "", "", "A backup was put before the entries of this"
                + " log, which were written again after it. The previous log is kept in the file " + kept, kept);
        connection.write(log -> log.event(previous, now));
        return added;
    }
}
