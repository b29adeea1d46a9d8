package app.spoton.tablet.tablecamera;

import android.view.Surface;
import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.ViewModel;
import app.spoton.camera.Picture;
import app.spoton.camera.Rotation;
import app.spoton.camera.demo.DemoTable;
import app.spoton.camera.device.CameraLens;
import app.spoton.camera.layout.FeltOutline;
import app.spoton.camera.layout.FeltPrint;
import app.spoton.camera.layout.Registration;
import app.spoton.camera.layout.TablePlan;
import app.spoton.tablet.threads.MainThreadExecutor;
import app.spoton.tablet.threads.ReadingExecutor;
import dagger.hilt.android.lifecycle.HiltViewModel;
import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.UnaryOperator;
import javax.inject.Inject;

/** Where the table lies in the camera's pictures: four corners on a still, proposed where the felt shows them. */
@HiltViewModel
public final class RegistrationViewModel extends ViewModel {
    private static final int DRAWN_WIDTH = 1600;
    private static final double STEP_MM = 50;

    private final StillSource stills;
    private final CameraFiles files;
    private final CameraSettingsLog log;
    private final Executor reading;
    private final Executor onScreen;
    private final MutableLiveData<RegistrationUiState> state = new MutableLiveData<>();
    private volatile String table = "";
    /** How the picture was turned on which the corners are marked. */
    private volatile Rotation turn = Rotation.NONE;

    @Inject
    RegistrationViewModel(StillSource stills, CameraFiles files, CameraSettingsLog log, @ReadingExecutor Executor reading,
            @MainThreadExecutor Executor onScreen) {
        this.stills = stills;
        this.files = files;
        this.log = log;
        this.reading = reading;
        this.onScreen = onScreen;
        stills.listen(trouble -> onScreen.execute(() -> change(now -> now.with(trouble))));
    }

    /** Has no value before {@link #begin}. */
    public LiveData<RegistrationUiState> state() {
        return state;
    }

    /** Starts anew, for the table of this name and with this many seats. */
    public void begin(CardSourceKind source, String name, int seats) {
        table = name;
        TablePlan usual = TablePlan.USUAL;
        state.setValue(RegistrationUiState.begin(source, new TablePlan(usual.width(), usual.depth(), seats)));
    }

    public void showOn(Surface surface) {
        stills.show(surface);
    }

    public void hide(Surface surface) {
        stills.hide(surface);
    }

    /** What the camera is like whose picture is shown. */
    public Optional<CameraLens> lens() {
        return stills.lens();
    }

    public void takePicture() {
        change(RegistrationUiState::taking);
        now().ifPresent(now -> stills.take(now.source(), RegistrationViewModel::drawn, picture -> {
            turn = stills.turn(now.source());
            Snapshot shot = Snapshot.of(picture, turn);
            CornerMarks corners = FeltOutline.propose(picture, now.plan()).map(found -> found.turned(turn))
                    .map(found -> new CornerMarks(shot.width(), shot.height(), found.corners(), 0))
                    .orElseGet(() -> CornerMarks.none(shot.width(), shot.height()));
            onScreen.execute(() -> change(taken -> taken.with(shot, corners)));
        }));
    }

    private static Picture drawn() {
        try (DemoTable table = new DemoTable(DRAWN_WIDTH)) {
            return table.empty();
        }
    }

    /** A tap on the picture, in its pixels. */
    public void tap(double x, double y) {
        change(now -> now.with(now.corners().tap(x, y)));
    }

    public void choose(int corner) {
        change(now -> now.with(now.corners().choose(corner)));
    }

    public void move(int corner, double x, double y) {
        change(now -> now.with(now.corners().choose(corner).move(corner, x, y)));
    }

    /** The chosen corner a little to the right and down, in the picture's pixels. */
    public void nudge(double dx, double dy) {
        change(now -> now.with(now.corners().nudge(dx, dy)));
    }

    /** All corners are marked anew. */
    public void clear() {
        change(now -> now.with(CornerMarks.none(now.corners().width(), now.corners().height())));
    }

    public void widen(int steps) {
        change(now -> resized(now, now.plan().width() + steps * STEP_MM, now.plan().depth()));
    }

    public void deepen(int steps) {
        change(now -> resized(now, now.plan().width(), now.plan().depth() + steps * STEP_MM));
    }

    private static RegistrationUiState resized(RegistrationUiState now, double width, double depth) {
        boolean sensible = width >= 800 && width <= 3000 && depth >= 400 && depth <= 2000;
        return sensible ? now.with(new TablePlan(width, depth, now.plan().seats())) : now;
    }

    /** Keeps the table as it is marked. */
    public void keep() {
        Optional<Snapshot> shot = now().flatMap(RegistrationUiState::shot);
        Optional<Registration> made = now().flatMap(now -> now.corners().registration(now.plan()));
        made.ifPresent(registration -> reading.execute(() -> {
            RegistrationUiState.Saving saved = save(registration, shot.orElseThrow());
            onScreen.execute(() -> change(now -> now.with(saved)));
        }));
    }

    /** The corners were marked as the person saw the picture; they are kept in the sensor's own pixels. */
    private RegistrationUiState.Saving save(Registration marked, Snapshot shot) {
        Optional<FeltPrint> print = print(marked, shot);
        try {
            files.keep(table, marked.turned(turn.inverse()), print);
            log.write("the place of " + table + " shown to the camera");
            return print.isPresent() ? RegistrationUiState.Saving.KEPT : RegistrationUiState.Saving.KEPT_WITHOUT_PRINT;
        } catch (IOException e) {
            return RegistrationUiState.Saving.FAILED;
        } finally {
            print.ifPresent(FeltPrint::close);
        }
    }

    private static Optional<FeltPrint> print(Registration marked, Snapshot shot) {
        Optional<Picture> picture = Picture.decode(shot.jpeg());
        try {
            return picture.flatMap(seen -> FeltPrint.of(seen, marked));
        } finally {
            picture.ifPresent(Picture::close);
        }
    }

    private Optional<RegistrationUiState> now() {
        return Optional.ofNullable(state.getValue());
    }

    private void change(UnaryOperator<RegistrationUiState> change) {
        now().ifPresent(now -> state.setValue(change.apply(now)));
    }

    @Override
    protected void onCleared() {
        stills.close();
    }
}
