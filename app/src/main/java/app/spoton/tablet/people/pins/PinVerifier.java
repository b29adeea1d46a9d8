package app.spoton.tablet.people.pins;

import app.spoton.engine.record.AuditEvent;
import app.spoton.tablet.auditlog.AuditLog;
import app.spoton.tablet.auditlog.AuditLogException;
import app.spoton.tablet.people.staff.Role;
import app.spoton.tablet.people.staff.StaffDao;
import app.spoton.tablet.people.staff.StaffEntity;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;

/** Verifies PINs and logs the result. Use on the disk thread. */
public final class PinVerifier {
    private final StaffDao dao;
    private final PinLockout lockout;
    private final PinHasher hasher;
    private final AuditLog log;
    private final Clock clock;

    public PinVerifier(StaffDao dao, PinLockout lockout, PinHasher hasher, AuditLog log, Clock clock) {
        this.dao = dao;
        this.lockout = lockout;
        this.hasher = hasher;
        this.log = log;
        this.clock = clock;
    }

    /**
     * Verifies a PIN.
     *
     * @param needed the role that is required; a supervisor may do what a dealer may do
     */
    public PinResult verify(String name, String pin, Role needed, PinPurpose purpose, String table) {
        StaffEntity person = dao.find(name);
        if (person == null || (needed == Role.SUPERVISOR && person.asRole() != Role.SUPERVISOR)) {
            return new PinResult.NotAllowed();   // whatever the PIN is: what it opens is the only place to guess it
        }
        Optional<Duration> wait = lockout.wait(purpose, name);
        if (wait.isPresent()) {
            return new PinResult.Locked(wait.get());
        }
        if (!hasher.matches(person, pin)) {
            int wrong = lockout.wrong(purpose, name);
            write(AuditEvent.Kind.WRONG_PIN, name, table, "wrong PIN, " + wrong + " in a row");
            return new PinResult.Wrong(PinLockout.waitAfter(wrong));
        }
        lockout.clear(purpose, name);
        if (hasher.isOutdated(person)) {
            dao.put(hasher.staff(person.name, person.asRole(), pin));
        }
        try {
            write(AuditEvent.Kind.SIGN_IN, name, table, purpose == PinPurpose.SIGN_IN ? "signed in to deal"
                    : "entered a supervisor's PIN");
        } catch (AuditLogException failed) {
            return new PinResult.NotLogged(person.name, purpose, String.valueOf(failed.getMessage()));
        }
        return new PinResult.Accepted(person.name, person.asRole());
    }

    private void write(AuditEvent.Kind kind, String name, String table, String description) {
        log.write(AuditEvent.of(kind, clock.instant(), name, table, description, name));
    }
}
