package app.spoton.tablet.table;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.Observer;
import androidx.lifecycle.ViewModel;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.game.Game;
import app.spoton.engine.game.facts.Variant;
import app.spoton.engine.handbook.Procedure;
import app.spoton.tablet.people.sessions.SignIn;
import app.spoton.tablet.people.sessions.SignedInUser;
import app.spoton.tablet.settings.HousePolicyRepository;
import app.spoton.tablet.settings.SettingsRepository;
import app.spoton.tablet.setup.TableSetup;
import app.spoton.tablet.storage.StorageText;
import app.spoton.tablet.table.callouts.CallOuts;
import app.spoton.tablet.table.preferences.DealerPreferences;
import app.spoton.tablet.table.preferences.DealerPreferencesRepository;
import app.spoton.tablet.table.round.RoundAudit;
import app.spoton.tablet.table.round.RoundPhase;
import app.spoton.tablet.table.state.TableNotice;
import app.spoton.tablet.table.state.TableState;
import app.spoton.tablet.table.storage.TableStore;
import dagger.hilt.android.lifecycle.HiltViewModel;
import java.time.Clock;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import javax.inject.Inject;

/**
 * The table: one state that every tap changes and saves. Use from the main thread.
 */
@HiltViewModel
public final class TableViewModel extends ViewModel {
    private final Catalog catalog;
    private final TableStore store;
    private final SignIn signIn;
    private final TableExecutors executors;
    private final Clock clock;
    private final CallOuts speaker;
    private final DealerPreferencesRepository preferencesOf;
    private final OwnWinRule ownWins;
    private final LiveData<Boolean> callOuts;
    private final LiveData<Set<Variant>> variants;
    private final MutableLiveData<TableUiState> state = new MutableLiveData<>(TableUiState.CLOSED);
    private final Observer<Optional<SignedInUser>> signInObserver = this::open;
    private final Observer<Boolean> callOutsObserver = on -> { };
    private final Observer<Set<Variant>> variantsObserver = chosen -> { };
    private Optional<SignedInUser> dealer = Optional.empty();
    private Optional<TableSetup> nextSetup = Optional.empty();

    /** A change of the table's state. */
    @FunctionalInterface
    public interface Tap {
        TableState on(TableState state);
    }

    @Inject
    TableViewModel(Catalog catalog, TableStore store, SignIn signIn, TableExecutors executors, Clock clock, CallOuts speaker,
            DealerPreferencesRepository preferencesOf, SettingsRepository settings, HousePolicyRepository policies) {
        this.catalog = catalog;
        this.store = store;
        this.signIn = signIn;
        this.executors = executors;
        this.clock = clock;
        this.speaker = speaker;
        this.preferencesOf = preferencesOf;
        this.ownWins = new OwnWinRule(policies);
        this.callOuts = settings.callOuts();
        this.variants = settings.procedureVariants();
        callOuts.observeForever(callOutsObserver);
        variants.observeForever(variantsObserver);
        signIn.now().observeForever(signInObserver);
    }

    @Override
    protected void onCleared() {
        signIn.now().removeObserver(signInObserver);
        ownWins.close();
        callOuts.removeObserver(callOutsObserver);
        variants.removeObserver(variantsObserver);
    }

    public LiveData<TableUiState> state() {
        return state;
    }

    public List<Game> games() {
        return catalog.games();
    }

    private TableUiState now() {
        return Objects.requireNonNull(state.getValue());
    }

    private void show(TableState table) {
        state.setValue(now().with(table));
    }

    private void open(Optional<SignedInUser> who) {
        dealer = who;
        who.ifPresent(on -> executors.disk().execute(() -> {
            try {
                TableState found = store.open(on.table());
                DealerPreferences chosen = preferencesOf.of(on);
                showIfStill(on, () ->
                        state.setValue(new TableUiState(Optional.of(refused(found.withPace(chosen.pace()))), chosen, Optional.empty())));
            } catch (RuntimeException failed) {   // the table stays closed, and the dealer must know why
                showIfStill(on, () -> state.setValue(now().blocked(Optional.of(StorageText.of(failed)))));
            }
        }));
    }

    private void showIfStill(SignedInUser on, Runnable show) {
        executors.mainThread().execute(() -> {
            if (dealer.filter(on::equals).isPresent()) {   // nobody else has signed in since
                show.run();
            }
        });
    }

    /** Opens a blocked table again, once the cause may be fixed. */
    public void reopen() {
        open(dealer);
    }

    /** A game's procedure with this table's variants. */
    public Procedure procedureOf(Game game) {
        Set<Variant> chosen = variants.getValue();
        return catalog.handbook(game).procedure().preferring(chosen == null ? Set.of() : chosen);
    }

    /** Kept with the dealer's sign-in; takes effect at once, also in the middle of a settlement. */
    public void prefer(DealerPreferences chosen) {
        state.setValue(now().with(chosen));
        dealer.ifPresent(who -> preferencesOf.put(who.name(), chosen));
        now().table().filter(now -> !now.isSettling()).ifPresent(now -> show(now, now.withPace(chosen.pace())));
    }

    /** Another game at the demonstration table; the house's table is changed in the setup. */
    public void changeGame(Game game) {
        Optional<SignedInUser> there = dealer.filter(SignedInUser::demonstration);
        there.ifPresent(on -> executors.disk().execute(() -> {
            TableSetup setup = store.setup(on.table(), game);
            executors.mainThread().execute(() -> tapAt(on.table(), now -> now.changeGame(setup)));
        }));
    }

    /** Takes over a setup or meter that changed while another screen was open. */
    public void refresh() {
        Optional<TableState> idle = now().table().filter(now -> now.phase() == RoundPhase.WAGERS && now.round().seatsInPlay().isEmpty());
        idle.ifPresent(now -> executors.disk().execute(() -> {
            TableSetup setup = store.setup(now.setup().name(), now.setup().game());
            executors.mainThread().execute(() -> tapAt(setup.name(), then -> then.withSetup(setup)));
        }));
    }

    /** Applies a late result, unless the user has changed tables since. */
    private void tapAt(String table, Tap tap) {
        tap(now -> now.setup().name().equals(table) ? tap.on(now) : now);
    }

    /** Applies a tap. No tap counts while the engine or the log is working. */
    public void tap(Tap tap) {
        TableState now = now().table().orElse(null);
        if (now == null || now.isSettling() || (now.phase() == RoundPhase.CONFIRMED && now.round().audit().logEntry() == 0)) {
            return;
        }
        if (ownWins.forbids(now, dealer)) {
            show(refused(now));
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

    /** The table as it is shown to whoever signed in, with the reason if they may not deal on. */
    private TableState refused(TableState table) {
        return ownWins.forbids(table, dealer) ? table.withNotice(TableNotice.of(TableNotice.Kind.APPROVED_BY_DEALER, 0)) : table;
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

    /** Settles on the engine's thread. */
    public void settle() {
        now().table().filter(TableState::canSettle).ifPresent(this::settle);
    }

    private void settle(TableState now) {
        show(now.asSettling());
        executors.settling().execute(() -> {
            TableState settled = now.settle();
            TableState updated = settled.phase() == RoundPhase.SETTLEMENT
                    ? settled.withAudit(settled.round().audit().settled(clock.instant())) : settled;
            executors.mainThread().execute(() -> {
                if (isInView(now) && now().table().orElseThrow().isSettling()) {   // nobody has dealt on since
                    show(now, updated);
                    store.save(updated);
                }
            });
        });
    }

    /** Whether this round is still in view; a late result must not bring back another dealer's table. */
    private boolean isInView(TableState before) {
        return now().table().filter(now -> now.setup().name().equals(before.setup().name())
                && now.round().audit().id().equals(before.round().audit().id())).isPresent();
    }

    /** Logs an ended round; no next round starts until it is in the log. */
    private void log(TableState ended) {
        show(ended.asSettling());
        executors.disk().execute(() -> {
            TableState done;
            Optional<TableSetup> next = Optional.empty();
            try {
                done = store.finish(ended);
                next = next(done);
            } catch (RuntimeException failed) {   // a full disk, a damaged file: the dealer must know
                done = ended.withLogError(StorageText.of(failed));
            }
            TableState shown = done;
            Optional<TableSetup> then = next;
            executors.mainThread().execute(() -> {
                if (isInView(ended)) {
                    nextSetup = then;
                    show(shown);
                }
            });
        });
    }

    /** The setup of the next round; empty if none may begin. The round before is logged all the same. */
    private Optional<TableSetup> next(TableState done) {
        try {
            return Optional.of(store.beginNext(done));
        } catch (RuntimeException failed) {   // opening the table for the next round says why
            return Optional.empty();
        }
    }

    /** The next round after a logged one, with the current setup. */
    public void nextRound(boolean repeatWagers) {
        if (nextSetup.isEmpty()) {
            reopen();
            return;
        }
        nextSetup.ifPresent(setup -> tap(now -> {
            TableState next = now.nextRound(setup);
            return repeatWagers ? next.repeatWagers() : next;
        }));
    }

    /** Tries again to log a round. */
    public void retryLog() {
        now().table().filter(now -> now.phase() == RoundPhase.CONFIRMED && !now.isSettling() && now.round().audit().logEntry() == 0)
                .ifPresent(this::log);
    }

    private void show(TableState before, TableState now) {
        show(now);
        boolean otherLine = before.phase() != RoundPhase.SETTLEMENT || before.round().line() != now.round().line();
        if (Boolean.TRUE.equals(callOuts.getValue()) && now.phase() == RoundPhase.SETTLEMENT && otherLine) {
            speaker.call(now.round(), now.pace());
        }
    }
}
