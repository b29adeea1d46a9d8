package app.spoton.tablet.setup;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.ViewModel;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.game.Game;
import app.spoton.engine.paytable.Paytable;
import app.spoton.engine.paytable.PaytableListing;
import app.spoton.engine.round.Wager;
import app.spoton.tablet.people.SignIn;
import app.spoton.tablet.people.SignedInUser;
import app.spoton.tablet.table.SavedRoundRepository;
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

/** The house's table, set by a supervisor. Closed until one has opened it. To be used from the main thread. */
@HiltViewModel
public final class SetupViewModel extends ViewModel {
    private final Catalog catalog;
    private final TableSetupRepository tables;
    private final SavedRoundRepository rounds;
    private final SignIn duty;
    private final Executor disk;
    private final Executor screen;
    private final MutableLiveData<SetupUiState> state = new MutableLiveData<>();

    @Inject
    public SetupViewModel(Catalog catalog, TableSetupRepository tables, SavedRoundRepository rounds, SignIn duty,
            @DiskExecutor Executor disk, @MainThreadExecutor Executor screen) {
        this.catalog = catalog;
        this.tables = tables;
        this.rounds = rounds;
        this.duty = duty;
        this.disk = disk;
        this.screen = screen;
        load(Optional.empty());
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

    /** A supervisor has come in, and sees the table as it is set now. */
    public void open(String supervisor) {
        load(Optional.of(supervisor));
    }

    public void close() {
        if (state.getValue() != null && now().supervisor().isPresent()) {
            load(Optional.empty());
        }
    }

    private void load(Optional<String> supervisor) {
        disk.execute(() -> {
            Optional<TableSetup> house = tables.house();
            TableSetup setup = house.orElseGet(() -> TableSetup.demonstration(catalog.games().get(0)));
            SetupDraft draft = SetupDraft.of(setup, tables.cap().toString());
            SetupDraft named = house.isPresent() ? draft : draft.with(SetupDraft.NAME, "");
            SetupUiState loaded = new SetupUiState(supervisor, named, SetupValidation.of(catalog, named), house.isPresent());
            screen.execute(() -> state.setValue(loaded));
        });
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

    /** Another paytable. One that needs other companions (4 Card Split's versions) brings them along. */
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

    /** Sets the table as the draft says, if it can be. A round that has begun is played to its end as it began. */
    public void save() {
        SetupUiState wanted = now();
        Optional<TableSetup> setup = wanted.check().setup();
        if (setup.isEmpty() || wanted.supervisor().isEmpty()) {
            return;
        }
        disk.execute(() -> {
            Optional<String> before = tables.house().map(TableSetup::name);
            Optional<String> busy = before.flatMap(rounds::find)
                    .filter(round -> !round.round().seatsInPlay().isEmpty()).flatMap(round -> untouchable(setup.get()));
            if (busy.isPresent()) {
                SetupValidation refused = wanted.check().refused(new SetupValidation.Problem(busy.get(),
                        SetupValidation.Problem.Kind.ROUND_IN_PROGRESS, before.get()));
                screen.execute(() -> state.setValue(wanted.with(wanted.draft(), refused)));
                return;
            }
            tables.put(setup.get(), wanted.draft().get(SetupDraft.CAP), wanted.supervisor().get());
            screen.execute(() -> saved(wanted, setup.get().name()));
        });
    }

    /**
     * The field that cannot be changed while a round is played: the name, under which the round is logged, and the
     * meters, of which the round may pay and which it will write back as it found them.
     */
    private Optional<String> untouchable(TableSetup wanted) {
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

    private void saved(SetupUiState wanted, String table) {
        state.setValue(new SetupUiState(wanted.supervisor(), wanted.draft(), wanted.check(), true));
        Optional<SignedInUser> who = duty.now().getValue();
        if (who != null && who.isPresent() && !who.get().demonstration() && !who.get().table().equals(table)) {
            duty.set(who.map(on -> new SignedInUser(on.name(), on.role(), table, false)));
        }
    }
}
