package app.spoton.tablet.tablecamera.source;

import android.view.Surface;
import app.spoton.camera.reading.CardReader;
import app.spoton.camera.reading.ReadingConditions;
import app.spoton.camera.reading.index.HouseDeck;
import app.spoton.camera.Picture;
import app.spoton.camera.SeenCard;
import app.spoton.camera.Rotation;
import app.spoton.camera.burst.Burst;
import app.spoton.camera.demo.DemoDeck;
import app.spoton.camera.device.CameraProblem;
import app.spoton.camera.device.EvidencePictures;
import app.spoton.camera.device.LayoutCamera;
import app.spoton.camera.device.LayoutSession;
import app.spoton.camera.device.CameraLens;
import app.spoton.camera.device.PreviewObjectDetector;
import app.spoton.camera.device.PreviewWatcher;
import app.spoton.camera.layout.FeltPrint;
import app.spoton.camera.layout.Registration;
import app.spoton.tablet.table.state.TableState;
import app.spoton.tablet.tablecamera.device.CameraProvider;
import app.spoton.tablet.tablecamera.device.NoObjectDetection;
import app.spoton.tablet.tablecamera.preview.Snapshot;
import app.spoton.tablet.tablecamera.reading.TableReading;
import app.spoton.tablet.tablecamera.storage.CameraFiles;
import app.spoton.tablet.tablecamera.storage.CameraPreferences;
import app.spoton.tablet.tablecamera.storage.CardSourceKind;
import app.spoton.tablet.tablecamera.storage.EvidenceIndex;
import app.spoton.tablet.tablecamera.storage.StoredCameraEvidence;
import app.spoton.tablet.threads.ReadingExecutor;
import dagger.Lazy;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import javax.inject.Inject;

/** Reads a real layout or a drawn one with the same session and reader. */
public final class CameraCardSource implements CardSource {
    private final CameraProvider cameras;
    private final CameraFiles files;
    private final Lazy<CardReader> reader;
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

    @Inject
    CameraCardSource(CameraProvider cameras, CameraFiles files, Lazy<CardReader> reader, @ReadingExecutor Executor reading) {
        this.cameras = cameras;
        this.files = files;
        this.reader = reader;
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
            begin(new DemoCamera(() -> DemoDealer.of(table.orElseThrow(), round), reading), new NoObjectDetection(), 1);
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
        table = Optional.of(now);
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
            begin(cameras.open(surface), cameras.spotter(reading), Burst.ENOUGH);
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

    private void begin(LayoutCamera layout, PreviewObjectDetector spotter, int stills) {
        ReadingSession listener = new ReadingSession(layout);
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
    }

    @Override
    public void close() {
        end();
    }

    /** What one session knows; used on the reading thread. */
    private final class ReadingSession implements LayoutSession.Listener, AutoCloseable {
        private final CardSourceKind source = preferences.source();
        private final LayoutCamera layoutCamera;
        private Optional<Registration> registration = Optional.empty();
        private Optional<FeltPrint> print = Optional.empty();
        private Optional<HouseDeck> deck = Optional.empty();
        private CameraObstacle deckObstacle = CameraObstacle.NONE;

        ReadingSession(LayoutCamera layoutCamera) {
            this.layoutCamera = layoutCamera;
        }

        boolean isPrepared() {
            if (source == CardSourceKind.DEMONSTRATION) {
                return true;   // its place is known, and drawing it loads what only a reading needs
            }
            String name = table.map(now -> now.setup().name()).orElse("");
            CameraFiles.StoredTable stored = files.table(name);
            CameraFiles.StoredPrint felt = stored.registration().isPresent() ? files.print(name)
                    : new CameraFiles.StoredPrint(Optional.empty(), false);
            // A table that has got another seat since has its seats elsewhere.
            int seats = table.map(now -> now.setup().seats()).orElse(0);
            boolean known = stored.registration().filter(place -> place.plan().seats() == seats).isPresent();
            if (!known || felt.isDamaged()) {
                felt.print().ifPresent(FeltPrint::close);
                boolean damaged = stored.isDamaged() || felt.isDamaged();
                notifyListener(listener -> listener.onObstacle(damaged ? CameraObstacle.REGISTRATION_DAMAGED : CameraObstacle.REGISTRATION));
                return false;
            }
            print = felt.print();
            setRegistration(stored.registration().get());
            deck = files.decks().named(preferences.deck());
            if (deck.isEmpty() && !preferences.deck().isEmpty()) {
                deckObstacle = CameraObstacle.DECK;
                notifyListener(listener -> listener.onObstacle(deckObstacle));
            }
            return true;
        }

        /** Focus and exposure follow the table, not the floor around it. */
        private void setRegistration(Registration where) {
            registration = Optional.of(where);
            double[] x = where.corners().stream().mapToDouble(c -> c.x() / where.pictureWidth()).sorted().toArray();
            double[] y = where.corners().stream().mapToDouble(c -> c.y() / where.pictureHeight()).sorted().toArray();
            layoutCamera.focusOn(x[0], y[0], x[3], y[3]);
        }

        private Registration place() {
            if (registration.isEmpty() && source == CardSourceKind.DEMONSTRATION) {
                registration = Optional.of(DemoCamera.registration());
            }
            return registration.orElseThrow();
        }

        /** Empty if the table is not found: no card is assigned to a seat then. */
        Optional<Burst> burst(Picture first) {
            if (isTableLost(first)) {
                notifyListener(listener -> listener.onObstacle(CameraObstacle.MOVED));
                return Optional.empty();
            }
            if (source == CardSourceKind.DEMONSTRATION && deck.isEmpty()) {
                deck = Optional.of(DemoDeck.learn(reader.get()));   // as a house shows its own deck
            }
            ReadingConditions known = ReadingConditions.UNKNOWN.with(place());
            return Optional.of(new Burst(reader.get(), deck.map(known::with).orElse(known)));
        }

        private boolean isTableLost(Picture first) {
            if (print.isEmpty()) {
                return false;
            }
            FeltPrint.Found found = print.get().find(first, place());
            if (found.position() == FeltPrint.TablePosition.MOVED) {
                setRegistration(found.where());
            }
            if (found.position() != FeltPrint.TablePosition.LOST) {
                notifyListener(listener -> listener.onObstacle(deckObstacle));
            }
            return found.position() == FeltPrint.TablePosition.LOST;
        }

        @Override
        public void close() {
            print.ifPresent(FeltPrint::close);
            print = Optional.empty();
        }

        @Override
        public void onState(PreviewWatcher.State state) {
            notifyListener(listener -> listener.onStatus(CameraStatus.of(state)));
        }

        @Override
        public void onCards(List<SeenCard> cards, Picture sharpest) {
            TableState current = table.orElseThrow();
            Rotation turn = source == CardSourceKind.CAMERA ? cameras.turn() : Rotation.NONE;
            TableReading tableReading = TableReading.of(cards, sharpest, place(), current.setup().game(), turn);
            Snapshot snapshot = Snapshot.of(sharpest, turn);
            boolean failed = false;
            try {
                String name = StoredCameraEvidence.picture(current.round());
                if (evidence.keep(sharpest, name).isPresent()) {
                    EvidenceIndex.write(files.evidence(), name, cards, sharpest, turn);
                }
            } catch (IOException e) {
                failed = true;
            }
            boolean evidenceFailed = failed;
            notifyListener(listener -> listener.onReading(tableReading, snapshot, evidenceFailed));
        }

        @Override
        public void onProblem(CameraProblem trouble) {
            notifyListener(listener -> listener.onProblem(trouble));
        }

        @Override
        public void onLight() {
            notifyListener(Listener::onLight);
        }

        private void notifyListener(Consumer<Listener> what) {
            listener.ifPresent(what);
        }
    }
}
