package app.spoton.tablet.tablecamera.source;

import static app.spoton.engine.round.Wager.ANTE;
import static app.spoton.tablet.table.TestLayouts.bet;
import static app.spoton.tablet.table.TestLayouts.money;
import static org.junit.Assert.assertTrue;

import android.graphics.SurfaceTexture;
import android.view.Surface;
import app.spoton.camera.Picture;
import app.spoton.camera.Rotation;
import app.spoton.camera.demo.CardSpread;
import app.spoton.camera.demo.DemoTable;
import app.spoton.camera.device.CameraProblem;
import app.spoton.camera.layout.FeltPrint;
import app.spoton.camera.layout.GameLayout;
import app.spoton.camera.layout.Registration;
import app.spoton.camera.reading.CardReader;
import app.spoton.camera.spots.EmptyLayout;
import app.spoton.camera.spots.SpotReader;
import app.spoton.tablet.setup.TableSetup;
import app.spoton.tablet.table.TestLayouts;
import app.spoton.tablet.table.state.TableState;
import app.spoton.tablet.tablecamera.device.FakeCameraProvider;
import app.spoton.tablet.tablecamera.storage.CameraFiles;
import app.spoton.tablet.tablecamera.storage.CameraPreferences;
import app.spoton.tablet.tablecamera.storage.CardSourceKind;
import dagger.Lazy;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.rules.ExternalResource;
import org.junit.rules.TemporaryFolder;

/** A camera source with the reader that comes with the app, at a table that has been dealt. */
final class CardSourceFixture extends ExternalResource {
    private static final Lazy<CardReader> READER = once(CardReader::load);
    static final Lazy<SpotReader> SPOTS = once(SpotReader::load);
    private static final Lazy<Registration> PLACE = once(() -> {
        try (DemoTable demo = new DemoTable(2600)) {
            return demo.registration();
        }
    });
    /** Drawn once for all tests, which is most of what they would wait for; nobody changes or closes it. */
    private static final Lazy<Picture> EMPTY = once(() -> {
        try (DemoTable demo = new DemoTable(2600)) {
            return demo.empty(GameLayout.of(dealt().setup().game()));
        }
    });
    private static final Lazy<Picture> DEALT = once(() -> {
        try (DemoTable demo = new DemoTable(2600)) {
            return demo.show(DemoDealer.of(dealt(), 1), 0);
        }
    });

    final FakeCameraProvider cameras = new FakeCameraProvider();
    final SourceRecorder heard = new SourceRecorder();
    final TableState table = dealt();
    private final TemporaryFolder folder = new TemporaryFolder();
    CameraFiles files;
    CameraCardSource camera;

    private static TableState dealt() {
        return started(bet(TestLayouts.open("crazy-4-poker"), 2, ANTE, "10").deal().play(2, 0, money("10")), "r1");
    }

    private static <T> Lazy<T> once(Supplier<T> load) {
        return new Lazy<>() {
            private Optional<T> loaded = Optional.empty();

            @Override
            public T get() {
                loaded = Optional.of(loaded.orElseGet(load));
                return loaded.get();
            }
        };
    }

    @Override
    protected void before() throws IOException {
        folder.create();
        files = new CameraFiles(folder.getRoot().toPath());
        camera = on(Runnable::run);
        camera.setListener(heard);
        camera.onTableChanged(table);
    }

    /** A source whose reading thread is the caller's. */
    CameraCardSource on(Executor reading) {
        return on(reading, SPOTS);
    }

    CameraCardSource on(Executor reading, Lazy<SpotReader> spots) {
        return new CameraCardSource(cameras, files, READER, spots, reading);
    }

    @Override
    protected void after() {
        folder.delete();
    }

    static TableState started(TableState dealt, String id) {
        return dealt.withAudit(dealt.round().audit().started(id, "Ann", Instant.EPOCH));
    }

    static Surface surface() {
        return new Surface(new SurfaceTexture(1));
    }

    CameraObstacle open(CardSourceKind source, boolean evidence) {
        return camera.open(new CameraPreferences(source, evidence, ""));
    }

    /** Every file that was written, by name. */
    List<Path> written() throws IOException {
        try (Stream<Path> all = Files.walk(folder.getRoot().toPath())) {
            return all.filter(Files::isRegularFile).sorted().collect(Collectors.toList());
        }
    }

    void register() throws IOException {
        files.save(TableSetup.DEMONSTRATION, PLACE.get(), Optional.empty());
    }

    /** With the picture of the empty felt, as a registration in the app keeps it. */
    void registerWithEmptyLayout() throws IOException {
        try (EmptyLayout empty = EmptyLayout.of(EMPTY.get(), PLACE.get())) {
            files.save(TableSetup.DEMONSTRATION, PLACE.get(), Optional.empty());
            files.saveEmptyLayout(TableSetup.DEMONSTRATION, empty);
        }
    }

    void registerWithPrint() throws IOException {
        try (FeltPrint print = FeltPrint.of(EMPTY.get(), PLACE.get()).orElseThrow()) {
            files.save(TableSetup.DEMONSTRATION, PLACE.get(), Optional.of(print));
        }
    }

    /** The demonstration table as it lies, or turned as by a tablet that was mounted otherwise. */
    void sees(Rotation turn, boolean otherFelt) {
        cameras.sees = Optional.of(() -> {
            if (!otherFelt) {
                return DEALT.get().turned(turn);
            }
            try (Picture picture = CardSpread.backs(20, 5, 2600, 1400, 160, 1)) {
                return picture.turned(turn);
            }
        });
    }

    /** What the source said. */
    static final class SourceRecorder implements CardSource.Listener {
        final List<CameraLook> looks = new ArrayList<>();
        final List<CameraProblem> troubles = new ArrayList<>();
        final List<CameraObstacle> obstacles = new ArrayList<>();

        @Override
        public void onStatus(CameraStatus status) {
        }

        @Override
        public void onObstacle(CameraObstacle obstacle) {
            obstacles.add(obstacle);
        }

        @Override
        public void onProblem(CameraProblem trouble) {
            troubles.add(trouble);
        }

        @Override
        public void onLight() {
        }

        @Override
        public void onLook(CameraLook look) {
            assertTrue(look.snapshot().width() > 0);
            looks.add(look);
        }
    }
}
