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
    private final TableStore keeper;
    private final SignIn duty;
    private final TableExecutors threads;
    private final Clock clock;
    private final CallOuts voice;
    private final LiveData<Boolean> callOuts;
    private final MutableLiveData<TableState> state = new MutableLiveData<>();
    private final Observer<Optional<SignedInUser>> comesToTheTable = this::open;
    private final Observer<Boolean> asked = on -> { };
    private Optional<SignedInUser> dealer = Optional.empty();
    private Optional<TableSetup> upcoming = Optional.empty();

    /** Something that the dealer does. */
    @FunctionalInterface
    public interface Tap {
        TableState on(TableState state);
    }

    @Inject
    TableViewModel(Catalog catalog, TableStore keeper, SignIn duty, TableExecutors threads, Clock clock, CallOuts voice,
            SettingsRepository settings) {
        this.catalog = catalog;
        this.keeper = keeper;
        this.duty = duty;
        this.threads = threads;
        this.clock = clock;
        this.voice = voice;
        this.callOuts = settings.callOuts();
        callOuts.observeForever(asked);
        duty.now().observeForever(comesToTheTable);
    }

    @Override
    protected void onCleared() {
        duty.now().removeObserver(comesToTheTable);
        callOuts.removeObserver(asked);
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
        who.ifPresent(on -> threads.disk().execute(() -> {
            TableState found = keeper.open(on.table());
            threads.screen().execute(() -> state.setValue(found));
        }));
    }

    /** Another game for the demonstration table; the house's own is changed in the settings. */
    public void choose(Game game) {
        Optional<SignedInUser> there = dealer.filter(SignedInUser::demonstration);
        there.ifPresent(on -> threads.disk().execute(() -> {
            TableSetup setup = keeper.setup(on.table(), game);
            threads.screen().execute(() -> tapAt(on.table(), now -> now.choose(setup)));
        }));
    }

    /** Sees whether the table was set anew, or a meter adjusted, since it was last looked at. */
    public void refresh() {
        TableState now = state.getValue();
        if (now != null && now.phase() == RoundPhase.WAGERS && now.round().seatsInPlay().isEmpty()) {
            threads.disk().execute(() -> {
                TableSetup setup = keeper.setup(now.setup().name(), now.setup().game());
                threads.screen().execute(() -> tapAt(setup.name(), then -> then.setAnew(setup)));
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
        if (now == null || now.isSettling() || (now.phase() == RoundPhase.CONFIRMED && now.round().story().entry() == 0)) {
            return;
        }
        TableState next = tap.on(now);
        if (next == now) {
            return;
        }
        TableState told = told(now, next);
        if (told.phase() == RoundPhase.CONFIRMED && now.phase() != RoundPhase.CONFIRMED) {
            log(told);
            return;
        }
        show(now, told);
        if (now.phase() != RoundPhase.CONFIRMED || told.phase() != RoundPhase.CONFIRMED) {
            keeper.keep(told);
        }
    }

    private TableState told(TableState before, TableState now) {
        RoundTimeline story = now.round().story();
        String by = dealer.map(SignedInUser::name).orElse(SignedInUser.NOBODY);
        if (!story.hasBegun() && !now.round().seatsInPlay().isEmpty()) {
            story = story.begun(UUID.randomUUID().toString(), by, clock.instant());
        } else if (before.phase() != RoundPhase.CONFIRMED && story.hasBegun()) {
            story = story.dealtBy(by);
        }
        if (before.phase() != RoundPhase.CONFIRMED && now.phase() == RoundPhase.CONFIRMED) {
            story = story.ended(clock.instant());
        }
        return story.equals(now.round().story()) ? now : now.told(story);
    }

    /** Asks the engine, which may take its time, and shows what it says. */
    public void settle() {
        TableState now = state.getValue();
        if (now == null || !now.canSettle()) {
            return;
        }
        state.setValue(now.waiting());
        threads.settling().execute(() -> {
            TableState settled = now.settle();
            TableState told = settled.phase() == RoundPhase.SETTLEMENT
                    ? settled.told(settled.round().story().settled(clock.instant())) : settled;
            threads.screen().execute(() -> {
                show(now, told);
                keeper.keep(told);
            });
        });
    }

    /** A round that has ended goes to the log; until it is there, no next one begins. */
    private void log(TableState ended) {
        state.setValue(ended.waiting());
        threads.disk().execute(() -> {
            TableState done;
            Optional<TableSetup> next = Optional.empty();
            try {
                done = keeper.finish(ended);
                next = Optional.of(keeper.next(done).setup());
            } catch (RuntimeException failed) {   // a full disk, a damaged file: the dealer must know, and try again
                done = ended.notLogged(String.valueOf(failed.getMessage()));
            }
            TableState shown = done;
            Optional<TableSetup> then = next;
            threads.screen().execute(() -> {
                upcoming = then;
                state.setValue(shown);
            });
        });
    }

    /** After a round that was logged: the next one, at the table as it is set by now, with the same wagers or none. */
    public void nextRound(boolean sameAgain) {
        upcoming.ifPresent(setup -> tap(now -> {
            TableState next = now.nextRound(setup);
            return sameAgain ? next.sameAgain() : next;
        }));
    }

    /** Tries once more to log a round that could not be. */
    public void logAgain() {
        TableState now = state.getValue();
        if (now != null && now.phase() == RoundPhase.CONFIRMED && !now.isSettling() && now.round().story().entry() == 0) {
            log(now);
        }
    }

    private void show(TableState before, TableState now) {
        state.setValue(now);
        boolean otherLine = before.phase() != RoundPhase.SETTLEMENT || before.round().line() != now.round().line();
        if (Boolean.TRUE.equals(callOuts.getValue()) && now.phase() == RoundPhase.SETTLEMENT && otherLine) {
            voice.call(now.round());
        }
    }
}
