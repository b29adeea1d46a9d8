package app.spoton.tablet.auditlog.storage;

import app.spoton.tablet.auditlog.AuditLogException;
import java.util.function.Consumer;
import java.util.function.Predicate;

/**
 * Makes the checkpoints that are due. The entry before a checkpoint is in the log whatever happens to the checkpoint, so
 * a failure is reported as what it is, and the checkpoint is made later.
 */
final class DueCheckpoints {
    private final AuditLogConnection connection;
    private final Consumer<String> report;
    private volatile boolean hasFailed;

    /** @param report shows a message to whoever uses the tablet, on any thread */
    DueCheckpoints(AuditLogConnection connection, Consumer<String> report) {
        this.connection = connection;
        this.report = report;
    }

    /** @param done what was done before it, as the beginning of a message */
    void after(String done, Predicate<LogSigning> isDue, String by, String why) {
        attempt(done, signing -> {
            if (isDue.test(signing)) {
                signing.checkpoint(connection.now(), by, why);
            }
        });
    }

    /** Names the tablet's key in entries that were restored without it. */
    void nameKeyAfterRestoring() {
        attempt("The entries are restored", signing -> signing.begin(connection.now()));
    }

    /** Makes a checkpoint that failed, if there is one, also in the run of the app before this one. */
    void makeMissing() {
        boolean failed = hasFailed;
        after("The last entry is logged", signing -> failed ? signing.isDueAfter("", connection.now()) : signing.isMissing(), "",
                "made later");
    }

    private void attempt(String done, Consumer<LogSigning> work) {
        try {
            hasFailed = connection.signing(signing -> {
                work.accept(signing);
                return signing.isMissing();
            });
        } catch (AuditLogException failed) {
            if (!hasFailed) {   // once, until one succeeds: every entry tries again
                report.accept(done + ", but the checkpoint after that is missing: " + explained(failed));
            }
            hasFailed = true;
        }
    }

    /** Whether the last attempt failed. Does not wait for the disk. */
    boolean hasFailed() {
        return hasFailed;
    }

    private static String explained(AuditLogException failed) {
        return switch (failed.kind()) {
            case STORAGE_FULL -> "the tablet's storage is full. Free some space. The checkpoint is then made without you.";
            case DAMAGED -> "the log's file may be damaged. Nothing is deleted. Call a supervisor.";
            default -> "the log cannot be written now. The checkpoint is made as soon as it can be. If this message comes again,"
                    + " restart the tablet.";
        };
    }
}
