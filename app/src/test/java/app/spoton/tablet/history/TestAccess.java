package app.spoton.tablet.history;

import app.spoton.tablet.auditlog.storage.AuditLogs;
import app.spoton.tablet.auditlog.storage.StoredAuditLog;
import app.spoton.tablet.people.TestPeople;
import app.spoton.tablet.people.pins.PinPurpose;
import app.spoton.tablet.people.sessions.SupervisorSessions;
import app.spoton.tablet.people.staff.FakeStaffDao;
import app.spoton.tablet.people.staff.Role;
import app.spoton.tablet.people.staff.StaffEntity;
import java.time.Duration;

/** History as a supervisor has opened it. */
public final class TestAccess {
    public static final String SUPERVISOR = "Ruth";
    public final SupervisorSessions sessions;
    private final TestPeople people = new TestPeople();
    private final FakeStaffDao staff = new FakeStaffDao();

    public TestAccess() {
        sessions = people.sessions();
        staff.put(new StaffEntity(SUPERVISOR, Role.SUPERVISOR.name(), "", "", 0));
        people.enterPin(sessions, PinPurpose.HISTORY, SUPERVISOR);
    }

    public HistoryAccess to(StoredAuditLog log) {
        return toEither(new AuditLogs(log, log));
    }

    public HistoryAccess toEither(AuditLogs logs) {
        return new HistoryAccess(sessions, logs, staff);
    }

    /** Nobody touches the tablet for two minutes. */
    public void idle() {
        people.boot.pass(Duration.ofMinutes(2));
    }
}
