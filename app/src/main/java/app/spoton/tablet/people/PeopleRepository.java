package app.spoton.tablet.people;

import android.database.sqlite.SQLiteDatabaseCorruptException;
import app.spoton.engine.record.AuditEvent;
import app.spoton.tablet.auditlog.AuditLog;
import app.spoton.tablet.people.pins.PinHasher;
import app.spoton.tablet.people.pins.PinLockout;
import app.spoton.tablet.people.pins.PinPurpose;
import app.spoton.tablet.people.pins.PinResult;
import app.spoton.tablet.people.pins.PinVerifier;
import app.spoton.tablet.people.pins.RecoveryCode;
import app.spoton.tablet.people.staff.Role;
import app.spoton.tablet.people.staff.StaffDao;
import app.spoton.tablet.people.staff.StaffHistory;
import app.spoton.tablet.people.staff.StaffMember;
import app.spoton.tablet.settings.HousePolicyRepository;
import app.spoton.tablet.storage.StorageText;
import app.spoton.tablet.threads.DiskExecutor;
import java.io.IOException;
import java.security.SecureRandom;
import java.time.Clock;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import javax.inject.Inject;
import javax.inject.Singleton;

/** The staff and their PINs. Everything runs on the disk thread; failures are part of the answer. */
@Singleton
public final class PeopleRepository {
    private final StaffDao dao;
    private final PinLockout lockout;
    private final PinHasher hasher;
    private final PinVerifier verifier;
    private final RecoveryCode recovery;
    private final StaffHistory history;
    private final HousePolicyRepository policy;
    private final AuditLog log;
    private final Executor disk;
    private final Clock clock;
    private final SecureRandom random = new SecureRandom();

    @Inject
    public PeopleRepository(StaffDao dao, PinLockout lockout, PinHasher hasher, RecoveryCode recovery, StaffHistory history,
            HousePolicyRepository policy, AuditLog log, @DiskExecutor Executor disk, Clock clock) {
        this.dao = dao;
        this.lockout = lockout;
        this.hasher = hasher;
        this.recovery = recovery;
        this.history = history;
        this.policy = policy;
        this.log = log;
        this.disk = disk;
        this.clock = clock;
        this.verifier = new PinVerifier(dao, lockout, hasher, log, clock);
    }

    /**
     * Everybody.
     *
     * @param closed why nobody may sign in; empty if somebody may, or if there never was any staff
     */
    public record Staff(List<StaffMember> people, Optional<String> closed, boolean hasRecoveryCode) {
        /** The same, closed because required data cannot be read. */
        Staff closedBy(RuntimeException failure) {
            return new Staff(people, Optional.of(StorageText.of(failure)), hasRecoveryCode);
        }
    }

    public void list(Consumer<Staff> callback) {
        disk.execute(() -> callback.accept(staff()));
    }

    /** Without staff everything is open, so it must be certain that there never was any. */
    private Staff staff() {
        try {
            List<StaffMember> people = known();
            boolean isLost = people.isEmpty() && (recovery.exists() || history.hadStaff());
            return new Staff(people, isLost ? Optional.of("This tablet's list of staff is missing, but its log is not. The tablet"
                    + " is closed until a supervisor is added with the recovery code.") : Optional.empty(), recovery.exists());
        } catch (RuntimeException failed) {
            return new Staff(List.of(), Optional.of(StorageText.of(failed)), recovery.exists());
        }
    }

    private List<StaffMember> known() {
        return dao.all().stream().map(person -> new StaffMember(person.name, person.asRole())).collect(Collectors.toList());
    }

    private void change(Supplier<StaffChange> work, Consumer<StaffChange> callback) {
        run(work, StaffChange::failed, callback);
    }

    /** @param failed the answer if the work fails, with the reason */
    private <T> void run(Supplier<T> work, Function<String, T> failed, Consumer<T> callback) {
        disk.execute(() -> {
            T answer;
            try {
                answer = work.get();
            } catch (RuntimeException failure) {
                answer = failed.apply(StorageText.of(failure));
            }
            callback.accept(answer);
        });
    }

    /**
     * Adds a person, or changes a person's PIN or role. The first must be a supervisor, and gets the recovery code.
     *
     * @param by the supervisor who does it; empty for the first person of all
     */
    public void add(String name, Role role, String pin, boolean replaceExisting, String by, String table,
            Consumer<StaffChange> callback) {
        change(() -> {
            String stripped = kept(name);
            boolean isFirst = staff().people().isEmpty();
            Optional<StaffRefusal> refusal = isFirst ? firstRefusal(stripped, role, pin)
                    : refusal(stripped, role, pin, replaceExisting, by);
            Optional<StaffChange> refused = refusal.map(StaffChange::refused).or(() -> lookAlike(stripped));
            if (refused.isPresent()) {
                return refused.get();
            }
            write(AuditEvent.Kind.SETTING, isFirst ? stripped : by, table, added(stripped) + stripped + ", "
                    + role.name().toLowerCase(Locale.ROOT), stripped);
            dao.put(hasher.staff(stripped, role, pin));
            return isFirst ? newCode() : StaffChange.DONE;
        }, callback);
    }

    private Optional<StaffRefusal> firstRefusal(String name, Role role, String pin) {
        boolean isAllowed = role == Role.SUPERVISOR && staff().closed().isEmpty();
        return isAllowed ? StaffRefusal.ofName(name).or(() -> StaffRefusal.ofPin(role, pin))
                : Optional.of(StaffRefusal.NOT_ALLOWED);
    }

    private Optional<StaffRefusal> refusal(String name, Role role, String pin, boolean replaceExisting, String by) {
        if (!isSupervisor(by)) {
            return Optional.of(StaffRefusal.NOT_ALLOWED);
        }
        boolean taken = names().contains(name);
        Optional<StaffRefusal> badName = taken ? Optional.empty() : StaffRefusal.ofName(name);
        if (badName.isPresent()) {
            return badName;
        }
        if (taken && !replaceExisting) {
            return Optional.of(StaffRefusal.NAME_TAKEN);
        }
        if (role == Role.DEALER && isLastSupervisor(name)) {
            return Optional.of(StaffRefusal.LAST_SUPERVISOR);
        }
        return StaffRefusal.ofPin(role, pin);
    }

    /** The name that somebody on the staff has already, if it is the same. */
    private String kept(String typed) {
        return names().stream().filter(name -> StaffName.isSame(name, typed)).findFirst().orElse(StaffName.of(typed));
    }

    private Optional<StaffChange> lookAlike(String name) {
        return StaffName.lookAlike(name, names()).map(StaffChange::looksLike);
    }

    private List<String> names() {
        return known().stream().map(StaffMember::name).collect(Collectors.toList());
    }

    private String added(String name) {
        return dao.find(name) == null ? "added " : "new PIN or role for ";
    }

    private boolean isSupervisor(String name) {
        return known().contains(new StaffMember(name, Role.SUPERVISOR));
    }

    /** @param by the supervisor who does it */
    public void remove(String name, String by, String table, Consumer<StaffChange> callback) {
        change(() -> {
            if (!isSupervisor(by)) {
                return StaffChange.refused(StaffRefusal.NOT_ALLOWED);
            }
            if (isLastSupervisor(name)) {
                return StaffChange.refused(StaffRefusal.LAST_SUPERVISOR);
            }
            write(AuditEvent.Kind.SETTING, by, table, "removed " + name, name);
            dao.remove(name);
            return StaffChange.DONE;
        }, callback);
    }

    private boolean isLastSupervisor(String name) {
        List<StaffMember> supervisors = known().stream().filter(person -> person.role() == Role.SUPERVISOR)
                .collect(Collectors.toList());
        return supervisors.size() == 1 && supervisors.get(0).name().equals(name);
    }

    /** Makes a new recovery code; the previous one becomes invalid. */
    public void makeRecoveryCode(String by, String table, Consumer<StaffChange> callback) {
        change(() -> {
            if (!isSupervisor(by)) {
                return StaffChange.refused(StaffRefusal.NOT_ALLOWED);
            }
            write(AuditEvent.Kind.SETTING, by, table, "new recovery code", "");
            return newCode();
        }, callback);
    }

    private StaffChange newCode() {
        try {
            return StaffChange.withCode(recovery.create(random));
        } catch (IOException failed) {
            return StaffChange.failed("The recovery code cannot be stored. Free some space, then create one under Table setup.");
        }
    }

    /**
     * Makes a new supervisor with the recovery code, which is used up by it. The code opens nothing else.
     *
     * @param setLogAside whether a log that cannot be opened is set aside for it
     */
    public void recover(String code, String name, String pin, boolean setLogAside, Consumer<StaffChange> callback) {
        change(() -> {
            String stripped = StaffName.of(name);
            Optional<StaffRefusal> refusal = StaffRefusal.ofName(stripped).or(() -> StaffRefusal.ofPin(Role.SUPERVISOR, pin));
            if (refusal.isPresent()) {
                return StaffChange.refused(refusal.get());
            }
            if (isStaffDamaged()) {
                return recovery.matches(code) ? StaffChange.failed("The damaged file is kept as " + history.setStaffAside()
                        + ". Close the app, start it again, and enter the recovery code again.")
                        : StaffChange.refused(StaffRefusal.WRONG_CODE);
            }
            if (lockout.wait(PinPurpose.RECOVERY, "").isPresent()) {
                return StaffChange.refused(StaffRefusal.WAIT);
            }
            if (!recovery.matches(code)) {
                int wrong = lockout.wrong(PinPurpose.RECOVERY, "");
                write(AuditEvent.Kind.WRONG_PIN, "", "", "wrong recovery code, " + wrong + " in a row", "");
                return StaffChange.refused(StaffRefusal.WRONG_CODE);
            }
            lockout.clear(PinPurpose.RECOVERY, "");
            String who = kept(name);
            Optional<StaffChange> lookAlike = lookAlike(who);
            if (lookAlike.isPresent()) {
                return lookAlike.get();
            }
            if (setLogAside) {
                history.setLogAside(StaffName.RECOVERY_CODE);
            }
            write(AuditEvent.Kind.SETTING, StaffName.RECOVERY_CODE, "", "the recovery code was used; " + added(who) + who
                    + ", supervisor", who);
            dao.put(hasher.staff(who, Role.SUPERVISOR, pin));
            recovery.useUp();
            return newCode();
        }, callback);
    }

    private boolean isStaffDamaged() {
        try {
            dao.all();
            return false;
        } catch (SQLiteDatabaseCorruptException damaged) {
            return true;
        }
    }

    /**
     * Verifies a PIN. Both a right and a wrong one are logged. After a few wrong ones in a row the person is locked out for this
     * purpose, longer each time; a restart does not reset this.
     *
     * @param needed the role that is required; a supervisor may do what a dealer may do
     */
    public void verifyPin(String name, String pin, Role needed, PinPurpose purpose, String table,
            Consumer<PinResult> callback) {
        run(() -> verifier.verify(name, pin, needed, purpose, table), PinResult.Failed::new, callback);
    }

    /**
     * Verifies the PIN of a supervisor who approves a win.
     *
     * @param dealers who dealt the round: unless the house allows it, nobody approves a win of their own round
     */
    public void verifyApproval(String name, String pin, List<String> dealers, String table, Consumer<PinResult> callback) {
        run(() -> {
            boolean isOwn = dealers.stream().anyMatch(dealer -> StaffName.looksLike(dealer, name))
                    && !policy.get().dealerMayApproveOwnWin();
            PinResult result = verifier.verify(name, pin, Role.SUPERVISOR, PinPurpose.APPROVAL, table);
            return isOwn && result instanceof PinResult.Accepted ? new PinResult.OwnWin() : result;
        }, PinResult.Failed::new, callback);
    }

    private void write(AuditEvent.Kind kind, String by, String table, String description, String about) {
        log.write(AuditEvent.of(kind, clock.instant(), by, table, description, about));
    }
}
