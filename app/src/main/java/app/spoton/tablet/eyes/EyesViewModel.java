package app.spoton.tablet.eyes;

import android.view.Surface;
import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.Observer;
import androidx.lifecycle.ViewModel;
import app.spoton.camera.device.CameraLens;
import app.spoton.camera.device.CameraProblem;
import app.spoton.engine.card.Card;
import app.spoton.tablet.data.OnScreen;
import app.spoton.tablet.log.KnownBy;
import app.spoton.tablet.table.Phase;
import app.spoton.tablet.table.TableSetup;
import app.spoton.tablet.table.TableState;
import app.spoton.tablet.table.TableViewModel;
import dagger.hilt.android.lifecycle.HiltViewModel;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import javax.inject.Inject;

/**
 * The camera at the dealer's table: lays what is certain, asks what matters, and stays out of the way otherwise.
 * To be used from the main thread.
 */
@HiltViewModel
public final class EyesViewModel extends ViewModel {
    private final LiveData<EyesChoices> choices;
    private final Eyes eyes;
    private final Executor reading;
    private final Executor onScreen;
    private final MutableLiveData<EyesState> state = new MutableLiveData<>();
    private final Observer<EyesChoices> chosen = this::onChoices;
    private final Observer<TableState> tableChanged = this::onTable;
    private final Map<Sighting, Optional<Card>> answers = new HashMap<>();
    private Optional<LiveData<TableState>> table = Optional.empty();
    private Consumer<TableViewModel.Tap> taps = tap -> { };
    private Optional<TableState> before = Optional.empty();
    private Optional<Look> look = Optional.empty();
    private boolean laying;

    @Inject
    EyesViewModel(EyesSettings settings, Eyes eyes, @Reading Executor reading, @OnScreen Executor onScreen) {
        this.choices = settings.choices();
        this.eyes = eyes;
        this.reading = reading;
        this.onScreen = onScreen;
    }

    /** Has no value until the house's choices are known. */
    public LiveData<EyesState> state() {
        return state;
    }

    /** Begins to work for a table. */
    public void join(LiveData<TableState> tableState, Consumer<TableViewModel.Tap> tableTaps) {
        if (table.isEmpty()) {
            table = Optional.of(tableState);
            taps = tableTaps;
            eyes.listen(new FromEyes());
            choices.observeForever(chosen);
            tableState.observeForever(tableChanged);
        }
    }

    /** The house has chosen, now or for the first time; or another table has come onto the screen. */
    private void onChoices(EyesChoices now) {
        look = Optional.empty();
        boolean live = table.map(LiveData::getValue).filter(t -> !isDemonstration(t)).isPresent();
        boolean byHand = live && now.source() == CardSource.DEMONSTRATION;   // a drawn deck never deals for money
        EyesChoices here = byHand ? new EyesChoices(CardSource.BY_HAND, now.evidence(), now.deck()) : now;
        state.setValue(EyesState.of(here.source()).with(eyes.open(here)));
    }

    private static boolean isDemonstration(TableState table) {
        return table.setup().name().equals(TableSetup.DEMONSTRATION);
    }

    /** Where the camera's picture is to be shown; the camera looks for as long as there is such a place. */
    public void showOn(Surface surface) {
        eyes.look(surface);
    }

    public void hide(Surface surface) {
        eyes.lookAway(surface);
        change(now -> now.with(Watching.IDLE));
    }

    /** The answer of the person who was asked for the camera. */
    public void permission(boolean granted) {
        change(now -> now.with(granted ? eyes.obstacle() : Obstacle.NONE)
                .with(granted ? Optional.empty() : Optional.of(CameraProblem.PERMISSION_DENIED)));
    }

    /** After something was wrong with the camera, tries again. */
    public void tryAgain() {
        change(now -> now.with(Optional.<CameraProblem>empty()).with(eyes.obstacle()));
        eyes.tryAgain();
    }

    public void read() {
        if (phase() == Phase.CARDS && now().map(n -> !n.isReading()).orElse(false)) {
            change(now -> now.with(Watching.READING).with(Optional.<CameraProblem>empty()));
            eyes.read();
        }
    }

    /** What the camera is like whose picture is shown. */
    public Optional<CameraLens> lens() {
        return eyes.lens();
    }

    public boolean hasLight() {
        return eyes.lens().map(CameraLens::hasLight).orElse(false);
    }

    public void torch() {
        change(now -> now.withTorch(!now.torch()));
        now().ifPresent(now -> eyes.torch(now.torch()));
    }

    /** The dealer names a doubtful card. */
    public void answer(Doubt doubt, Card card) {
        answers.put(doubt.sighting(), Optional.of(card));
        judge();
    }

    /** What was asked about is no card. */
    public void noCard(Doubt doubt) {
        answers.put(doubt.sighting(), Optional.empty());
        judge();
    }

    private void onTable(TableState now) {
        eyes.lies(now);
        if (laying) {
            return;
        }
        Optional<TableState> was = before;
        before = Optional.of(now);
        boolean newRound = now.phase() == Phase.WAGERS && was.filter(w -> w.phase() != Phase.WAGERS).isPresent();
        if (newRound) {
            eyes.nextRound();
        }
        if (was.filter(w -> !w.setup().name().equals(now.setup().name())).isPresent() || was.isEmpty()) {
            Optional.ofNullable(choices.getValue()).ifPresent(this::onChoices);
        }
        if (was.filter(w -> !w.round().story().id().equals(now.round().story().id())).isPresent()) {
            forget();
        }
        if (now.phase() == Phase.WAGERS || now.phase() == Phase.CONFIRMED) {
            forget();
        } else if (now.phase() == Phase.CARDS && was.map(w -> w.round() != now.round()).orElse(false)) {
            onRoundChanged(was.get(), now);
        }
    }

    private void onRoundChanged(TableState was, TableState now) {
        boolean takenBack = Long.bitCount(now.round().onTheTable()) < Long.bitCount(was.round().onTheTable());
        if (takenBack) {
            forget();
        }
        if (look.isPresent()) {
            judge();
        } else if (isUnsure(now) && was.phase() == Phase.CARDS) {
            // It made no difference before; nobody can say any more whether it still makes none.
            lay(new Judgement(Judgement.withoutUnsure(now.round()), List.of(), 0, List.of()));
        }
    }

    private static boolean isUnsure(TableState table) {
        return table.round().known().containsValue(KnownBy.UNSURE);
    }

    private void forget() {
        look = Optional.empty();
        answers.clear();
        now().filter(now -> now.shot().isPresent() || !now.questions().isEmpty())
                .ifPresent(now -> state.setValue(now.withoutLook()));
    }

    /**
     * Finds out what follows from the last look. Where something unsure lies on the table it is done at once, so that
     * nobody can settle before it is known whether it matters now.
     */
    private void judge() {
        if (look.isEmpty()) {
            return;   // taken back meanwhile
        }
        TableState at = table.map(LiveData::getValue).orElseThrow();
        Look seen = look.orElseThrow();
        Map<Sighting, Optional<Card>> said = Map.copyOf(answers);
        if (isUnsure(at)) {
            lay(Judgement.of(at, seen, said));
            return;
        }
        change(now -> now.withJudging(true));
        reading.execute(() -> {
            Judgement found = Judgement.of(at, seen, said);
            onScreen.execute(() -> {
                boolean current = look.filter(l -> l == seen).isPresent() && said.equals(answers);
                if (current && phase() != Phase.CARDS) {
                    change(now -> now.withJudging(false));
                } else if (current) {
                    boolean same = table.map(LiveData::getValue).filter(t -> t.round() == at.round()).isPresent();
                    if (same) {
                        lay(found);
                    } else {
                        judge();
                    }
                }
            });
        });
    }

    private void lay(Judgement found) {
        laying = true;
        taps.accept(now -> now.lay(found.lay()));
        laying = false;
        before = table.map(LiveData::getValue);
        change(now -> now.with(found));
    }

    private Phase phase() {
        return table.map(LiveData::getValue).map(TableState::phase).orElse(Phase.WAGERS);
    }

    private Optional<EyesState> now() {
        return Optional.ofNullable(state.getValue());
    }

    private void change(Change change) {
        now().ifPresent(now -> {
            EyesState next = change.of(now);
            if (!next.equals(now)) {
                state.setValue(next);
            }
        });
    }

    @FunctionalInterface
    private interface Change {
        EyesState of(EyesState state);
    }

    @Override
    protected void onCleared() {
        choices.removeObserver(chosen);
        table.ifPresent(observed -> observed.removeObserver(tableChanged));
        eyes.close();
    }

    /** What the eyes tell, brought to the main thread. */
    private final class FromEyes implements Eyes.Listener {
        @Override
        public void onWatching(Watching watching) {
            onScreen.execute(() -> change(now -> now.with(watching)));
        }

        @Override
        public void onObstacle(Obstacle obstacle) {
            onScreen.execute(() -> change(now ->
                    obstacle == Obstacle.MOVED ? now.with(obstacle).with(Watching.IDLE) : now.with(obstacle)));
        }

        @Override
        public void onProblem(CameraProblem trouble) {
            onScreen.execute(() -> change(now -> now.with(Optional.of(trouble)).with(Watching.IDLE)));
        }

        @Override
        public void onLight() {
            onScreen.execute(() -> change(now -> now.trouble().filter(t -> t == CameraProblem.LOW_LIGHT).isPresent()
                    ? now.with(Optional.<CameraProblem>empty()) : now));
        }

        @Override
        public void onLook(Look seen, Shot shot, boolean evidenceFailed) {
            onScreen.execute(() -> {
                if (phase() == Phase.CARDS) {
                    look = Optional.of(Objects.requireNonNull(seen));
                    answers.clear();
                    judge();
                }
                change(now -> now.with(Watching.READ).with(shot, evidenceFailed));
            });
        }
    }
}
