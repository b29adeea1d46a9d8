package app.spoton.tablet.tablecamera;

import android.view.Surface;
import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.Observer;
import androidx.lifecycle.ViewModel;
import app.spoton.camera.device.CameraLens;
import app.spoton.camera.device.CameraProblem;
import app.spoton.engine.card.Card;
import app.spoton.engine.record.CardOrigin;
import app.spoton.tablet.setup.TableSetup;
import app.spoton.tablet.table.TableViewModel;
import app.spoton.tablet.table.round.RoundPhase;
import app.spoton.tablet.table.state.TableState;
import app.spoton.tablet.tablecamera.preview.Snapshot;
import app.spoton.tablet.tablecamera.reading.CardReading;
import app.spoton.tablet.tablecamera.reading.ReadingDecision;
import app.spoton.tablet.tablecamera.reading.TableReading;
import app.spoton.tablet.tablecamera.reading.UncertainCard;
import app.spoton.tablet.tablecamera.source.CameraObstacle;
import app.spoton.tablet.tablecamera.source.CameraStatus;
import app.spoton.tablet.tablecamera.source.CardSource;
import app.spoton.tablet.tablecamera.storage.CameraPreferences;
import app.spoton.tablet.tablecamera.storage.CameraPreferencesRepository;
import app.spoton.tablet.tablecamera.storage.CardSourceKind;
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
 * The camera at the table: places certain cards and asks about uncertain ones that matter. Use from the main thread.
 */
@HiltViewModel
public final class TableCameraViewModel extends ViewModel {
    private final LiveData<CameraPreferences> preferences;
    private final CardSource cardSource;
    private final Executor reading;
    private final Executor mainThread;
    private final MutableLiveData<TableCameraUiState> state = new MutableLiveData<>();
    private final Observer<CameraPreferences> chosen = this::onChoices;
    private final Observer<TableState> tableChanged = this::onTable;
    private final Map<CardReading, Optional<Card>> answers = new HashMap<>();
    private Optional<LiveData<TableState>> table = Optional.empty();
    private Consumer<TableViewModel.Tap> taps = tap -> { };
    private Optional<TableState> before = Optional.empty();
    private Optional<TableReading> tableReading = Optional.empty();
    private boolean placing;

    @Inject
    TableCameraViewModel(CameraPreferencesRepository settings, CardSource cardSource, @ReadingExecutor Executor reading, @MainThreadExecutor Executor mainThread) {
        this.preferences = settings.preferences();
        this.cardSource = cardSource;
        this.reading = reading;
        this.mainThread = mainThread;
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
            cardSource.setListener(new SourceListener());
            preferences.observeForever(chosen);
            tableState.observeForever(tableChanged);
        }
    }

    /** The house has chosen, now or for the first time; or another table has come onto the screen. */
    private void onChoices(CameraPreferences now) {
        tableReading = Optional.empty();
        boolean live = table.map(LiveData::getValue).filter(t -> !isDemonstration(t)).isPresent();
        boolean byHand = live && now.source() == CardSourceKind.DEMONSTRATION;   // a drawn deck never deals for money
        CameraPreferences here = byHand ? new CameraPreferences(CardSourceKind.BY_HAND, now.evidence(), now.deck()) : now;
        state.setValue(TableCameraUiState.of(here.source()).with(cardSource.open(here)));
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

    /** After something was wrong with the camera, tries again. */
    public void retry() {
        change(now -> now.with(Optional.<CameraProblem>empty()).with(cardSource.obstacle()));
        cardSource.retry();
    }

    public void read() {
        if (phase() == RoundPhase.CARDS && now().map(n -> !n.isReading()).orElse(false)) {
            change(now -> now.with(CameraStatus.READING).with(Optional.<CameraProblem>empty()));
            cardSource.read();
        }
    }

    /** What the camera is like whose picture is shown. */
    public Optional<CameraLens> lens() {
        return cardSource.lens();
    }

    public boolean hasLight() {
        return cardSource.lens().map(CameraLens::hasLight).orElse(false);
    }

    public void torch() {
        change(now -> now.withTorch(!now.torch()));
        now().ifPresent(now -> cardSource.torch(now.torch()));
    }

    /** The dealer names a doubtful card. */
    public void answer(UncertainCard uncertain, Card card) {
        answers.put(uncertain.reading(), Optional.of(card));
        evaluate();
    }

    /** What was asked about is no card. */
    public void noCard(UncertainCard uncertain) {
        answers.put(uncertain.reading(), Optional.empty());
        evaluate();
    }

    private void onTable(TableState now) {
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
        }
        if (now.phase() == RoundPhase.WAGERS || now.phase() == RoundPhase.CONFIRMED) {
            clearReading();
        } else if (now.phase() == RoundPhase.CARDS && was.map(w -> w.round() != now.round()).orElse(false)) {
            onRoundChanged(was.get(), now);
        }
    }

    private void onRoundChanged(TableState was, TableState now) {
        boolean takenBack = Long.bitCount(now.round().cardMask()) < Long.bitCount(was.round().cardMask());
        if (takenBack) {
            clearReading();
        }
        if (tableReading.isPresent()) {
            evaluate();
        } else if (isUnsure(now) && was.phase() == RoundPhase.CARDS) {
            // It made no difference before; nobody can say any more whether it still makes none.
            place(new ReadingDecision(ReadingDecision.withoutUnsure(now.round()), List.of(), 0, List.of()));
        }
    }

    private static boolean isUnsure(TableState table) {
        return table.round().origins().containsValue(CardOrigin.UNSURE);
    }

    private void clearReading() {
        tableReading = Optional.empty();
        answers.clear();
        now().filter(now -> now.snapshot().isPresent() || !now.questions().isEmpty())
                .ifPresent(now -> state.setValue(now.withoutReading()));
    }

    /**
     * Evaluates the last reading. If an unsure card is on the table this happens at once, so that nobody can settle
     * before it is known whether the card matters now.
     */
    private void evaluate() {
        if (tableReading.isEmpty()) {
            return;   // taken back meanwhile
        }
        TableState at = table.map(LiveData::getValue).orElseThrow();
        TableReading seen = tableReading.orElseThrow();
        Map<CardReading, Optional<Card>> said = Map.copyOf(answers);
        if (isUnsure(at)) {
            place(ReadingDecision.of(at, seen, said));
            return;
        }
        change(now -> now.withEvaluating(true));
        reading.execute(() -> {
            ReadingDecision found = ReadingDecision.of(at, seen, said);
            mainThread.execute(() -> {
                boolean current = tableReading.filter(l -> l == seen).isPresent() && said.equals(answers);
                if (current && phase() != RoundPhase.CARDS) {
                    change(now -> now.withEvaluating(false));
                } else if (current) {
                    boolean same = table.map(LiveData::getValue).filter(t -> t.round() == at.round()).isPresent();
                    if (same) {
                        place(found);
                    } else {
                        evaluate();
                    }
                }
            });
        });
    }

    private void place(ReadingDecision found) {
        placing = true;
        taps.accept(now -> now.placeCards(found.placements()));
        placing = false;
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
        public void onReading(TableReading seen, Snapshot snapshot, boolean evidenceFailed) {
            mainThread.execute(() -> {
                if (phase() == RoundPhase.CARDS) {
                    tableReading = Optional.of(Objects.requireNonNull(seen));
                    answers.clear();
                    evaluate();
                }
                change(now -> now.with(CameraStatus.READ).with(snapshot, evidenceFailed));
            });
        }
    }
}
