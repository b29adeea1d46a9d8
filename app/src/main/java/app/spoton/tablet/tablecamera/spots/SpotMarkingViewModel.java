package app.spoton.tablet.tablecamera.spots;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.ViewModel;
import app.spoton.camera.Picture;
import app.spoton.camera.layout.Registration;
import app.spoton.camera.layout.TablePlan;
import app.spoton.engine.game.Game;
import app.spoton.engine.round.Wager;
import app.spoton.tablet.setup.TableSetup;
import app.spoton.tablet.tablecamera.preview.Snapshot;
import app.spoton.tablet.tablecamera.storage.CameraFiles;
import app.spoton.tablet.tablecamera.storage.CameraSaving;
import app.spoton.tablet.tablecamera.storage.CameraSettingsLog;
import app.spoton.tablet.tablecamera.storage.CurrentTable;
import app.spoton.tablet.threads.MainThreadExecutor;
import app.spoton.tablet.threads.ReadingExecutor;
import dagger.hilt.android.lifecycle.HiltViewModel;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import javax.inject.Inject;

/** Shows the camera where the betting spots of the house's felt are: one tap for each wager at one seat. */
@HiltViewModel
public final class SpotMarkingViewModel extends ViewModel {
    private final CameraFiles files;
    private final CurrentTable house;
    private final CameraSettingsLog log;
    private final Executor reading;
    private final Executor mainThread;
    private final MutableLiveData<SpotMarkingUiState> state = new MutableLiveData<>();

    @Inject
    public SpotMarkingViewModel(CameraFiles files, CurrentTable house, CameraSettingsLog log, @ReadingExecutor Executor reading,
            @MainThreadExecutor Executor mainThread) {
        this.files = files;
        this.house = house;
        this.log = log;
        this.reading = reading;
        this.mainThread = mainThread;
    }

    /** Has no value before {@link #begin} has read the table's files. */
    public LiveData<SpotMarkingUiState> state() {
        return state;
    }

    public void begin() {
        reading.execute(() -> {
            TableSetup setup = house.setup();
            TablePlan plan = files.table(setup.name()).registration().map(Registration::plan).orElse(TablePlan.USUAL);
            SpotMarkingUiState begun = SpotMarkingUiState.begin(felt(setup.name(), plan), new SpotMarkingUiState.SpotsToShow(
                    setup.name(), setup.game().id(), plan, (plan.seats() + 1) / 2, wagers(setup.game())));
            mainThread.execute(() -> state.setValue(begun));
        });
    }

    private Optional<Snapshot> felt(String table, TablePlan plan) {
        return files.emptyLayout(table, plan).flatMap(felt -> {
            try (felt) {
                return Picture.decode(felt.file());
            }
        }).map(picture -> {
            try (picture) {
                return Snapshot.of(picture);
            }
        });
    }

    /** Those that are made before the deal: only they are proposed. */
    private static List<Wager> wagers(Game game) {
        return game.wagers().stream().filter(Wager::isBet)
                .filter(wager -> game.facts().plays().stream().noneMatch(play -> play.play() == wager))
                .collect(Collectors.toList());
    }

    /** A tap on the picture of the felt, in its pixels. */
    public void tap(double x, double y) {
        change(now -> now.tap(x, y));
    }

    public void skip() {
        change(SpotMarkingUiState::skip);
    }

    /** Forgets what was shown. */
    public void startOver() {
        change(now -> SpotMarkingUiState.begin(now.felt(), now.asked()));
    }

    public void save() {
        now().ifPresent(marked -> reading.execute(() -> {
            CameraSaving saved = save(marked);
            mainThread.execute(() -> change(now -> now.with(saved)));
        }));
    }

    private CameraSaving save(SpotMarkingUiState marked) {
        try {
            files.saveSpots(marked.asked().table(), marked.asked().game(), marked.plan());
            log.write("the betting spots of " + marked.asked().table() + " shown to the camera");
            return CameraSaving.SAVED;
        } catch (IOException e) {
            return CameraSaving.FAILED;
        }
    }

    private Optional<SpotMarkingUiState> now() {
        return Optional.ofNullable(state.getValue());
    }

    private void change(UnaryOperator<SpotMarkingUiState> change) {
        now().ifPresent(now -> state.setValue(change.apply(now)));
    }
}
