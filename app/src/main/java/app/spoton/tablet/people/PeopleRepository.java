package app.spoton.tablet.people;

import app.spoton.tablet.auditlog.AuditEvent;
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

/** The people of the house, and the PINs that they are known by. Everything here happens on the disk's thread. */
@Singleton
public final class PeopleRepository {
    /** As many wrong PINs in a row are a slip of the finger. */
    private static final int SLIPS = 3;
    private static final Duration FIRST_WAIT = Duration.ofSeconds(15);
    private static final Duration LONGEST_WAIT = Duration.ofMinutes(15);
    private static final int LONGEST_NAME = 30;

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

    /** Somebody by name and role. */
    public record Known(String name, Role role) {
    }

    /** Why somebody cannot be added as asked. */
    public enum Refusal { NAME_MISSING, NAME_TOO_LONG, NAME_TAKEN, PIN_NOT_DIGITS, PIN_TOO_SHORT, PIN_TOO_LONG,
        PIN_TOO_SIMPLE, LAST_SUPERVISOR }

    public void list(Consumer<List<Known>> tell) {
        disk.execute(() -> tell.accept(known()));
    }

    private List<Known> known() {
        return dao.all().stream().map(person -> new Known(person.name, person.asRole()))
                .collect(Collectors.toList());
    }

    /** Adds a person, or gives one who is known another PIN or role. The first must be a supervisor. */
    public void add(String name, Role role, String pin, boolean anew, String by, String table,
            Consumer<Optional<Refusal>> tell) {
        disk.execute(() -> {
            String stripped = name.strip();
            Optional<Refusal> refusal = refusal(stripped, role, pin, anew);
            if (refusal.isEmpty()) {
                PinHash hash = PinHash.of(pin, random);
                String who = dao.find(stripped) == null ? "added " : "new PIN or role for ";
                log.write(new AuditEvent(AuditEvent.Kind.SETTING, clock.instant(), by.isEmpty() ? stripped : by, table,
                        who + stripped + ", " + role.name().toLowerCase(Locale.ROOT), stripped, List.of()));
                dao.put(new StaffMember(stripped, role.name(), hash.salt(), hash.hash(), hash.rounds(), 0, 0));
            }
            tell.accept(refusal);
        });
    }

    private Optional<Refusal> refusal(String name, Role role, String pin, boolean anew) {
        if (name.isEmpty()) {
            return Optional.of(Refusal.NAME_MISSING);
        }
        if (name.length() > LONGEST_NAME) {
            return Optional.of(Refusal.NAME_TOO_LONG);
        }
        boolean taken = known().stream().anyMatch(other -> other.name().equalsIgnoreCase(name));
        if (taken && !anew) {
            return Optional.of(Refusal.NAME_TAKEN);
        }
        if (role == Role.DEALER && isLastSupervisor(name)) {
            return Optional.of(Refusal.LAST_SUPERVISOR);
        }
        return pinRefusal(role, pin);
    }

    /** Why a PIN is refused. One digit over and over, or digits in a row, are what a stranger tries first. */
    static Optional<Refusal> pinRefusal(Role role, String pin) {
        if (!pin.chars().allMatch(digit -> digit >= '0' && digit <= '9')) {
            return Optional.of(Refusal.PIN_NOT_DIGITS);
        }
        if (pin.length() < role.leastDigits()) {
            return Optional.of(Refusal.PIN_TOO_SHORT);
        }
        if (pin.length() > Role.MOST_DIGITS) {
            return Optional.of(Refusal.PIN_TOO_LONG);
        }
        int step = pin.charAt(1) - pin.charAt(0);
        boolean simple = Math.abs(step) <= 1;
        for (int at = 1; at < pin.length(); at++) {
            simple &= pin.charAt(at) - pin.charAt(at - 1) == step;
        }
        return simple ? Optional.of(Refusal.PIN_TOO_SIMPLE) : Optional.empty();
    }

    public void remove(String name, String by, String table, Consumer<Optional<Refusal>> tell) {
        disk.execute(() -> {
            if (isLastSupervisor(name)) {
                tell.accept(Optional.of(Refusal.LAST_SUPERVISOR));
                return;
            }
            log.write(new AuditEvent(AuditEvent.Kind.SETTING, clock.instant(), by, table, "removed " + name, name,
                    List.of()));
            dao.remove(name);
            tell.accept(Optional.empty());
        });
    }

    private boolean isLastSupervisor(String name) {
        List<Known> supervisors = known().stream().filter(person -> person.role() == Role.SUPERVISOR)
                .collect(Collectors.toList());
        return supervisors.size() == 1 && supervisors.get(0).name().equals(name);
    }

    /**
     * Looks at a PIN. A wrong one is logged, and after a few in a row the door stays closed, longer each time; that is
     * kept, whoever switches the tablet off.
     *
     * @param needed the role that the door is for; a supervisor may whatever a dealer may
     */
    public void knock(String name, String pin, Role needed, String table, Consumer<PinResult> tell) {
        disk.execute(() -> tell.accept(knock(name, pin, needed, table)));
    }

    private PinResult knock(String name, String pin, Role needed, String table) {
        StaffMember person = dao.find(name);
        if (person == null) {
            return new PinResult.NotAllowed();
        }
        long now = clock.millis();
        if (now < person.closedUntil) {
            long whole = waitAfter(person.wrong).toMillis();
            long wait = Math.min(person.closedUntil - now, whole);
            if (now + wait < person.closedUntil) {
                // The clock was set back: the wait begins anew, or the door would stay closed until the old time comes.
                dao.put(person.afterWrong(person.wrong, now + wait));
            }
            return new PinResult.Closed(Duration.ofMillis(wait));
        }
        if (!new PinHash(person.salt, person.hash, person.rounds).matches(pin)) {
            int wrong = person.wrong + 1;
            Duration wait = waitAfter(wrong);
            dao.put(person.afterWrong(wrong, now + wait.toMillis()));
            log.write(new AuditEvent(AuditEvent.Kind.WRONG_PIN, clock.instant(), name, table, "wrong PIN, " + wrong
                    + " in a row", name, List.of()));
            return new PinResult.Wrong(wait);
        }
        if (person.wrong > 0) {
            dao.put(person.afterWrong(0, 0));
        }
        boolean allowed = needed == Role.DEALER || person.asRole() == Role.SUPERVISOR;
        if (allowed && needed == Role.SUPERVISOR) {
            log.write(new AuditEvent(AuditEvent.Kind.SIGN_IN, clock.instant(), name, table, "entered a supervisor's PIN",
                    name, List.of()));
        }
        return allowed ? new PinResult.Open(person.name, person.asRole()) : new PinResult.NotAllowed();
    }

    static Duration waitAfter(int wrong) {
        if (wrong < SLIPS) {
            return Duration.ZERO;
        }
        Duration wait = FIRST_WAIT.multipliedBy(1L << Math.min(wrong - SLIPS, 10));
        return wait.compareTo(LONGEST_WAIT) > 0 ? LONGEST_WAIT : wait;
    }
}
