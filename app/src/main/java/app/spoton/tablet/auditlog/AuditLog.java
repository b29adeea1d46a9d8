package app.spoton.tablet.auditlog;

import app.spoton.engine.record.AuditEvent;
import app.spoton.engine.record.RoundRecord;
import app.spoton.engine.round.Meter;
import java.util.Map;

/**
 * The tablet's audit log. Entries are added and never changed. Call it on the {@link
 * app.spoton.tablet.threads.DiskExecutor disk} thread; an entry is on the disk when the call returns.
 */
public interface AuditLog {
    /**
     * Writes a round that has ended, with the changes of its meters, in one transaction. A round whose id is already in the log
     * is not written again, so that a tablet that was switched off in between can simply retry.
     *
     * @return the number of its entry
     */
    long write(RoundRecord round);

    /** Writes an event that is not a round: a sign-in, a setting, a meter's adjustment; the number of its entry. */
    long write(AuditEvent event);

    /**
     * The meters of a table as the last entry about them left them. A meter whose amount nobody ever entered in this log is
     * not among them, even if a round has changed it.
     */
    Map<String, Meter> meters(String table);
}
