package app.spoton.tablet.app;

import app.spoton.tablet.auditlog.storage.AuditLogs;
import app.spoton.tablet.threads.DiskExecutor;
import java.util.concurrent.Executor;
import javax.inject.Inject;

/** Makes a checkpoint of the log that failed, once it can be made, without anybody's doing. */
final class CheckpointRetry implements Runnable {
    private final AuditLogs logs;
    private final Executor disk;

    @Inject
    CheckpointRetry(AuditLogs logs, @DiskExecutor Executor disk) {
        this.logs = logs;
        this.disk = disk;
    }

    @Override
    public void run() {
        if (logs.house().isCheckpointMissing()) {
            disk.execute(logs.house()::makeMissingCheckpoint);
        }
    }
}
