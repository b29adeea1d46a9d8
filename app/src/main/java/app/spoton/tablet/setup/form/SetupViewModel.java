package app.spoton.tablet.setup.form;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.ViewModel;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.game.Game;
import app.spoton.engine.handbook.GameHandbook;
import app.spoton.engine.odds.PaytableFigures;
import app.spoton.engine.paytable.Paytable;
import app.spoton.engine.paytable.PaytableListing;
import app.spoton.engine.round.Wager;
import app.spoton.tablet.people.sessions.SignIn;
import app.spoton.tablet.people.sessions.SupervisorSessions;
import app.spoton.tablet.setup.MeterAdjustment;
import app.spoton.tablet.setup.PaytableFiguresCache;
import app.spoton.tablet.setup.PlacardFile;
import app.spoton.tablet.setup.draft.PaytableDraft;
import app.spoton.tablet.setup.draft.ProgressiveDraft;
import app.spoton.tablet.setup.draft.SetupDraft;
import app.spoton.tablet.setup.draft.TableDraft;
import app.spoton.tablet.threads.DiskExecutor;
import app.spoton.tablet.threads.MainThreadExecutor;
import app.spoton.tablet.threads.OddsExecutor;
import dagger.hilt.android.lifecycle.HiltViewModel;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import javax.inject.Inject;

/** The table setup. Locked until a supervisor opens it; unsaved changes stay. Use from the main thread. */
@HiltViewModel
public final class SetupViewModel extends ViewModel {
    private final Catalog catalog;
    private final SetupStore store;
    private final PaytableFiguresCache figures;
    private final PlacardFile placard;
    private final SignIn signIn;
    private final SetupAccess access;
    private final Executor disk;
    private final Executor odds;
    private final Executor mainThread;
    private final MutableLiveData<SetupUiState> state = new MutableLiveData<>();

    @Inject
    public SetupViewModel(Catalog catalog, SetupStore store, PaytableFiguresCache figures, PlacardFile placard,
            SignIn signIn, SupervisorSessions sessions, @DiskExecutor Executor disk, @OddsExecutor Executor odds,
            @MainThreadExecutor Executor mainThread) {
        this.catalog = catalog;
        this.store = store;
        this.figures = figures;
        this.placard = placard;
        this.signIn = signIn;
        this.access = new SetupAccess(sessions, this::close);
        this.disk = disk;
        this.odds = odds;
        this.mainThread = mainThread;
        load(store::load);
        access.watch();
    }

    @Override
    protected void onCleared() {
        access.dispose();
    }

    public LiveData<SetupUiState> state() {
        return state;
    }

    public List<Game> games() {
        return catalog.games();
    }

    /** What the game's manual says. */
    public GameHandbook handbook(Game game) {
        return catalog.handbook(game);
    }

    /** The paytables that a game has for a wager. */
    public List<PaytableListing> paytables(Game game, Wager wager) {
        return catalog.listings(game, wager);
    }

    /** Opens the setup for whoever just entered the PIN; changes that somebody left unsaved are still there. */
    public void open(String supervisor) {
        if (!access.isAllowed(Optional.of(supervisor))) {
            return;
        }
        state.setValue(now().openedBy(Optional.of(supervisor)));
        if (!now().hasChanges()) {
            load(store::load);
        }
    }

    /** Locks the setup. */
    public void close() {
        access.end();
        if (state.getValue() != null && now().supervisor().isPresent()) {
            state.setValue(now().openedBy(Optional.empty()));
        }
    }

    /** Discards unsaved changes. */
    public void discard() {
        load(store::load);
    }

    /** A draft of a table that the house does not have yet. */
    public void newTable() {
        load(store::newTable);
    }

    /** The draft is shown only if the setup is still open when it arrives; a late one must not open a locked setup. */
    private void load(Supplier<SetupDraft> source) {
        disk.execute(() -> {
            SetupDraft draft = source.get();
            SetupUiState.Tables tables = store.tables();
            mainThread.execute(() -> {
                Optional<SetupUiState> before = Optional.ofNullable(state.getValue());
                SetupUiState.View view = before.map(SetupUiState::view).orElse(SetupUiState.View.FIRST);
                state.setValue(new SetupUiState(before.flatMap(SetupUiState::supervisor), draft, draft,
                        SetupValidation.of(catalog, draft), tables, view.at(view.page())));
            });
        });
    }

    private SetupUiState now() {
        return Objects.requireNonNull(state.getValue());
    }

    public void go(SetupPage page) {
        state.setValue(now().with(now().view().at(page)));
        if (page == SetupPage.WAGERS) {
            countAll();
        }
    }

    public void edit(UnaryOperator<SetupDraft> change) {
        SetupDraft draft = change.apply(now().draft());
        state.setValue(now().with(draft, SetupValidation.of(catalog, draft)));
    }

    /** Another game; the one that is in force comes back as it was. Meters stay. */
    public void choose(Game game) {
        SetupDraft inForce = now().inForce();
        edit(draft -> {
            if (draft.game().equals(game)) {
                return draft;
            }
            TableDraft table = draft.table();
            return game.equals(inForce.game())
                    ? inForce.with(inForce.table().withName(table.name()).withChips(table.chips())
                            .withSmallestChip(table.smallestChip())).with(draft.house())
                    : draft.with(catalog, game);
        });
        countAll();
    }

    public void choosePaytable(Wager wager, String id) {
        PaytableDraft inForce = now().inForce().paytables().get(wager);
        edit(draft -> {
            SetupDraft changed = draft.withPaytable(catalog, wager, id);
            boolean asBefore = draft.game().equals(now().inForce().game()) && inForce.id().equals(id);
            return asBefore ? changed.with(wager, inForce) : changed;
        });
        countAll();
    }

    /** Opens the paytables of a wager; empty: back to the wagers. */
    public void showPaytables(Optional<Wager> wager) {
        state.setValue(now().with(now().view().choosing(wager)));
        countAll();
    }

    public void compareWith(Optional<String> id) {
        state.setValue(now().with(now().view().comparing(id)));
    }

    /** Counts the paytables of the game, and those that a supervisor changed, without keeping the screen waiting. */
    private void countAll() {
        SetupUiState counting = now();
        Game game = counting.draft().game();
        odds.execute(() -> {
            Map<Wager, Map<String, PaytableFigures>> counted = new EnumMap<>(Wager.class);
            for (Wager wager : game.priced()) {
                List<Paytable> tables = new ArrayList<>();
                paytables(game, wager).forEach(listing -> tables.add(listing.table()));
                counting.check().result().map(result -> result.table().paytables().get(wager)).ifPresent(tables::add);
                counted.put(wager, figures.of(game, tables));
            }
            mainThread.execute(() -> state.setValue(now().with(now().view().with(counted))));
        });
    }

    /** The tablet serves another table of the house. Not while a round is in progress. */
    public void use(String table) {
        Optional<String> supervisor = now().supervisor();
        if (!access.isAllowed(supervisor)) {
            return;
        }
        SetupUiState wanted = now();
        disk.execute(() -> {
            boolean changed = store.use(table, supervisor.get());
            mainThread.execute(() -> {
                if (changed) {
                    load(store::load);
                    signIn.moveTo(table);
                } else if (isOpenFor(wanted)) {
                    refuse(wanted, new SetupProblem(SetupField.of(SetupField.Name.NAME),
                            SetupProblem.Kind.ROUND_IN_PROGRESS, wanted.tables().inUse().orElse("")));
                }
            });
        });
    }

    /** Saves the draft if nothing is wrong. */
    public void save() {
        SetupUiState wanted = now();
        Optional<SetupValidation.CheckedSetup> result = wanted.check().result();
        if (result.isEmpty() || !access.isAllowed(wanted.supervisor())) {
            return;
        }
        disk.execute(() -> {
            Optional<SetupProblem> problem = store.save(result.get(), wanted.supervisor().get());
            SetupDraft saved = store.load();
            SetupUiState.Tables tables = store.tables();
            mainThread.execute(() -> {
                if (isOpenFor(wanted)) {
                    problem.ifPresentOrElse(wrong -> refuse(wanted, wrong), () -> saved(wanted, saved, tables));
                }
                if (problem.isEmpty()) {
                    signIn.moveTo(result.get().table().name());
                }
            });
        });
    }

    private void refuse(SetupUiState wanted, SetupProblem problem) {
        state.setValue(wanted.with(wanted.draft(), wanted.check().refused(problem)));
    }

    /** Changes typed during saving stay, as changes of the new setup. */
    private void saved(SetupUiState wanted, SetupDraft inForce, SetupUiState.Tables tables) {
        SetupDraft draft = now().draft().equals(wanted.draft()) ? inForce : now().draft();
        state.setValue(new SetupUiState(wanted.supervisor(), draft, inForce, SetupValidation.of(catalog, draft), tables,
                now().view()));
    }

    /** Whether the supervisor who saved has not left since: a late result must not open a locked setup. */
    private boolean isOpenFor(SetupUiState wanted) {
        return now().supervisor().equals(wanted.supervisor());
    }

    /** Writes the placard of the game, to be printed. */
    public void savePlacard(String address) {
        Game game = now().draft().game();
        disk.execute(() -> {
            SetupUiState.Placard result = placard.save(game, address) ? SetupUiState.Placard.SAVED
                    : SetupUiState.Placard.FAILED;
            mainThread.execute(() -> state.setValue(now().with(now().view().with(result))));
        });
    }

    /** Sets a live meter by hand, at once: it is an entry in the log and not a part of the draft. */
    public void adjust(MeterAdjustment adjustment) {
        SetupUiState wanted = now();
        if (!access.isAllowed(wanted.supervisor()) || adjustment.reason().isBlank()) {
            return;
        }
        String table = wanted.draft().progressive().liveTable();
        disk.execute(() -> {
            boolean adjusted = store.adjust(table, adjustment, wanted.supervisor().get());
            ProgressiveDraft live = store.load().progressive();
            mainThread.execute(() -> {
                if (isOpenFor(wanted)) {
                    adjusted(adjusted, live);
                }
            });
        });
    }

    private void adjusted(boolean done, ProgressiveDraft live) {
        SetupUiState before = now();
        SetupDraft draft = before.draft().with(before.draft().progressive().withLive(live.live()));
        SetupDraft inForce = before.inForce().with(before.inForce().progressive().withLive(live.live()));
        SetupUiState.View view = before.view().with(done ? SetupUiState.Adjustment.SAVED
                : SetupUiState.Adjustment.ROUND_IN_PROGRESS);
        state.setValue(new SetupUiState(before.supervisor(), draft, inForce, SetupValidation.of(catalog, draft),
                before.tables(), view));
    }
}
