package app.spoton.tablet.history;

import app.spoton.tablet.auditlog.storage.AuditLogs;
import app.spoton.tablet.auditlog.storage.StoredAuditLog;
import app.spoton.tablet.people.TestPeople;
import app.spoton.tablet.people.pins.PinPurpose;
import app.spoton.tablet.people.sessions.SupervisorSessions;
import java.time.Duration;

/** History as a supervisor has opened it. */
public final class TestAccess {
    public static final String SUPERVISOR = "Ruth";
    public final SupervisorSessions sessions;
    private final TestPeople people = new TestPeople();

    public TestAccess() {
        sessions = people.sessions();
        people.enterPin(sessions, PinPurpose.HISTORY, SUPERVISOR);
    }

    public HistoryAccess to(StoredAuditLog log) {
        return new HistoryAccess(sessions, new AuditLogs(log, log));
    }

    /** Nobody touches the tablet for two minutes. */
    public void idle() {
        people.boot.pass(Duration.ofMinutes(2));
    }
}
