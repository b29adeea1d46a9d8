package app.spoton.tablet.tablecamera;

import android.view.Surface;
import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.Observer;
import androidx.lifecycle.ViewModel;
import app.spoton.camera.device.CameraLens;
import app.spoton.camera.device.CameraProblem;
import app.spoton.engine.card.Card;
import app.spoton.tablet.auditlog.KnownBy;
import app.spoton.tablet.setup.TableSetup;
import app.spoton.tablet.table.RoundPhase;
import app.spoton.tablet.table.TableState;
import app.spoton.tablet.table.TableViewModel;
import app.spoton.tablet.threads.MainThreadExecutor;
import app.spoton.tablet.threads.ReadingExecutor;
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
public final class TableCameraViewModel extends ViewModel {
    private final LiveData<CameraPreferences> choices;
    private final CardSource eyes;
    private final Executor reading;
    private final Executor onScreen;
    private final MutableLiveData<TableCameraUiState> state = new MutableLiveData<>();
    private final Observer<CameraPreferences> chosen = this::onChoices;
    private final Observer<TableState> tableChanged = this::onTable;
    private final Map<CardReading, Optional<Card>> answers = new HashMap<>();
    private Optional<LiveData<TableState>> table = Optional.empty();
    private Consumer<TableViewModel.Tap> taps = tap -> { };
    private Optional<TableState> before = Optional.empty();
    private Optional<TableReading> look = Optional.empty();
    private boolean laying;

    @Inject
    TableCameraViewModel(CameraPreferencesRepository settings, CardSource eyes, @ReadingExecutor Executor reading, @MainThreadExecutor Executor onScreen) {
        this.choices = settings.choices();
        this.eyes = eyes;
        this.reading = reading;
        this.onScreen = onScreen;
    }

    /** Has no value until the house's choices are known. */
    public LiveData<TableCameraUiState> state() {
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
    private void onChoices(CameraPreferences now) {
        look = Optional.empty();
        boolean live = table.map(LiveData::getValue).filter(t -> !isDemonstration(t)).isPresent();
        boolean byHand = live && now.source() == CardSourceKind.DEMONSTRATION;   // a drawn deck never deals for money
        CameraPreferences here = byHand ? new CameraPreferences(CardSourceKind.BY_HAND, now.evidence(), now.deck()) : now;
        state.setValue(TableCameraUiState.of(here.source()).with(eyes.open(here)));
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
        change(now -> now.with(CameraStatus.IDLE));
    }

    /** The answer of the person who was asked for the camera. */
    public void permission(boolean granted) {
        change(now -> now.with(granted ? eyes.obstacle() : CameraObstacle.NONE)
                .with(granted ? Optional.empty() : Optional.of(CameraProblem.PERMISSION_DENIED)));
    }

    /** After something was wrong with the camera, tries again. */
    public void tryAgain() {
        change(now -> now.with(Optional.<CameraProblem>empty()).with(eyes.obstacle()));
        eyes.tryAgain();
    }

    public void read() {
        if (phase() == RoundPhase.CARDS && now().map(n -> !n.isReading()).orElse(false)) {
            change(now -> now.with(CameraStatus.READING).with(Optional.<CameraProblem>empty()));
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
    public void answer(UncertainCard doubt, Card card) {
        answers.put(doubt.sighting(), Optional.of(card));
        judge();
    }

    /** What was asked about is no card. */
    public void noCard(UncertainCard doubt) {
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
        boolean newRound = now.phase() == RoundPhase.WAGERS && was.filter(w -> w.phase() != RoundPhase.WAGERS).isPresent();
        if (newRound) {
            eyes.nextRound();
        }
        if (was.filter(w -> !w.setup().name().equals(now.setup().name())).isPresent() || was.isEmpty()) {
            Optional.ofNullable(choices.getValue()).ifPresent(this::onChoices);
        }
        if (was.filter(w -> !w.round().story().id().equals(now.round().story().id())).isPresent()) {
            forget();
        }
        if (now.phase() == RoundPhase.WAGERS || now.phase() == RoundPhase.CONFIRMED) {
            forget();
        } else if (now.phase() == RoundPhase.CARDS && was.map(w -> w.round() != now.round()).orElse(false)) {
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
        } else if (isUnsure(now) && was.phase() == RoundPhase.CARDS) {
            // It made no difference before; nobody can say any more whether it still makes none.
            lay(new ReadingDecision(ReadingDecision.withoutUnsure(now.round()), List.of(), 0, List.of()));
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
        TableReading seen = look.orElseThrow();
        Map<CardReading, Optional<Card>> said = Map.copyOf(answers);
        if (isUnsure(at)) {
            lay(ReadingDecision.of(at, seen, said));
            return;
        }
        change(now -> now.withJudging(true));
        reading.execute(() -> {
            ReadingDecision found = ReadingDecision.of(at, seen, said);
            onScreen.execute(() -> {
                boolean current = look.filter(l -> l == seen).isPresent() && said.equals(answers);
                if (current && phase() != RoundPhase.CARDS) {
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

    private void lay(ReadingDecision found) {
        laying = true;
        taps.accept(now -> now.lay(found.lay()));
        laying = false;
        before = table.map(LiveData::getValue);
        change(now -> now.with(found));
    }

    private RoundPhase phase() {
        return table.map(LiveData::getValue).map(TableState::phase).orElse(RoundPhase.WAGERS);
    }

    private Optional<TableCameraUiState> now() {
        return Optional.ofNullable(state.getValue());
    }

    private void change(Change change) {
        now().ifPresent(now -> {
            TableCameraUiState next = change.of(now);
            if (!next.equals(now)) {
                state.setValue(next);
            }
        });
    }

    @FunctionalInterface
    private interface Change {
        TableCameraUiState of(TableCameraUiState state);
    }

    @Override
    protected void onCleared() {
        choices.removeObserver(chosen);
        table.ifPresent(observed -> observed.removeObserver(tableChanged));
        eyes.close();
    }

    /** What the eyes tell, brought to the main thread. */
    private final class FromEyes implements CardSource.Listener {
        @Override
        public void onWatching(CameraStatus watching) {
            onScreen.execute(() -> change(now -> now.with(watching)));
        }

        @Override
        public void onObstacle(CameraObstacle obstacle) {
            onScreen.execute(() -> change(now ->
                    obstacle == CameraObstacle.MOVED ? now.with(obstacle).with(CameraStatus.IDLE) : now.with(obstacle)));
        }

        @Override
        public void onProblem(CameraProblem trouble) {
            onScreen.execute(() -> change(now -> now.with(Optional.of(trouble)).with(CameraStatus.IDLE)));
        }

        @Override
        public void onLight() {
            onScreen.execute(() -> change(now -> now.trouble().filter(t -> t == CameraProblem.LOW_LIGHT).isPresent()
                    ? now.with(Optional.<CameraProblem>empty()) : now));
        }

        @Override
        public void onLook(TableReading seen, Snapshot shot, boolean evidenceFailed) {
            onScreen.execute(() -> {
                if (phase() == RoundPhase.CARDS) {
                    look = Optional.of(Objects.requireNonNull(seen));
                    answers.clear();
                    judge();
                }
                change(now -> now.with(CameraStatus.READ).with(shot, evidenceFailed));
            });
        }
    }
}
