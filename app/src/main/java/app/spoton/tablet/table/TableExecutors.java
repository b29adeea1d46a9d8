package app.spoton.tablet.table;

import app.spoton.tablet.threads.DiskExecutor;
import app.spoton.tablet.threads.MainThreadExecutor;
import app.spoton.tablet.threads.SettlementExecutor;
import java.util.concurrent.Executor;
import javax.inject.Inject;

/** Where the table's work is done. */
final class TableExecutors {
    private final Executor settling;
    private final Executor disk;
    private final Executor screen;

    @Inject
    TableExecutors(@SettlementExecutor Executor settling, @DiskExecutor Executor disk, @MainThreadExecutor Executor screen) {
        this.settling = settling;
        this.disk = disk;
        this.screen = screen;
    }

    Executor settling() {
        return settling;
    }

    Executor disk() {
        return disk;
    }

    Executor screen() {
        return screen;
    }
}
