package app.spoton.tablet.tablecamera.registration;

import app.spoton.camera.Picture;
import app.spoton.camera.Rotation;
import app.spoton.camera.demo.DemoTable;
import app.spoton.camera.layout.FeltOutline;
import app.spoton.camera.layout.FeltPrint;
import app.spoton.camera.layout.Registration;
import app.spoton.camera.layout.TablePlan;
import app.spoton.camera.spots.EmptyLayout;
import app.spoton.tablet.tablecamera.preview.Snapshot;
import app.spoton.tablet.tablecamera.source.StillSource;
import app.spoton.tablet.tablecamera.source.StillViewModel;
import app.spoton.tablet.tablecamera.storage.CameraFiles;
import app.spoton.tablet.tablecamera.storage.CameraSettingsLog;
import app.spoton.tablet.tablecamera.storage.CardSourceKind;
import app.spoton.tablet.threads.MainThreadExecutor;
import app.spoton.tablet.threads.ReadingExecutor;
import dagger.hilt.android.lifecycle.HiltViewModel;
import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.Executor;
import javax.inject.Inject;

/** Registers the table's position: four corners on a still, proposed if the outline of the felt is found. */
@HiltViewModel
public final class RegistrationViewModel extends StillViewModel<RegistrationUiState> {
    private static final int DRAWN_WIDTH = 1600;
    private static final double STEP_MM = 50;

    private final CameraFiles files;
    private final CameraSettingsLog log;
    private volatile String table = "";
    /** How the picture was turned on which the corners are marked. */
    private volatile Rotation turn = Rotation.NONE;
    /** The same picture at full resolution; betting spots are compared with it later. */
    private volatile byte[] taken = {};

    @Inject
    public RegistrationViewModel(StillSource stills, CameraFiles files, CameraSettingsLog log, @ReadingExecutor Executor reading,
            @MainThreadExecutor Executor mainThread) {
        super(stills, reading, mainThread);
        this.files = files;
        this.log = log;
    }

    /** Starts a registration of the table with this name and number of seats. */
    public void begin(CardSourceKind source, String name, int seats) {
        table = name;
        TablePlan usual = TablePlan.USUAL;
        begin(RegistrationUiState.begin(source, new TablePlan(usual.width(), usual.depth(), seats)));
    }

    public void takePicture() {
        take(now -> RegistrationViewModel::drawn, (now, picture) -> {
            turn = stills().turn(now.source());
            taken = picture.jpeg();
            Snapshot snapshot = Snapshot.of(picture, turn);
            CornerMarks corners = FeltOutline.propose(picture, now.plan()).map(found -> found.turned(turn))
                    .map(found -> new CornerMarks(snapshot.width(), snapshot.height(), found.corners(), 0))
                    .orElseGet(() -> CornerMarks.none(snapshot.width(), snapshot.height()));
            changeLater(later -> later.with(snapshot, corners));
        });
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

    /** Removes all corners. */
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
    public void save() {
        Optional<Snapshot> snapshot = now().flatMap(RegistrationUiState::snapshot);
        Optional<Registration> made = now().flatMap(now -> now.corners().registration(now.plan()));
        made.ifPresent(registration -> inBackground(() -> {
            RegistrationUiState.RegistrationSaving saved = save(registration, snapshot.orElseThrow());
            changeLater(now -> now.with(saved));
        }));
    }

    /** The corners were marked as the person saw the picture; they are kept in the sensor's own pixels. */
    private RegistrationUiState.RegistrationSaving save(Registration marked, Snapshot snapshot) {
        Optional<FeltPrint> print = print(marked, snapshot);
        try {
            Registration where = marked.turned(turn.inverse());
            files.save(table, where, print);
            saveEmptyLayout(where);
            log.write("the place of " + table + " shown to the camera");
            return print.isPresent() ? RegistrationUiState.RegistrationSaving.SAVED : RegistrationUiState.RegistrationSaving.SAVED_WITHOUT_PRINT;
        } catch (IOException e) {
            return RegistrationUiState.RegistrationSaving.FAILED;
        } finally {
            print.ifPresent(FeltPrint::close);
        }
    }

    private void saveEmptyLayout(Registration where) throws IOException {
        Optional<Picture> picture = Picture.decode(taken);
        if (picture.isPresent()) {
            try (Picture seen = picture.get(); EmptyLayout felt = EmptyLayout.of(seen, where)) {
                files.saveEmptyLayout(table, felt);
            }
        }
    }

    private static Optional<FeltPrint> print(Registration marked, Snapshot snapshot) {
        Optional<Picture> picture = Picture.decode(snapshot.jpeg());
        try {
            return picture.flatMap(seen -> FeltPrint.of(seen, marked));
        } finally {
            picture.ifPresent(Picture::close);
        }
    }
}
