package app.spoton.tablet.handbook;

import android.util.Log;
import androidx.lifecycle.LiveData;
import androidx.lifecycle.MediatorLiveData;
import androidx.lifecycle.ViewModel;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.game.Game;
import app.spoton.engine.game.facts.Variant;
import app.spoton.engine.odds.PaytableFigures;
import app.spoton.engine.paytable.Paytable;
import app.spoton.engine.paytable.PaytableListing;
import app.spoton.engine.round.Wager;
import app.spoton.tablet.documents.DocumentStore;
import app.spoton.tablet.settings.SettingsRepository;
import app.spoton.tablet.setup.PaytableFiguresCache;
import app.spoton.tablet.setup.TableSetup;
import app.spoton.tablet.setup.TableSetupRepository;
import app.spoton.tablet.threads.DiskExecutor;
import app.spoton.tablet.threads.MainThreadExecutor;
import app.spoton.tablet.threads.OddsExecutor;
import dagger.hilt.android.lifecycle.HiltViewModel;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import javax.inject.Inject;

/** The handbook's state and choices. Use it on the main thread. */
@HiltViewModel
public final class HandbookViewModel extends ViewModel {
    private final Catalog catalog;
    private final TableSetupRepository tables;
    private final SettingsRepository settings;
    private final PaytableFiguresCache figures;
    private final SheetWriter sheets;
    private final DocumentStore documents;
    private final Executor disk;
    private final Executor odds;
    private final Executor mainThread;
    private final MediatorLiveData<HandbookUiState> state = new MediatorLiveData<>();
    private Set<Variant> chosen = Set.of();
    private Optional<TableSetup> dealt = Optional.empty();

    @Inject
    HandbookViewModel(Catalog catalog, TableSetupRepository tables, SettingsRepository settings,
            PaytableFiguresCache figures, SheetWriter sheets, DocumentStore documents, @DiskExecutor Executor disk,
            @OddsExecutor Executor odds, @MainThreadExecutor Executor mainThread) {
        this.catalog = catalog;
        this.tables = tables;
        this.settings = settings;
        this.figures = figures;
        this.sheets = sheets;
        this.documents = documents;
        this.disk = disk;
        this.odds = odds;
        this.mainThread = mainThread;
        state.addSource(settings.procedureVariants(), stored -> {
            chosen = stored;
            update(now -> now.with(stored));
        });
    }

    /** Has no value until a table is opened. */
    public LiveData<HandbookUiState> state() {
        return state;
    }

    private void update(UnaryOperator<HandbookUiState> change) {
        HandbookUiState now = state.getValue();
        if (now != null) {
            state.setValue(change.apply(now));
        }
    }

    /** Opens the handbook of the table that is dealt; does nothing if it is already known, so that a reader stays on the page. */
    public void openTable(TableSetup setup) {
        if (!dealt.map(known -> isSame(known, setup)).orElse(false)) {
            dealt = Optional.of(setup);
            show(setup);
        }
    }

    /** Meters change with every round; the handbook does not show them. */
    private static boolean isSame(TableSetup one, TableSetup other) {
        return one.withMeters(Map.of()).equals(other.withMeters(Map.of()));
    }

    /** Shows a game: at the table that is dealt or that the house has set up, or with suggested paytables. */
    public void chooseGame(Game game) {
        Optional<TableSetup> here = dealt.filter(setup -> setup.game().equals(game));
        if (here.isPresent()) {
            show(here.get());
            return;
        }
        disk.execute(() -> {
            TableSetup setup = tables.house().filter(house -> house.game().equals(game))
                    .orElseGet(() -> TableSetup.demonstration(catalog, game));
            mainThread.execute(() -> show(setup));
        });
    }

    private void show(TableSetup setup) {
        HandbookUiState now = state.getValue();
        HandbookTable table = new HandbookTable(setup, catalog.handbook(setup.game()), chosen);
        state.setValue(now == null ? HandbookUiState.of(catalog.games(), table, others(setup)) : now.with(table, others(setup)));
        count(setup, others(setup));
    }

    /** Counting takes up to seconds the first time, so the figures follow the prices. */
    private void count(TableSetup setup, Map<Wager, List<Paytable>> others) {
        odds.execute(() -> {
            Map<Wager, Map<String, PaytableFigures>> counted = new EnumMap<>(Wager.class);
            setup.paytables().forEach((wager, table) -> {
                List<Paytable> all = new ArrayList<>(List.of(table));
                all.addAll(others.get(wager));
                counted.put(wager, figures.of(setup.game(), all));
            });
            mainThread.execute(() -> update(now -> now.setup().equals(setup) ? now.counted(counted) : now));
        });
    }

    public void choose(HandbookSection section) {
        update(now -> now.at(now.page().at(section)));
    }

    public void search(String query) {
        update(now -> now.at(now.page().searching(query)));
    }

    /** Chooses how this table is run, in place of the other variants of its kind. */
    public void choose(Variant variant) {
        Set<Variant> next = EnumSet.of(variant);
        chosen.stream().filter(other -> other.kind() != variant.kind()).forEach(next::add);
        chosen = Set.copyOf(next);
        update(now -> now.with(chosen));
        settings.setProcedureVariants(chosen);
    }

    /** Shows another paytable next to that of a wager, or removes it if it is already there. */
    public void compare(Wager wager, Paytable table) {
        update(now -> {
            Map<Wager, Paytable> others = new EnumMap<>(Wager.class);
            others.putAll(now.compared());
            if (!others.remove(wager, table)) {
                others.put(wager, table);
            }
            return now.comparing(others);
        });
    }

    /** Writes the paytables and the hand order of the table to a file to print. */
    public void print(String address) {
        HandbookUiState now = state.getValue();
        if (now == null) {
            return;
        }
        WallSheet sheet = WallSheet.of(now.setup(), now.handbook());
        disk.execute(() -> {
            HandbookUiState.Print how = save(sheet, address) ? HandbookUiState.Print.SAVED : HandbookUiState.Print.FAILED;
            mainThread.execute(() -> update(later -> later.at(later.page().printed(Optional.of(how)))));
        });
    }

    private boolean save(WallSheet sheet, String address) {
        try (OutputStream file = documents.write(address)) {
            file.write(sheets.pdf(sheet));
            return true;
        } catch (IOException | RuntimeException failed) {   // a provider of documents may throw anything
            Log.w("Handbook", "The sheet was not written", failed);
            return false;
        }
    }

    private Map<Wager, List<Paytable>> others(TableSetup setup) {
        Map<Wager, List<Paytable>> others = new EnumMap<>(Wager.class);
        setup.paytables().forEach((wager, table) -> others.put(wager, catalog.listings(setup.game(), wager).stream()
                .map(PaytableListing::table).filter(other -> !other.id().equals(table.id())).collect(Collectors.toList())));
        return others;
    }
}
