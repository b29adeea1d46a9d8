package app.spoton.tablet.app;

import android.database.sqlite.SQLiteException;
import app.spoton.tablet.auditlog.AuditLogException;
import app.spoton.tablet.auditlog.storage.AuditLogs;
import app.spoton.tablet.storage.QuickCheck;
import app.spoton.tablet.storage.StorageFailures;
import app.spoton.tablet.threads.HistoryExecutor;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicBoolean;
import javax.inject.Inject;
import javax.inject.Singleton;

/**
 * Checks every page of both databases once after each start, so that damage is found before a round needs the page. Then makes
 * the checkpoint that was missing when the app was last closed.
 */
@Singleton
final class DatabaseCheck {
    private final SpotOnDatabase database;
    private final AuditLogs logs;
    private final StorageFailures failures;
    private final Executor background;
    private final AtomicBoolean done = new AtomicBoolean();

    @Inject
    DatabaseCheck(SpotOnDatabase database, AuditLogs logs, StorageFailures failures, @HistoryExecutor Executor background) {
        this.database = database;
        this.logs = logs;
        this.failures = failures;
        this.background = background;
    }

    void runInBackground() {
        if (!done.getAndSet(true)) {
            background.execute(this::run);
        }
    }

    private void run() {
        try {
            Optional<String> damage = QuickCheck.of(database.getOpenHelper().getReadableDatabase());
            damage.ifPresent(what -> failures.report("The file with the staff, the table and the round in play is damaged ("
                    + what + "). Nothing is deleted. Finish the round, then call a supervisor."));
            logs.house().quickCheck().ifPresent(what -> failures.report("The audit log is damaged (" + what + "). It is kept, and"
                    + " a new log begins. A supervisor enters the meters again before the next round."));
            logs.house().makeMissingCheckpoint();
        } catch (SQLiteException | AuditLogException failed) {
            failures.report(failed);
        }
    }
}
