package app.spoton.tablet.people;

import app.spoton.engine.record.AuditEvent;
import app.spoton.tablet.auditlog.AuditLog;
import app.spoton.tablet.threads.DiskExecutor;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javax.inject.Inject;
import javax.inject.Singleton;

/** The staff and their PINs. Everything runs on the disk thread. */
@Singleton
public final class PeopleRepository {
    /** Wrong PINs in a row before the first lockout. */
    private static final int FREE_ATTEMPTS = 3;
    private static final Duration FIRST_WAIT = Duration.ofSeconds(15);
    private static final Duration MAX_WAIT = Duration.ofMinutes(15);
    private static final int MAX_NAME_LENGTH = 30;

    private final StaffDao dao;
    private final AuditLog log;
    private final Executor disk;
    private final Clock clock;
    private final SecureRandom random = new SecureRandom();

    @Inject
    public PeopleRepository(StaffDao dao, AuditLog log, @DiskExecutor Executor disk, Clock clock) {
        this.dao = dao;
        this.log = log;
        this.disk = disk;
        this.clock = clock;
    }

    /** Why a person cannot be added or removed. */
    public enum Refusal { NAME_MISSING, NAME_TOO_LONG, NAME_TAKEN, PIN_NOT_DIGITS, PIN_TOO_SHORT, PIN_TOO_LONG,
        PIN_TOO_SIMPLE, LAST_SUPERVISOR }

    public void list(Consumer<List<StaffMember>> callback) {
        disk.execute(() -> callback.accept(known()));
    }

    private List<StaffMember> known() {
        return dao.all().stream().map(person -> new StaffMember(person.name, person.asRole()))
                .collect(Collectors.toList());
    }

    /** Adds a person, or changes a person's PIN or role. The first must be a supervisor. */
    public void add(String name, Role role, String pin, boolean replaceExisting, String by, String table,
            Consumer<Optional<Refusal>> callback) {
        disk.execute(() -> {
            String stripped = name.strip();
            Optional<Refusal> refusal = refusal(stripped, role, pin, replaceExisting);
            if (refusal.isEmpty()) {
                PinHash hash = PinHash.of(pin, random);
                String who = dao.find(stripped) == null ? "added " : "new PIN or role for ";
                log.write(AuditEvent.of(AuditEvent.Kind.SETTING, clock.instant(), by.isEmpty() ? stripped : by, table,
                        who + stripped + ", " + role.name().toLowerCase(Locale.ROOT), stripped));
                dao.put(new StaffEntity(stripped, role.name(), hash.salt(), hash.hash(), hash.rounds(), 0, 0));
            }
            callback.accept(refusal);
        });
    }

    private Optional<Refusal> refusal(String name, Role role, String pin, boolean replaceExisting) {
        if (name.isEmpty()) {
            return Optional.of(Refusal.NAME_MISSING);
        }
        if (name.length() > MAX_NAME_LENGTH) {
            return Optional.of(Refusal.NAME_TOO_LONG);
        }
        boolean taken = known().stream().anyMatch(other -> other.name().equalsIgnoreCase(name));
        if (taken && !replaceExisting) {
            return Optional.of(Refusal.NAME_TAKEN);
        }
        if (role == Role.DEALER && isLastSupervisor(name)) {
            return Optional.of(Refusal.LAST_SUPERVISOR);
        }
        return pinRefusal(role, pin);
    }

    /** Why a PIN is refused. Repeated digits and runs are easy to guess. */
    static Optional<Refusal> pinRefusal(Role role, String pin) {
        if (!pin.chars().allMatch(digit -> digit >= '0' && digit <= '9')) {
            return Optional.of(Refusal.PIN_NOT_DIGITS);
        }
        if (pin.length() < role.minDigits()) {
            return Optional.of(Refusal.PIN_TOO_SHORT);
        }
        if (pin.length() > Role.MAX_DIGITS) {
            return Optional.of(Refusal.PIN_TOO_LONG);
        }
        int step = pin.charAt(1) - pin.charAt(0);
        boolean simple = Math.abs(step) <= 1;
        for (int at = 1; at < pin.length(); at++) {
            simple &= pin.charAt(at) - pin.charAt(at - 1) == step;
        }
        return simple ? Optional.of(Refusal.PIN_TOO_SIMPLE) : Optional.empty();
    }

    public void remove(String name, String by, String table, Consumer<Optional<Refusal>> callback) {
        disk.execute(() -> {
            if (isLastSupervisor(name)) {
                callback.accept(Optional.of(Refusal.LAST_SUPERVISOR));
                return;
            }
            log.write(AuditEvent.of(AuditEvent.Kind.SETTING, clock.instant(), by, table, "removed " + name, name));
            dao.remove(name);
            callback.accept(Optional.empty());
        });
    }

    private boolean isLastSupervisor(String name) {
        List<StaffMember> supervisors = known().stream().filter(person -> person.role() == Role.SUPERVISOR)
                .collect(Collectors.toList());
        return supervisors.size() == 1 && supervisors.get(0).name().equals(name);
    }

    /**
     * Verifies a PIN. A wrong one is logged. After a few wrong ones in a row the person is locked out, longer each time;
     * a restart does not reset this.
     *
     * @param needed the role that is required; a supervisor may do what a dealer may do
     */
    public void verifyPin(String name, String pin, Role needed, String table, Consumer<PinResult> callback) {
        disk.execute(() -> callback.accept(verifyPin(name, pin, needed, table)));
    }

    private PinResult verifyPin(String name, String pin, Role needed, String table) {
        StaffEntity person = dao.find(name);
        if (person == null) {
            return new PinResult.NotAllowed();
        }
        long now = clock.millis();
        if (now < person.closedUntil) {
            long whole = waitAfter(person.wrong).toMillis();
            long wait = Math.min(person.closedUntil - now, whole);
            if (now + wait < person.closedUntil) {
                // The clock was set back: restart the wait, or the lockout would last until the old time comes.
                dao.put(person.afterWrong(person.wrong, now + wait));
            }
            return new PinResult.Locked(Duration.ofMillis(wait));
        }
        if (!new PinHash(person.salt, person.hash, person.rounds).matches(pin)) {
            int wrong = person.wrong + 1;
            Duration wait = waitAfter(wrong);
            dao.put(person.afterWrong(wrong, now + wait.toMillis()));
            log.write(AuditEvent.of(AuditEvent.Kind.WRONG_PIN, clock.instant(), name, table, "wrong PIN, " + wrong
                    + " in a row", name));
            return new PinResult.Wrong(wait);
        }
        if (person.wrong > 0) {
            dao.put(person.afterWrong(0, 0));
        }
        boolean allowed = needed == Role.DEALER || person.asRole() == Role.SUPERVISOR;
        if (allowed && needed == Role.SUPERVISOR) {
            log.write(AuditEvent.of(AuditEvent.Kind.SIGN_IN, clock.instant(), name, table, "entered a supervisor's PIN",
                    name));
        }
        return allowed ? new PinResult.Accepted(person.name, person.asRole()) : new PinResult.NotAllowed();
    }

    static Duration waitAfter(int wrong) {
        if (wrong < FREE_ATTEMPTS) {
            return Duration.ZERO;
        }
        Duration wait = FIRST_WAIT.multipliedBy(1L << Math.min(wrong - FREE_ATTEMPTS, 10));
        return wait.compareTo(MAX_WAIT) > 0 ? MAX_WAIT : wait;
    }
}
