package app.spoton.tablet.people;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.ViewModel;
import app.spoton.tablet.auditlog.AuditEvent;
import app.spoton.tablet.auditlog.AuditLog;
import app.spoton.tablet.setup.TableSetup;
import app.spoton.tablet.setup.TableSetupRepository;
import app.spoton.tablet.threads.DiskExecutor;
import app.spoton.tablet.threads.MainThreadExecutor;
import dagger.hilt.android.lifecycle.HiltViewModel;
import java.time.Clock;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import javax.inject.Inject;

/** Signing in and out, PINs, and who there is. To be used from the main thread. */
@HiltViewModel
public final class PeopleViewModel extends ViewModel {
    private final PeopleRepository people;
    private final SignIn duty;
    private final TableSetupRepository tables;
    private final AuditLog log;
    private final Executor disk;
    private final Executor screen;
    private final Clock clock;
    private final MutableLiveData<PeopleUiState> state = new MutableLiveData<>();

    @Inject
    PeopleViewModel(PeopleRepository people, SignIn duty, TableSetupRepository tables, AuditLog log, @DiskExecutor Executor disk,
            @MainThreadExecutor Executor screen, Clock clock) {
        this.people = people;
        this.duty = duty;
        this.tables = tables;
        this.log = log;
        this.disk = disk;
        this.screen = screen;
        this.clock = clock;
        reload();
    }

    /** Has no value until it is known who there is. */
    public LiveData<PeopleUiState> state() {
        return state;
    }

    /** Reads people and table anew; on a tablet without people the demonstration table opens by itself. */
    public void reload() {
        people.list(everybody -> {
            Optional<String> table = tables.house().map(TableSetup::name);
            screen.execute(() -> {
                PeopleUiState before = state.getValue() == null ? PeopleUiState.UNKNOWN : state.getValue();
                Optional<SignedInUser> now = duty.now().getValue() == null ? Optional.empty() : duty.now().getValue();
                if (everybody.isEmpty() && now.isEmpty()) {
                    now = Optional.of(SignedInUser.atDemonstration(TableSetup.DEMONSTRATION));
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
        if (!next.duty().equals(duty.now().getValue())) {
            duty.set(next.duty());
        }
    }

    /** A dealer, or a supervisor who deals, comes to the house's table. */
    public void signIn(String name, String pin) {
        knock(name, pin, Role.DEALER, open -> {
            SignedInUser who = new SignedInUser(open.name(), open.role(), now().table().orElse(TableSetup.DEMONSTRATION),
                    now().table().isEmpty());
            write(AuditEvent.Kind.SIGN_IN, who, "signed in to deal");
            put(now().with(Optional.of(who)));
        });
    }

    /** Anybody may try the demonstration table. */
    public void playDemonstration() {
        put(now().with(Optional.of(SignedInUser.atDemonstration(TableSetup.DEMONSTRATION))));
    }

    public void signOut() {
        now().duty().filter(who -> !who.demonstration())
                .ifPresent(who -> write(AuditEvent.Kind.SIGN_OUT, who, "signed out"));
        put(now().with(Optional.empty()));
    }

    private void write(AuditEvent.Kind kind, SignedInUser who, String words) {
        disk.execute(() -> log.write(new AuditEvent(kind, clock.instant(), who.name(), who.table(), words, who.name(),
                List.of())));
    }

    /** Looks at a PIN, and does what it opens; what came of it is shown. */
    public void knock(String name, String pin, Role needed, Consumer<PinResult.Open> opens) {
        if (now().looking()) {
            return;
        }
        state.setValue(now().at(Optional.empty(), true));
        people.knock(name, pin, needed, tableNow(), door -> screen.execute(() -> {
            state.setValue(now().at(Optional.of(door), false));
            if (door instanceof PinResult.Open open) {
                opens.accept(open);
            }
        }));
    }

    /** The last PIN is forgotten, as when a screen closes. */
    public void turnAway() {
        if (now().door().isPresent() || now().refusal().isPresent()) {
            state.setValue(now().at(Optional.empty(), false).refusing(Optional.empty()));
        }
    }

    /** @param by the supervisor who adds; empty for the first person of all */
    public void add(String name, Role role, String pin, boolean anew, String by, Runnable then) {
        people.add(name, role, pin, anew, by, tableNow(), refusal -> told(refusal, then));
    }

    public void remove(String name, String by) {
        people.remove(name, by, tableNow(), refusal -> told(refusal, () -> { }));
    }

    private void told(Optional<PeopleRepository.Refusal> refusal, Runnable then) {
        screen.execute(() -> {
            state.setValue(now().refusing(refusal));
            if (refusal.isEmpty()) {
                reload();
                then.run();
            }
        });
    }

    private String tableNow() {
        return now().table().orElse(TableSetup.DEMONSTRATION);
    }
}
