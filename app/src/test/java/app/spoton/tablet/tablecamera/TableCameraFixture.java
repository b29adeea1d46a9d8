package app.spoton.tablet.tablecamera;

import static app.spoton.engine.round.Wager.ACES_UP;
import static app.spoton.engine.round.Wager.ANTE;
import static app.spoton.tablet.table.TestLayouts.bet;
import static app.spoton.tablet.table.TestLayouts.money;

import androidx.lifecycle.MutableLiveData;
import app.spoton.tablet.settings.FakeSettingDao;
import app.spoton.tablet.table.TableUiState;
import app.spoton.tablet.table.TestLayouts;
import app.spoton.tablet.table.state.TableState;
import app.spoton.tablet.tablecamera.device.FakeCameraProvider;
import app.spoton.tablet.tablecamera.reading.TestReadings;
import app.spoton.tablet.tablecamera.source.FakeCardSource;
import app.spoton.tablet.tablecamera.storage.CameraPreferencesRepository;
import java.util.ArrayDeque;
import java.util.Objects;
import java.util.Queue;
import org.junit.rules.ExternalResource;

/** A dealt table with one seat, its camera, and a reading thread that works when the test says so. */
final class TableCameraFixture extends ExternalResource {
    private static final String[] DEALER = {"Qs", "Qc", "6d", "6c", "3s", "2s"};

    final FakeCardSource camera = new FakeCardSource();
    final FakeCameraProvider cameras = new FakeCameraProvider();
    final CameraPreferencesRepository settings = new CameraPreferencesRepository(new FakeSettingDao(), Runnable::run, Runnable::run, cameras);
    final Queue<Runnable> reading = new ArrayDeque<>();
    final TableCameraViewModel model = new TableCameraViewModel(settings, camera, reading::add, Runnable::run);
    final MutableLiveData<TableUiState> table = new MutableLiveData<>(TableUiState.of(TestLayouts.open("four-card-poker")));

    @Override
    protected void before() {
        model.join(table, tap -> set(tap.on(now())));
        tap(bet(bet(now(), 1, ANTE, "10"), 1, ACES_UP, "5").deal().play(1, 0, money("10")));
    }

    TableState now() {
        return Objects.requireNonNull(table.getValue()).table().orElseThrow();
    }

    TableCameraUiState camera() {
        return Objects.requireNonNull(model.state().getValue());
    }

    void tap(TableState next) {
        set(next);
        think();
    }

    void set(TableState next) {
        table.setValue(TableUiState.of(next));
    }

    void think() {
        while (!reading.isEmpty()) {
            reading.remove().run();
        }
    }

    void see(TestReadings seen) {
        camera.looks.add(seen.look());
        model.read();
        think();
    }

    static TestReadings whole(String doubtful) {
        return new TestReadings().at(1, "Ah", doubtful, "9c", "4d", "2h").at(0, DEALER);
    }
}
