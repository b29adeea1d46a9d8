package app.spoton.tablet.table;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.Observer;
import androidx.lifecycle.ViewModel;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.game.Game;
import app.spoton.tablet.people.SignIn;
import app.spoton.tablet.people.SignedInUser;
import app.spoton.tablet.settings.SettingsRepository;
import app.spoton.tablet.setup.TableSetup;
import app.spoton.tablet.table.callouts.CallOuts;
import app.spoton.tablet.table.round.RoundAudit;
import app.spoton.tablet.table.round.RoundPhase;
import app.spoton.tablet.table.state.TableState;
import app.spoton.tablet.table.storage.TableStore;
import dagger.hilt.android.lifecycle.HiltViewModel;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import javax.inject.Inject;

/**
 * The dealer's table: one state, changed by one tap after the other, each of them kept on the disk. To be used from the
 * main thread.
 */
@HiltViewModel
public final class TableViewModel extends ViewModel {
    private final Catalog catalog;
    private final TableStore store;
    private final SignIn signIn;
    private final TableExecutors executors;
    private final Clock clock;
    private final CallOuts speaker;
    private final LiveData<Boolean> callOuts;
    private final MutableLiveData<TableState> state = new MutableLiveData<>();
    private final Observer<Optional<SignedInUser>> signInObserver = this::open;
    private final Observer<Boolean> callOutsObserver = on -> { };
    private Optional<SignedInUser> dealer = Optional.empty();
    private Optional<TableSetup> nextSetup = Optional.empty();

    /** Something that the dealer does. */
    @FunctionalInterface
    public interface Tap {
        TableState on(TableState state);
    }

    @Inject
    TableViewModel(Catalog catalog, TableStore store, SignIn signIn, TableExecutors executors, Clock clock, CallOuts speaker,
            SettingsRepository settings) {
        this.catalog = catalog;
        this.store = store;
        this.signIn = signIn;
        this.executors = executors;
        this.clock = clock;
        this.speaker = speaker;
        this.callOuts = settings.callOuts();
        callOuts.observeForever(callOutsObserver);
        signIn.now().observeForever(signInObserver);
    }

    @Override
    protected void onCleared() {
        signIn.now().removeObserver(signInObserver);
        callOuts.removeObserver(callOutsObserver);
    }

    /** Has no value until the table has been found as it was left. */
    public LiveData<TableState> state() {
        return state;
    }

    public List<Game> games() {
        return catalog.games();
    }

    private void open(Optional<SignedInUser> who) {
        dealer = who;
        who.ifPresent(on -> executors.disk().execute(() -> {
            TableState found = store.open(on.table());
            executors.mainThread().execute(() -> state.setValue(found));
        }));
    }

    /** Another game for the demonstration table; the house's own is changed in the settings. */
    public void changeGame(Game game) {
        Optional<SignedInUser> there = dealer.filter(SignedInUser::demonstration);
        there.ifPresent(on -> executors.disk().execute(() -> {
            TableSetup setup = store.setup(on.table(), game);
            executors.mainThread().execute(() -> tapAt(on.table(), now -> now.changeGame(setup)));
        }));
    }

    /** Sees whether the table was set anew, or a meter adjusted, since it was last looked at. */
    public void refresh() {
        TableState now = state.getValue();
        if (now != null && now.phase() == RoundPhase.WAGERS && now.round().seatsInPlay().isEmpty()) {
            executors.disk().execute(() -> {
                TableSetup setup = store.setup(now.setup().name(), now.setup().game());
                executors.mainThread().execute(() -> tapAt(setup.name(), then -> then.withSetup(setup)));
            });
        }
    }

    /** What the disk has found for a table, unless somebody has signed in to another one meanwhile. */
    private void tapAt(String table, Tap tap) {
        tap(now -> now.setup().name().equals(table) ? tap.on(now) : now);
    }

    /** Does what was tapped. While the engine or the log is at work, no tap counts. */
    public void tap(Tap tap) {
        TableState now = state.getValue();
        if (now == null || now.isSettling() || (now.phase() == RoundPhase.CONFIRMED && now.round().audit().logEntry() == 0)) {
            return;
        }
        TableState next = tap.on(now);
        if (next == now) {
            return;
        }
        TableState updated = updateAudit(now, next);
        if (updated.phase() == RoundPhase.CONFIRMED && now.phase() != RoundPhase.CONFIRMED) {
            log(updated);
            return;
        }
        show(now, updated);
        if (now.phase() != RoundPhase.CONFIRMED || updated.phase() != RoundPhase.CONFIRMED) {
            store.save(updated);
        }
    }

    private TableState updateAudit(TableState before, TableState now) {
        RoundAudit audit = now.round().audit();
        String by = dealer.map(SignedInUser::name).orElse(SignedInUser.DEMONSTRATION_NAME);
        if (!audit.hasStarted() && !now.round().seatsInPlay().isEmpty()) {
            audit = audit.started(UUID.randomUUID().toString(), by, clock.instant());
        } else if (before.phase() != RoundPhase.CONFIRMED && audit.hasStarted()) {
            audit = audit.dealtBy(by);
        }
        if (before.phase() != RoundPhase.CONFIRMED && now.phase() == RoundPhase.CONFIRMED) {
            audit = audit.ended(clock.instant());
        }
        return audit.equals(now.round().audit()) ? now : now.withAudit(audit);
    }

    /** Asks the engine, which may take its time, and shows what it says. */
    public void settle() {
        TableState now = state.getValue();
        if (now == null || !now.canSettle()) {
            return;
        }
        state.setValue(now.asSettling());
        executors.settling().execute(() -> {
            TableState settled = now.settle();
            TableState updated = settled.phase() == RoundPhase.SETTLEMENT
                    ? settled.withAudit(settled.round().audit().settled(clock.instant())) : settled;
            executors.mainThread().execute(() -> {
                show(now, updated);
                store.save(updated);
            });
        });
    }

    /** A round that has ended goes to the log; until it is there, no next one begins. */
    private void log(TableState ended) {
        state.setValue(ended.asSettling());
        executors.disk().execute(() -> {
            TableState done;
            Optional<TableSetup> next = Optional.empty();
            try {
                done = store.finish(ended);
                next = Optional.of(store.next(done).setup());
            } catch (RuntimeException failed) {   // a full disk, a damaged file: the dealer must know, and try again
                done = ended.withLogError(String.valueOf(failed.getMessage()));
            }
            TableState shown = done;
            Optional<TableSetup> then = next;
            executors.mainThread().execute(() -> {
                nextSetup = then;
                state.setValue(shown);
            });
        });
    }

    /** After a round that was logged: the next one, at the table as it is set by now, with the same wagers or none. */
    public void nextRound(boolean repeatWagers) {
        nextSetup.ifPresent(setup -> tap(now -> {
            TableState next = now.nextRound(setup);
            return repeatWagers ? next.repeatWagers() : next;
        }));
    }

    /** Tries once more to log a round that could not be. */
    public void retryLog() {
        TableState now = state.getValue();
        if (now != null && now.phase() == RoundPhase.CONFIRMED && !now.isSettling() && now.round().audit().logEntry() == 0) {
            log(now);
        }
    }

    private void show(TableState before, TableState now) {
        state.setValue(now);
        boolean otherLine = before.phase() != RoundPhase.SETTLEMENT || before.round().line() != now.round().line();
        if (Boolean.TRUE.equals(callOuts.getValue()) && now.phase() == RoundPhase.SETTLEMENT && otherLine) {
            speaker.call(now.round());
        }
    }
}
