package app.spoton.tablet.table;

import app.spoton.tablet.data.Disk;
import app.spoton.tablet.data.OnScreen;
import java.util.concurrent.Executor;
import javax.inject.Inject;

/** Where the table's work is done. */
final class TableThreads {
    private final Executor settling;
    private final Executor disk;
    private final Executor screen;

    @Inject
    TableThreads(@Settling Executor settling, @Disk Executor disk, @OnScreen Executor screen) {
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
