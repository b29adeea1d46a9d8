package app.spoton.tablet.auditlog;

import app.spoton.engine.round.Meter;
import java.util.Map;

/**
 * The tablet's log: what is written stays, and nothing in it is ever changed. To be used on the
 * {@link app.spoton.tablet.threads.DiskExecutor disk's} thread; what is written is on the disk when a call returns.
 */
public interface AuditLog {
    /**
     * Writes a round that has ended, with the changes of its meters, in one transaction. A round whose id is in the log
     * already is not written again, so that a tablet that was switched off in between can simply ask once more.
     *
     * @return the number of its entry
     */
    long write(RoundLogEntry round);

    /** Writes something that is not a round: a sign-in, a setting, a meter's adjustment. */
    long write(AuditEvent happening);

    /** The meters of a table as the last entry about them left them; empty where the table never had any. */
    Map<String, Meter> meters(String table);
}
