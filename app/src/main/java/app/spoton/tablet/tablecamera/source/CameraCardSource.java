package app.spoton.tablet.tablecamera.source;

import android.view.Surface;
import app.spoton.camera.burst.BurstLength;
import app.spoton.camera.device.CameraLens;
import app.spoton.camera.device.CameraProblem;
import app.spoton.camera.device.EvidencePictures;
import app.spoton.camera.device.LayoutCamera;
import app.spoton.camera.device.LayoutSession;
import app.spoton.camera.device.PreviewObjectDetector;
import app.spoton.camera.reading.CardReader;
import app.spoton.camera.spots.SpotReader;
import app.spoton.tablet.table.round.RoundPhase;
import app.spoton.tablet.table.state.TableState;
import app.spoton.tablet.tablecamera.device.CameraProvider;
import app.spoton.tablet.tablecamera.device.NoObjectDetection;
import app.spoton.tablet.tablecamera.storage.CameraFiles;
import app.spoton.tablet.tablecamera.storage.CameraPreferences;
import app.spoton.tablet.tablecamera.storage.CardSourceKind;
import app.spoton.tablet.threads.ReadingExecutor;
import dagger.Lazy;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import javax.inject.Inject;

/** Reads a real layout or a drawn one with the same session and reader. */
public final class CameraCardSource implements CardSource {
    private final CameraProvider cameras;
    private final CameraFiles files;
    private final Lazy<CardReader> reader;
    private final Lazy<SpotReader> spots;
    private final Executor reading;
    private final EvidencePictures evidence;
    private volatile Optional<TableState> table = Optional.empty();
    private volatile CameraPreferences preferences = new CameraPreferences(CardSourceKind.BY_HAND, false, "");
    private volatile long round;
    private volatile Optional<Listener> listener = Optional.empty();
    private Optional<LayoutSession> session = Optional.empty();
    private Optional<LayoutCamera> camera = Optional.empty();
    private Optional<ReadingSession> readingSession = Optional.empty();
    private Optional<Surface> preview = Optional.empty();
    private boolean light;
    /** The id of the game that is prepared for; empty if none is. */
    private volatile String warmFor = "";

    @Inject
    CameraCardSource(CameraProvider cameras, CameraFiles files, Lazy<CardReader> reader, Lazy<SpotReader> spots,
            @ReadingExecutor Executor reading) {
        this.cameras = cameras;
        this.files = files;
        this.reader = reader;
        this.spots = spots;
        this.reading = reading;
        this.evidence = new EvidencePictures(files.evidence(), () -> preferences.evidence());
    }

    @Override
    public void setListener(Listener newListener) {
        listener = Optional.of(newListener);
    }

    @Override
    public CameraObstacle open(CameraPreferences now) {
        end();
        preferences = now;
        if (now.source() == CardSourceKind.DEMONSTRATION) {
            begin(new DemoCamera(() -> DemoDealer.of(table.orElseThrow(), round), reading), new NoObjectDetection(),
                    BurstLength.DRAWN);
        }
        return obstacle();
    }

    @Override
    public CameraObstacle obstacle() {
        boolean ask = preferences.source() == CardSourceKind.CAMERA && cameras.hasCamera() && !cameras.hasPermission();
        return ask ? CameraObstacle.PERMISSION : CameraObstacle.NONE;
    }

    @Override
    public void onTableChanged(TableState now) {
        // Not for a round that the app has just found again: its screen comes first, and the dealer's next tap starts this.
        boolean touched = table.isPresent();
        table = Optional.of(now);
        boolean dealing = now.phase() == RoundPhase.CARDS || now.phase() == RoundPhase.WAGERS && !now.round().seatsInPlay().isEmpty();
        String game = now.setup().game().id();
        if (dealing && touched && !warmFor.equals(game)) {
            readingSession.ifPresent(listener -> {
                warmFor = game;
                reading.execute(() -> {
                    try {
                        listener.warmUp();
                    } catch (LinkageError e) {   // the reading itself will report it
                        warmFor = "";
                    }
                });
            });
        }
    }

    @Override
    public void nextRound() {
        round++;
    }

    @Override
    public void attachPreview(Surface surface) {
        preview = Optional.of(surface);
        if (preferences.source() == CardSourceKind.CAMERA) {
            end();
            begin(cameras.open(surface), cameras.spotter(reading), BurstLength.PHOTOGRAPHED);
        }
    }

    @Override
    public void detachPreview(Surface surface) {
        if (preview.filter(shown -> shown == surface).isEmpty()) {
            return;   // the picture is shown elsewhere by now
        }
        preview = Optional.empty();
        if (preferences.source() == CardSourceKind.CAMERA) {
            end();
        }
    }

    @Override
    public Optional<CameraLens> lens() {
        return cameras.lens();
    }

    @Override
    public void retry() {
        preview.ifPresent(this::attachPreview);
    }

    private void begin(LayoutCamera layout, PreviewObjectDetector spotter, BurstLength stills) {
        ReadingSession listener = new ReadingSession(new ReadingSession.Surroundings(cameras, files, reader, spots, () -> table,
                preferences, evidence), layout, this::notifyListener);
        LayoutSession begun = new LayoutSession(layout, spotter, listener::burst, stills, reading, listener);
        camera = Optional.of(layout);
        session = Optional.of(begun);
        readingSession = Optional.of(listener);
        layout.torch(light);
        reading.execute(() -> {
            try {
                if (listener.isPrepared()) {
                    begun.start();
                }
            } catch (LinkageError e) {   // a processor that OpenCV was not built for
                listener.onProblem(CameraProblem.FAILED);
            }
        });
    }

    @Override
    public void read() {
        if (session.isPresent()) {
            session.get().readNow();
        } else {
            listener.ifPresent(listener -> listener.onProblem(
                    cameras.hasCamera() ? CameraProblem.FAILED : CameraProblem.NO_CAMERA));
        }
    }

    @Override
    public void torch(boolean on) {
        light = on;
        camera.ifPresent(now -> now.torch(on));
    }

    private void end() {
        session.ifPresent(LayoutSession::close);
        readingSession.ifPresent(listener -> reading.execute(listener::close));
        session = Optional.empty();
        readingSession = Optional.empty();
        camera = Optional.empty();
        warmFor = "";
    }

    @Override
    public void close() {
        end();
    }

    private void notifyListener(Consumer<Listener> what) {
        listener.ifPresent(what);
    }
}
