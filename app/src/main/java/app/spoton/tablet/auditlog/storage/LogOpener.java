package app.spoton.tablet.auditlog.storage;

import android.database.sqlite.SQLiteDatabaseCorruptException;
import android.database.sqlite.SQLiteException;
import android.database.sqlite.SQLiteFullException;
import android.os.SystemClock;
import app.spoton.tablet.auditlog.AuditLogException;
import app.spoton.tablet.auditlog.database.AuditLogDatabase;
import app.spoton.tablet.auditlog.database.AuditLogSql;
import app.spoton.tablet.auditlog.encryption.LogKeyException;
import app.spoton.tablet.storage.QuickCheck;
import java.util.Optional;
import net.zetetic.database.sqlcipher.SQLiteNotADatabaseException;

/** Opens a log. A temporary fault is retried and then reported; only proved damage counts as damage. */
final class LogOpener {
    private static final int ATTEMPTS = 3;
    private static final long PAUSE_MILLIS = 20;

    private LogOpener() {
    }

    /**
     * @param isSuspect whether something in it could not be read before, so that every page must be checked
     * @throws DamagedLogException if it is proved to be damaged
     * @throws AuditLogException if it cannot be opened now
     */
    static AuditLogDatabase open(AuditLogFile file, boolean isSuspect) {
        RuntimeException last = null;
        int damages = 0;
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            SystemClock.sleep(attempt * PAUSE_MILLIS);
            try {
                return isSuspect ? checked(file) : file.open();
            } catch (SQLiteFullException full) {
                throw new AuditLogException(AuditLogException.Kind.STORAGE_FULL,
                        "The tablet's storage is full, so the log cannot be opened. Free some space.", full);
            } catch (SQLiteException | LogKeyException failed) {
                damages += isDamage(failed) ? 1 : 0;
                last = failed;
            }
        }
        if (damages == ATTEMPTS && file.canBeRead()) {
            throw new DamagedLogException("The log's file is damaged.", last);
        }
        String what = last instanceof LogKeyException ? last.getMessage() : "The log cannot be opened now.";
        throw new AuditLogException(AuditLogException.Kind.UNAVAILABLE, what + " Nothing is lost or changed. Try again; if it"
                + " happens again, restart the tablet, then call a supervisor.", last);
    }

    private static AuditLogDatabase checked(AuditLogFile file) {
        AuditLogDatabase database = file.open();
        try {
            Optional<String> damage = QuickCheck.of(database.getOpenHelper().getWritableDatabase(), AuditLogSql.TABLES);
            if (damage.isEmpty()) {
                return database;
            }
            throw new SQLiteDatabaseCorruptException(damage.get());
        } catch (SQLiteException failed) {
            database.close();
            throw failed;
        }
    }

    static boolean isDamage(RuntimeException failure) {
        return failure instanceof SQLiteDatabaseCorruptException || failure instanceof SQLiteNotADatabaseException;
    }
}
