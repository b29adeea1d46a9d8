package app.spoton.tablet.history;

import app.spoton.tablet.auditlog.AuditLogException;
import app.spoton.tablet.auditlog.storage.AuditLogs;
import app.spoton.tablet.people.pins.PinPurpose;
import app.spoton.tablet.people.sessions.SupervisorSessions;
import app.spoton.tablet.people.staff.StaffDao;
import javax.inject.Inject;

/**
 * Who may use History: the supervisor whose PIN opened it, while it is open. The demonstration's log, which is shown until there is
 * staff, is open to anybody. It is asked at the tap, and again when a dialog of the system comes back: somebody else may answer it.
 */
public final class HistoryAccess {
    private final SupervisorSessions sessions;
    private final AuditLogs logs;
    private final StaffDao staff;

    @Inject
    public HistoryAccess(SupervisorSessions sessions, AuditLogs logs, StaffDao staff) {
        this.sessions = sessions;
        this.logs = logs;
        this.staff = staff;
    }

    /** Whether a supervisor has opened it. Call on the main thread. */
    boolean isOpen() {
        return sessions.supervisor(PinPurpose.HISTORY).isPresent();
    }

    /** Whether this supervisor has opened it. Call on the main thread. */
    boolean isOpenTo(String supervisor) {
        return sessions.supervisor(PinPurpose.HISTORY).filter(supervisor::equals).isPresent();
    }

    /**
     * Stops what nobody may do. Call on a thread that may wait for the disk.
     *
     * @param isOpen what the answer was on the main thread
     */
    void check(boolean isOpen) {
        if (!isOpen && !logs.isDemonstrationShown()) {
            checkHouse(false);
        }
    }

    /** As {@link #check}, for what is the house's whatever log is shown. */
    void checkHouse(boolean isOpen) {
        // A log that was begun after another one was set aside knows nobody yet.
        if (!isOpen && (logs.house().knowsStaff() || !staff.all().isEmpty())) {
            throw new AuditLogException(AuditLogException.Kind.UNAVAILABLE, "History was closed in the meantime, and nothing was"
                    + " done. Enter the supervisor's PIN and try again.", null);
        }
    }
}
