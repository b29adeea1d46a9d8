package app.spoton.tablet.tablecamera;

import android.view.Surface;
import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.Observer;
import androidx.lifecycle.ViewModel;
import app.spoton.camera.device.CameraLens;
import app.spoton.camera.device.CameraProblem;
import app.spoton.camera.spots.OccupiedSpots;
import app.spoton.engine.card.Card;
import app.spoton.tablet.setup.TableSetup;
import app.spoton.tablet.table.TableUiState;
import app.spoton.tablet.table.TableViewModel;
import app.spoton.tablet.table.round.RoundPhase;
import app.spoton.tablet.table.state.TableState;
import app.spoton.tablet.tablecamera.reading.ReadingDecision;
import app.spoton.tablet.tablecamera.reading.UncertainCard;
import app.spoton.tablet.tablecamera.source.CameraLook;
import app.spoton.tablet.tablecamera.source.CameraObstacle;
import app.spoton.tablet.tablecamera.source.CameraStatus;
import app.spoton.tablet.tablecamera.source.CardSource;
import app.spoton.tablet.tablecamera.storage.CameraPreferences;
import app.spoton.tablet.tablecamera.storage.CameraPreferencesRepository;
import app.spoton.tablet.tablecamera.storage.CardSourceKind;
import app.spoton.tablet.threads.MainThreadExecutor;
import app.spoton.tablet.threads.ReadingExecutor;
import dagger.hilt.android.lifecycle.HiltViewModel;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import javax.inject.Inject;

/**
 * The camera at the table: places certain cards and asks about uncertain ones that matter. Use from the main thread.
 */
@HiltViewModel
public final class TableCameraViewModel extends ViewModel {
    private final LiveData<CameraPreferences> preferences;
    private final CardSource cardSource;
    private final Executor mainThread;
    private final MutableLiveData<TableCameraUiState> state = new MutableLiveData<>();
    private final Observer<CameraPreferences> chosen = this::onChoices;
    private final Observer<TableUiState> tableChanged = now -> now.table().ifPresent(this::onTable);
    private final ReadingEvaluator evaluator;
    private Optional<LiveData<TableUiState>> table = Optional.empty();
    private Consumer<TableViewModel.Tap> taps = tap -> { };
    private Optional<TableState> before = Optional.empty();
    private final AutomaticSteps automatic = new AutomaticSteps();
    private boolean placing;

    @Inject
    TableCameraViewModel(CameraPreferencesRepository settings, CardSource cardSource, @ReadingExecutor Executor reading, @MainThreadExecutor Executor mainThread) {
        this.preferences = settings.preferences();
        this.cardSource = cardSource;
        this.mainThread = mainThread;
        this.evaluator = new ReadingEvaluator(this::tableNow, reading, mainThread, new EvaluatorListener());
    }

    /** Has no value until the house's choices are known. */
    public LiveData<TableCameraUiState> state() {
        return state;
    }

    /** Begins to work for a table. */
    public void join(LiveData<TableUiState> tableState, Consumer<TableViewModel.Tap> tableTaps) {
        if (table.isEmpty()) {
            table = Optional.of(tableState);
            taps = tableTaps;
            cardSource.setListener(new SourceListener());
            preferences.observeForever(chosen);
            tableState.observeForever(tableChanged);
        }
    }

    /** How a round is settled that became complete and certain without a tap. */
    public void settleWith(Runnable settlement) {
        automatic.settleWith(settlement);
    }

    /** The house has chosen, now or for the first time; or another table has come onto the screen. */
    private void onChoices(CameraPreferences now) {
        evaluator.clear();
        boolean live = tableNow().filter(t -> !isDemonstration(t)).isPresent();
        boolean byHand = live && now.source() == CardSourceKind.DEMONSTRATION;   // a drawn deck never deals for money
        CameraPreferences here = byHand ? new CameraPreferences(CardSourceKind.BY_HAND, now.evidence(), now.deck()) : now;
        OccupiedSpots seen = now().map(TableCameraUiState::spots).orElse(OccupiedSpots.UNKNOWN);
        state.setValue(TableCameraUiState.of(here.source()).with(seen).with(cardSource.open(here)));
    }

    private static boolean isDemonstration(TableState table) {
        return table.setup().name().equals(TableSetup.DEMONSTRATION);
    }

    /** Shows the camera's picture on a surface; the camera is open as long as there is one. */
    public void showOn(Surface surface) {
        cardSource.attachPreview(surface);
    }

    public void hide(Surface surface) {
        cardSource.detachPreview(surface);
        change(now -> now.with(CameraStatus.IDLE));
    }

    /** The answer of the person who was asked for the camera. */
    public void permission(boolean granted) {
        change(now -> now.with(granted ? cardSource.obstacle() : CameraObstacle.NONE)
                .with(granted ? Optional.empty() : Optional.of(CameraProblem.PERMISSION_DENIED)));
    }

    /** Tries again after a camera problem. */
    public void retry() {
        change(now -> now.with(Optional.<CameraProblem>empty()).with(cardSource.obstacle()));
        cardSource.retry();
    }

    public void read() {
        if (phase() == RoundPhase.CARDS) {
            automatic.onRead();
            look();
        }
    }

    /** Reads the layout once; before the deal, it reads the wagers. */
    public void look() {
        boolean open = phase() == RoundPhase.WAGERS || phase() == RoundPhase.CARDS;
        if (open && now().map(n -> !n.isReading()).orElse(false)) {
            change(now -> now.with(CameraStatus.READING).with(Optional.<CameraProblem>empty()));
            cardSource.read();
        }
    }

    /** The facts of the camera whose picture is shown. */
    public Optional<CameraLens> lens() {
        return cardSource.lens();
    }

    public boolean hasLight() {
        return cardSource.lens().map(CameraLens::hasLight).orElse(false);
    }

    public void torch() {
        change(now -> now.withTorch(!now.device().torch()));
        now().ifPresent(now -> cardSource.torch(now.device().torch()));
    }

    /** The dealer names a doubtful card. */
    public void answer(UncertainCard uncertain, Card card) {
        evaluator.answer(uncertain, Optional.of(card));
    }

    /** What was asked about is no card. */
    public void noCard(UncertainCard uncertain) {
        evaluator.answer(uncertain, Optional.empty());
    }

    private void onTable(TableState now) {
        if (before.filter(was -> was == now).isPresent()) {
            return;   // something else about the table's screen has changed
        }
        cardSource.onTableChanged(now);
        if (placing) {
            return;
        }
        Optional<TableState> was = before;
        before = Optional.of(now);
        boolean newRound = now.phase() == RoundPhase.WAGERS && was.filter(w -> w.phase() != RoundPhase.WAGERS).isPresent();
        if (newRound) {
            cardSource.nextRound();
        }
        if (was.filter(w -> !w.setup().name().equals(now.setup().name())).isPresent() || was.isEmpty()) {
            Optional.ofNullable(preferences.getValue()).ifPresent(this::onChoices);
        }
        if (was.filter(w -> !w.round().audit().id().equals(now.round().audit().id())).isPresent()) {
            clearReading();
            change(then -> then.with(OccupiedSpots.UNKNOWN));
        }
        if (now.phase() == RoundPhase.WAGERS || now.phase() == RoundPhase.CONFIRMED) {
            clearReading();
        } else if (now.phase() == RoundPhase.CARDS && was.map(w -> w.round() != now.round()).orElse(false)) {
            onRoundChanged(was.get(), now);
        }
        automatic.goOn(was, now, now(), this::look);
    }

    private void onRoundChanged(TableState was, TableState now) {
        boolean takenBack = Long.bitCount(now.round().cardMask()) < Long.bitCount(was.round().cardMask());
        if (takenBack) {
            clearReading();
        }
        evaluator.onRoundChanged(was, now);
    }

    private void clearReading() {
        evaluator.clear();
        now().filter(now -> now.snapshot().isPresent() || !now.questions().isEmpty())
                .ifPresent(now -> state.setValue(now.withoutReading()));
    }

    private void place(ReadingDecision found) {
        placing = true;
        taps.accept(now -> now.placeCards(found.placements()));
        placing = false;
        Optional<TableState> was = before;
        before = tableNow();
        change(now -> now.with(found));
        before.ifPresent(now -> automatic.goOn(was, now, now(), this::look));
    }

    private Optional<TableState> tableNow() {
        return table.map(LiveData::getValue).flatMap(TableUiState::table);
    }

    private RoundPhase phase() {
        return tableNow().map(TableState::phase).orElse(RoundPhase.WAGERS);
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
        preferences.removeObserver(chosen);
        table.ifPresent(observed -> observed.removeObserver(tableChanged));
        cardSource.close();
    }

    /** Brings the card source's calls to the main thread. */
    private final class SourceListener implements CardSource.Listener {
        @Override
        public void onStatus(CameraStatus status) {
            mainThread.execute(() -> change(now -> now.with(status)));
        }

        @Override
        public void onObstacle(CameraObstacle obstacle) {
            mainThread.execute(() -> change(now ->
                    obstacle == CameraObstacle.MOVED ? now.with(obstacle).with(CameraStatus.IDLE) : now.with(obstacle)));
        }

        @Override
        public void onProblem(CameraProblem trouble) {
            mainThread.execute(() -> change(now -> now.with(Optional.of(trouble)).with(CameraStatus.IDLE)));
        }

        @Override
        public void onLight() {
            mainThread.execute(() -> change(now -> now.trouble().filter(t -> t == CameraProblem.LOW_LIGHT).isPresent()
                    ? now.with(Optional.<CameraProblem>empty()) : now));
        }

        @Override
        public void onLook(CameraLook look) {
            mainThread.execute(() -> {
                boolean isOld = !tableNow().map(now -> now.round().audit().id()).equals(Optional.of(look.round()));
                if (isOld || automatic.isOvertaken(tableNow())) {
                    change(now -> now.isReading() ? now.with(CameraStatus.IDLE) : now);
                    return;   // it shows the round before, or the dealer was quicker
                }
                if (phase() == RoundPhase.CARDS) {
                    evaluator.see(look.cards());
                }
                change(now -> now.with(CameraStatus.READ).with(look.snapshot(), look.evidenceFailed()).with(look.spots()));
                before.ifPresent(now -> automatic.goOn(before, now, now(), TableCameraViewModel.this::look));
            });
        }
    }

    private final class EvaluatorListener implements ReadingEvaluator.Listener {
        @Override
        public void onEvaluating(boolean now) {
            change(state -> state.withEvaluating(now));
        }

        @Override
        public void onDecision(ReadingDecision decision) {
            place(decision);
        }
    }
}
