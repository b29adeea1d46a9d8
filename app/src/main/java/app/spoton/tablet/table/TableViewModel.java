package app.spoton.tablet.table;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.ViewModel;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.game.Game;
import dagger.hilt.android.lifecycle.HiltViewModel;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Executor;
import javax.inject.Inject;

/** The dealer's table: one state, changed by one tap after the other. To be used from the main thread. */
@HiltViewModel
public final class TableViewModel extends ViewModel {
    private final Catalog catalog;
    private final Executor settling;
    private final MutableLiveData<TableState> state;

    /** Something that the dealer does. */
    @FunctionalInterface
    public interface Tap {
        TableState on(TableState state);
    }

    @Inject
    TableViewModel(Catalog catalog, @Settling Executor settling) {
        this.catalog = catalog;
        this.settling = settling;
        state = new MutableLiveData<>(TableState.open(TableSetup.demonstration(catalog.games().get(0))));
    }

    public LiveData<TableState> state() {
        return state;
    }

    public List<Game> games() {
        return catalog.games();
    }

    public void choose(Game game) {
        tap(now -> now.choose(TableSetup.demonstration(game)));
    }

    /** Does what was tapped; while the engine is at work, no tap counts. */
    public void tap(Tap tap) {
        TableState now = now();
        if (!now.isSettling()) {
            TableState next = tap.on(now);
            if (next != now) {
                state.setValue(next);
            }
        }
    }

    /** Asks the engine, which may take its time, and shows what it says. */
    public void settle() {
        TableState now = now();
        if (now.canSettle()) {
            state.setValue(now.waiting());
            settling.execute(() -> state.postValue(now.settle()));
        }
    }

    private TableState now() {
        return Objects.requireNonNull(state.getValue());
    }
}
