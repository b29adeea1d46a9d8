package app.spoton.tablet.people;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.ViewModel;
import app.spoton.engine.record.AuditEvent;
import app.spoton.tablet.auditlog.AuditLog;
import app.spoton.tablet.threads.DiskExecutor;
import app.spoton.tablet.threads.MainThreadExecutor;
import dagger.hilt.android.lifecycle.HiltViewModel;
import java.time.Clock;
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
    private final AuditLog log;
    private final Executor disk;
    private final Executor mainThread;
    private final Clock clock;
    private final MutableLiveData<PeopleUiState> state = new MutableLiveData<>();
    /** Counts PIN requests; the result of an earlier one is ignored. */
    private int pinRequest;

    @Inject
    PeopleViewModel(PeopleRepository people, SignIn signIn, HouseTable houseTable, AuditLog log, @DiskExecutor Executor disk,
            @MainThreadExecutor Executor mainThread, Clock clock) {
        this.people = people;
        this.signIn = signIn;
        this.houseTable = houseTable;
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

    /** Reads staff and table again; on a tablet without staff the demonstration table opens. */
    public void reload() {
        people.list(everybody -> {
            Optional<String> table = houseTable.tableName();
            mainThread.execute(() -> {
                PeopleUiState before = state.getValue() == null ? PeopleUiState.UNKNOWN : state.getValue();
                Optional<SignedInUser> now = signIn.now().getValue() == null ? Optional.empty() : signIn.now().getValue();
                if (everybody.isEmpty() && now.isEmpty()) {
                    now = Optional.of(SignedInUser.forDemonstration());
                }
                put(before.with(everybody, table).with(now));
            });
        });
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
        verifyPin(name, pin, Role.DEALER, open -> {
            SignedInUser who = new SignedInUser(open.name(), open.role(), now().table().orElse(SignedInUser.DEMONSTRATION_TABLE),
                    now().table().isEmpty());
            write(AuditEvent.Kind.SIGN_IN, who, "signed in to deal");
            put(now().with(Optional.of(who)));
        });
    }

    /** Anybody may try the demonstration table. */
    public void playDemonstration() {
        put(now().with(Optional.of(SignedInUser.forDemonstration())));
    }

    public void signOut() {
        now().signedIn().filter(who -> !who.demonstration())
                .ifPresent(who -> write(AuditEvent.Kind.SIGN_OUT, who, "signed out"));
        pinRequest++;
        put(now().with(Optional.empty()));
    }

    private void write(AuditEvent.Kind kind, SignedInUser who, String words) {
        disk.execute(() -> log.write(AuditEvent.of(kind, clock.instant(), who.name(), who.table(), words, who.name())));
    }

    /** Verifies a PIN, runs the action if it is accepted, and shows the result. */
    public void verifyPin(String name, String pin, Role needed, Consumer<PinResult.Accepted> onAccepted) {
        if (now().verifying()) {
            return;
        }
        int request = ++pinRequest;
        state.setValue(now().at(Optional.empty(), true));
        people.verifyPin(name, pin, needed, tableNow(), result -> mainThread.execute(() -> {
            if (request != pinRequest) {
                return;   // the mainThread was closed, or somebody signed out
            }
            state.setValue(now().at(Optional.of(result), false));
            if (result instanceof PinResult.Accepted accepted) {
                onAccepted.accept(accepted);
            }
        }));
    }

    /** Removes the last PIN's result, as when a mainThread closes. */
    public void clearPinResult() {
        pinRequest++;
        if (now().pinResult().isPresent() || now().refusal().isPresent() || now().verifying()) {
            state.setValue(now().at(Optional.empty(), false).refusing(Optional.empty()));
        }
    }

    /** @param by the supervisor who adds; empty for the first person of all */
    public void add(String name, Role role, String pin, boolean replaceExisting, String by, Runnable then) {
        people.add(name, role, pin, replaceExisting, by, tableNow(), refusal -> onStaffChanged(refusal, then));
    }

    public void remove(String name, String by) {
        people.remove(name, by, tableNow(), refusal -> onStaffChanged(refusal, () -> { }));
    }

    private void onStaffChanged(Optional<PeopleRepository.Refusal> refusal, Runnable then) {
        mainThread.execute(() -> {
            state.setValue(now().refusing(refusal));
            if (refusal.isEmpty()) {
                reload();
                then.run();
            }
        });
    }

    private String tableNow() {
        return now().table().orElse("");
    }
}
