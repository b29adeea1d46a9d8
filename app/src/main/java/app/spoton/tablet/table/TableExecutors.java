package app.spoton.tablet.table;

import app.spoton.tablet.threads.DiskExecutor;
import app.spoton.tablet.threads.MainThreadExecutor;
import app.spoton.tablet.threads.SettlementExecutor;
import java.util.concurrent.Executor;
import javax.inject.Inject;

/** The executors of the table's work. */
final class TableExecutors {
    private final Executor settling;
    private final Executor disk;
    private final Executor mainThread;

    @Inject
    TableExecutors(@SettlementExecutor Executor settling, @DiskExecutor Executor disk, @MainThreadExecutor Executor mainThread) {
        this.settling = settling;
        this.disk = disk;
        this.mainThread = mainThread;
    }

    Executor settling() {
        return settling;
    }

    Executor disk() {
        return disk;
    }

    Executor mainThread() {
        return mainThread;
    }
}
