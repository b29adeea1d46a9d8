package app.spoton.tablet.setup;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.Observer;
import androidx.lifecycle.ViewModel;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.game.Game;
import app.spoton.engine.paytable.Paytable;
import app.spoton.engine.paytable.PaytableListing;
import app.spoton.engine.round.Wager;
import app.spoton.tablet.people.PinPurpose;
import app.spoton.tablet.people.SignIn;
import app.spoton.tablet.people.SignedInUser;
import app.spoton.tablet.people.SupervisorSessions;
import app.spoton.tablet.threads.DiskExecutor;
import app.spoton.tablet.threads.MainThreadExecutor;
import dagger.hilt.android.lifecycle.HiltViewModel;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.stream.Collectors;
import javax.inject.Inject;

/** The table setup. Locked until a supervisor opens it. Use from the main thread. */
@HiltViewModel
public final class SetupViewModel extends ViewModel {
    private final Catalog catalog;
    private final TableSetupRepository tables;
    private final ActiveRounds rounds;
    private final SignIn signIn;
    private final SupervisorSessions sessions;
    private final Observer<Integer> endedObserver = count -> close();
    private final Executor disk;
    private final Executor mainThread;
    private final MutableLiveData<SetupUiState> state = new MutableLiveData<>();

    @Inject
    public SetupViewModel(Catalog catalog, TableSetupRepository tables, ActiveRounds rounds, SignIn signIn,
            SupervisorSessions sessions, @DiskExecutor Executor disk, @MainThreadExecutor Executor mainThread) {
        this.catalog = catalog;
        this.tables = tables;
        this.rounds = rounds;
        this.signIn = signIn;
        this.sessions = sessions;
        this.disk = disk;
        this.mainThread = mainThread;
        load(Optional.empty());
        sessions.ended().observeForever(endedObserver);
    }

    @Override
    protected void onCleared() {
        sessions.ended().removeObserver(endedObserver);
    }

    public LiveData<SetupUiState> state() {
        return state;
    }

    public List<Game> games() {
        return catalog.games();
    }

    /** The paytables that a game has for a wager, by id. */
    public List<String> paytables(Game game, Wager wager) {
        return List.copyOf(catalog.listings().stream()
                .filter(listing -> listing.games().contains(game.id()) && listing.wager().equals(wager.id()))
                .map(PaytableListing::table).map(Object::toString).collect(Collectors.toList()));
    }

    /** A supervisor opens the setup; it stays closed if the PIN was another's, or too long ago. */
    public void open(String supervisor) {
        if (sessions.supervisor(PinPurpose.SETUP).filter(supervisor::equals).isEmpty()) {
            return;
        }
        load(Optional.of(supervisor));
    }

    public void close() {
        sessions.end(PinPurpose.SETUP);
        if (state.getValue() != null && now().supervisor().isPresent()) {
            load(Optional.empty());
        }
    }

    private void load(Optional<String> supervisor) {
        disk.execute(() -> {
            Optional<TableSetup> house = tables.readableHouse();
            TableSetup setup = house.orElseGet(() -> TableSetup.demonstration(catalog.games().get(0)));
            SetupDraft draft = SetupDraft.of(setup, tables.cap().toString());
            SetupDraft named = house.map(known -> withoutMissingMeters(draft, known))
                    .orElseGet(() -> draft.with(SetupDraft.NAME, ""));
            SetupUiState loaded = new SetupUiState(supervisor, named, SetupValidation.of(catalog, named), house.isPresent());
            mainThread.execute(() -> state.setValue(loaded));
        });
    }

    /** An amount that the log does not have is typed by a supervisor, not taken from the last time the setup was saved. */
    private SetupDraft withoutMissingMeters(SetupDraft draft, TableSetup house) {
        SetupDraft asked = draft;
        for (String meter : tables.missingMeters(house)) {
            asked = asked.with("amount " + meter, "");
        }
        return asked;
    }

    private SetupUiState now() {
        return Objects.requireNonNull(state.getValue());
    }

    public void type(String field, String value) {
        show(now().draft().with(field, value));
    }

    public void choose(Game game) {
        show(now().draft().with(game));
    }

    /** Another paytable. The game may need other paytables to go with it. */
    public void choosePaytable(Wager wager, String id) {
        SetupDraft changed = now().draft().with(SetupDraft.paytable(wager), id);
        for (Wager other : changed.game().priced()) {
            if (other != wager) {
                String fits = changed.game().tableFor(other, Map.of(wager, id),
                        changed.get(SetupDraft.paytable(other)));
                changed = changed.with(SetupDraft.paytable(other), fits);
            }
        }
        if (wager == Wager.PROGRESSIVE) {
            changed = changed.withMeters(catalog.paytable(changed.game(), wager, id).map(Paytable::meters)
                    .orElse(List.of()));
        }
        show(changed);
    }

    private void show(SetupDraft draft) {
        state.setValue(now().with(draft, SetupValidation.of(catalog, draft)));
    }

    /** Saves the draft if nothing is wrong. A round that has started keeps its setup. */
    public void save() {
        SetupUiState wanted = now();
        Optional<TableSetup> setup = wanted.check().setup();
        if (setup.isEmpty() || wanted.supervisor().isEmpty()
                || !wanted.supervisor().equals(sessions.supervisor(PinPurpose.SETUP))) {
            return;
        }
        disk.execute(() -> {
            Optional<String> before = tables.readableHouse().map(TableSetup::name);
            Optional<String> busy = before.filter(rounds::hasRoundInProgress)
                    .flatMap(table -> lockedField(setup.get()));
            if (busy.isPresent()) {
                SetupValidation refused = wanted.check().refused(new SetupValidation.Problem(busy.get(),
                        SetupValidation.Problem.Kind.ROUND_IN_PROGRESS, before.get()));
                mainThread.execute(() -> {
                    if (isOpenFor(wanted)) {
                        state.setValue(wanted.with(wanted.draft(), refused));
                    }
                });
                return;
            }
            tables.put(setup.get(), wanted.draft().get(SetupDraft.CAP), wanted.supervisor().get());
            mainThread.execute(() -> saved(wanted, setup.get().name()));
        });
    }

    /**
     * The field that cannot change during a round: the name, under which the round is logged, and the meters, which the
     * round may pay from and writes back.
     */
    private Optional<String> lockedField(TableSetup wanted) {
        TableSetup now = tables.house().orElseThrow();
        if (!now.name().equals(wanted.name())) {
            return Optional.of(SetupDraft.NAME);
        }
        if (!now.meters().keySet().equals(wanted.meters().keySet())) {
            return Optional.of(SetupDraft.paytable(Wager.PROGRESSIVE));
        }
        return wanted.meters().entrySet().stream().filter(meter -> !meter.getValue().equals(now.meters().get(meter.getKey())))
                .map(meter -> "amount " + meter.getKey()).findFirst();
    }

    /** Whether the supervisor who saved has not left since: a late result must not open a locked setup. */
    private boolean isOpenFor(SetupUiState wanted) {
        return now().supervisor().equals(wanted.supervisor());
    }

    private void saved(SetupUiState wanted, String table) {
        if (isOpenFor(wanted)) {
            state.setValue(new SetupUiState(wanted.supervisor(), wanted.draft(), wanted.check(),
                    wanted.draft().equals(now().draft())));
        }
        Optional<SignedInUser> who = signIn.now().getValue();
        if (who != null && who.isPresent() && !who.get().demonstration() && !who.get().table().equals(table)) {
            signIn.set(who.map(on -> new SignedInUser(on.name(), on.role(), table, false)));
        }
    }
}
