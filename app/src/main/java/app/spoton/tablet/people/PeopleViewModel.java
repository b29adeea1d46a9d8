package app.spoton.tablet.people;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.ViewModel;
import app.spoton.engine.record.AuditEvent;
import app.spoton.tablet.auditlog.AuditLog;
import app.spoton.tablet.people.pins.PinPurpose;
import app.spoton.tablet.people.pins.PinResult;
import app.spoton.tablet.people.sessions.SignIn;
import app.spoton.tablet.people.sessions.SignedInUser;
import app.spoton.tablet.people.sessions.SupervisorSessions;
import app.spoton.tablet.people.staff.Role;
import app.spoton.tablet.threads.DiskExecutor;
import app.spoton.tablet.threads.MainThreadExecutor;
import dagger.hilt.android.lifecycle.HiltViewModel;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import javax.inject.Inject;

/** Sign-in, PINs and staff. Use from the main thread. */
@HiltViewModel
public final class PeopleViewModel extends ViewModel {
    private final PeopleRepository people;
    private final SignIn signIn;
    private final HouseTable houseTable;
    private final SupervisorSessions sessions;
    private final AuditLog log;
    private final Executor disk;
    private final Executor mainThread;
    private final Clock clock;
    private final MutableLiveData<PeopleUiState> state = new MutableLiveData<>();
    /** Counts PIN requests; the result of an earlier one is ignored. */
    private int pinRequest;

    @Inject
    PeopleViewModel(PeopleRepository people, SignIn signIn, HouseTable houseTable, SupervisorSessions sessions, AuditLog log,
            @DiskExecutor Executor disk, @MainThreadExecutor Executor mainThread, Clock clock) {
        this.people = people;
        this.signIn = signIn;
        this.houseTable = houseTable;
        this.sessions = sessions;
        this.log = log;
        this.disk = disk;
        this.mainThread = mainThread;
        this.clock = clock;
        reload();
    }

    /** Has no value until the staff is read. */
    public LiveData<PeopleUiState> state() {
        return state;
    }

    /** Reads staff and table again; on a tablet that never had staff the demonstration table opens. */
    public void reload() {
        people.list(staff -> {
            try {
                Optional<String> table = staff.closed().isPresent() ? Optional.empty() : houseTable.tableName();
                mainThread.execute(() -> show(staff, table));
            } catch (RuntimeException failed) {
                mainThread.execute(() -> show(staff.closedBy(failed), Optional.empty()));
            }
        });
    }

    private void show(PeopleRepository.Staff staff, Optional<String> table) {
        PeopleUiState before = state.getValue() == null ? PeopleUiState.UNKNOWN : state.getValue();
        PeopleUiState next = before.with(staff, table);
        Optional<SignedInUser> now = signIn.now().getValue() == null || staff.closed().isPresent() ? Optional.empty()
                : signIn.now().getValue();
        put(next.with(next.hasNoStaff() && now.isEmpty() ? Optional.of(SignedInUser.forDemonstration()) : now));
    }

    private PeopleUiState now() {
        return Objects.requireNonNull(state.getValue());
    }

    private void put(PeopleUiState next) {
        state.setValue(next);
        if (!next.signedIn().equals(signIn.now().getValue())) {
            signIn.set(next.signedIn());
        }
    }

    /** A dealer, or a supervisor who deals, signs in to the house's table. */
    public void signIn(String name, String pin) {
        verifyPin(name, pin, Role.DEALER, PinPurpose.SIGN_IN, open -> put(now().with(Optional.of(new SignedInUser(open.name(),
                open.role(), now().table().orElse(SignedInUser.DEMONSTRATION_TABLE), now().table().isEmpty())))));
    }

    /** Anybody may try the demonstration table, unless the tablet is closed. */
    public void playDemonstration() {
        if (now().access().closed().isEmpty()) {
            put(now().with(Optional.of(SignedInUser.forDemonstration())));
        }
    }

    public void signOut() {
        signOut("signed out");
    }

    /** Nobody has touched the tablet for as long as the house allows: the dealer is signed out, the round stays. */
    public void signOutIdle(Duration allowed) {
        boolean isDealing = state.getValue() != null && now().signedIn().filter(who -> !who.demonstration()).isPresent();
        if (isDealing && !allowed.isZero() && sessions.idle().compareTo(allowed) >= 0) {
            signOut("signed out after " + allowed.toMinutes() + " minutes without a touch");
        }
    }

    private void signOut(String words) {
        now().signedIn().filter(who -> !who.demonstration()).ifPresent(who -> disk.execute(() -> log.write(
                AuditEvent.of(AuditEvent.Kind.SIGN_OUT, clock.instant(), who.name(), who.table(), words, who.name()))));
        pinRequest++;
        put(now().with(Optional.empty()));
    }

    /** Verifies a PIN, runs the action if it is accepted, and shows the result. A late result opens nothing. */
    public void verifyPin(String name, String pin, Role needed, PinPurpose purpose, Consumer<PinResult.Accepted> onAccepted) {
        verify(callback -> people.verifyPin(name, pin, needed, purpose, tableNow(), callback), accepted -> {
            if (needed == Role.SUPERVISOR) {
                sessions.begin(purpose, accepted.name());
            }
            onAccepted.accept(accepted);
        });
    }

    /** Verifies the PIN of a supervisor who approves a win in a round of these dealers, and of whoever is signed in to go on. */
    public void approve(String name, String pin, List<String> dealers, Consumer<PinResult.Accepted> onAccepted) {
        List<String> all = new ArrayList<>(dealers);
        now().signedIn().map(SignedInUser::name).ifPresent(all::add);
        verify(callback -> people.verifyApproval(name, pin, all, tableNow(), callback), onAccepted);
    }

    private void verify(Consumer<Consumer<PinResult>> ask, Consumer<PinResult.Accepted> onAccepted) {
        if (now().verifying() || now().access().closed().isPresent()) {
            return;
        }
        int request = ++pinRequest;
        state.setValue(now().at(Optional.empty(), true));
        ask.accept(result -> mainThread.execute(() -> {
            if (request != pinRequest) {
                return;   // the screen was left, or somebody signed out
            }
            state.setValue(now().at(Optional.of(result), false));
            if (result instanceof PinResult.Accepted accepted) {
                onAccepted.accept(accepted);
            } else if (result instanceof PinResult.NotLogged right && right.purpose() == PinPurpose.HISTORY) {
                sessions.begin(PinPurpose.LOG_REPAIR, right.name());
            }
        }));
    }

    /** Removes the last PIN's result, as when a screen closes. */
    public void clearPinResult() {
        pinRequest++;
        if (now().pinResult().isPresent() || now().change().isPresent() || now().verifying()) {
            state.setValue(now().at(Optional.empty(), false).withChange(Optional.empty()));
        }
    }

    /** The app was left: a PIN that is still being verified opens nothing. */
    public void onLeave() {
        if (state.getValue() != null && now().verifying()) {
            clearPinResult();
        }
    }

    /** The app opens a dialog of the system: that is not leaving it. */
    public void openDialog() {
        sessions.openDialog();
    }

    /** The new recovery code was written down. */
    public void clearRecoveryCode() {
        state.setValue(now().withChange(Optional.empty()));
    }

    /** Whose PIN opened the setup; nobody's for the first person of all. */
    private String setupSupervisor() {
        return sessions.supervisor(PinPurpose.SETUP).orElse("");
    }

    /** The supervisor whose PIN opened the setup adds a person; or the first supervisor of all is added. */
    public void add(String name, Role role, String pin, boolean replaceExisting, Runnable then) {
        boolean isFirst = now().hasNoStaff();
        people.add(name, role, pin, replaceExisting, setupSupervisor(), tableNow(), change -> onStaffChanged(change, () -> {
            if (isFirst) {
                sessions.begin(PinPurpose.SETUP, StaffName.of(name));
            }
            then.run();
        }));
    }

    public void remove(String name) {
        people.remove(name, setupSupervisor(), tableNow(), change -> onStaffChanged(change, () -> { }));
    }

    public void makeRecoveryCode() {
        people.makeRecoveryCode(setupSupervisor(), tableNow(), change -> onStaffChanged(change, () -> { }));
    }

    /** Makes a new supervisor with the recovery code. */
    public void recover(String code, String name, String pin, boolean setLogAside) {
        people.recover(code, name, pin, setLogAside, change -> onStaffChanged(change, () -> { }));
    }

    private void onStaffChanged(StaffChange change, Runnable then) {
        mainThread.execute(() -> {
            state.setValue(now().withChange(Optional.of(change)));
            if (change.isDone()) {
                reload();
                then.run();
            }
        });
    }

    private String tableNow() {
        return now().table().orElse("");
    }
}
