package app.spoton.tablet.eyes;

import android.view.Surface;
import app.spoton.camera.Picture;
import app.spoton.camera.Rotation;
import app.spoton.camera.SeenCard;
import app.spoton.camera.burst.Burst;
import app.spoton.camera.demo.DemoDeck;
import app.spoton.camera.device.CameraLens;
import app.spoton.camera.device.CameraProblem;
import app.spoton.camera.device.EvidencePictures;
import app.spoton.camera.device.LayoutCamera;
import app.spoton.camera.device.LayoutSession;
import app.spoton.camera.device.PreviewObjectDetector;
import app.spoton.camera.device.PreviewWatcher;
import app.spoton.camera.layout.FeltPrint;
import app.spoton.camera.layout.Registration;
import app.spoton.camera.reading.CardReader;
import app.spoton.camera.reading.ReadingConditions;
import app.spoton.camera.reading.index.HouseDeck;
import app.spoton.tablet.table.TableState;
import dagger.Lazy;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import javax.inject.Inject;

/** Eyes on a real layout or a drawn one: the same session reads both, with the same reader. */
final class LayoutEyes implements Eyes {
    private final Cameras cameras;
    private final KeptFiles files;
    private final Lazy<CardReader> reader;
    private final Executor reading;
    private final EvidencePictures evidence;
    private volatile Optional<TableState> table = Optional.empty();
    private volatile EyesChoices choices = new EyesChoices(CardSource.BY_HAND, false, "");
    private volatile long round;
    private Optional<Listener> listener = Optional.empty();
    private Optional<LayoutSession> session = Optional.empty();
    private Optional<LayoutCamera> camera = Optional.empty();
    private Optional<Told> knowing = Optional.empty();
    private Optional<Surface> shownOn = Optional.empty();
    private boolean light;

    @Inject
    LayoutEyes(Cameras cameras, KeptFiles files, Lazy<CardReader> reader, @Reading Executor reading) {
        this.cameras = cameras;
        this.files = files;
        this.reader = reader;
        this.reading = reading;
        this.evidence = new EvidencePictures(files.evidence(), () -> choices.evidence());
    }

    @Override
    public void listen(Listener told) {
        listener = Optional.of(told);
    }

    @Override
    public Obstacle open(EyesChoices now) {
        end();
        choices = now;
        if (now.source() == CardSource.DEMONSTRATION) {
            begin(new DemoCamera(() -> DemoDeal.of(table.orElseThrow(), round), reading), new NoSpotter(), 1);
        }
        return obstacle();
    }

    @Override
    public Obstacle obstacle() {
        boolean ask = choices.source() == CardSource.CAMERA && cameras.areThere() && !cameras.areAllowed();
        return ask ? Obstacle.PERMISSION : Obstacle.NONE;
    }

    @Override
    public void lies(TableState now) {
        table = Optional.of(now);
    }

    @Override
    public void nextRound() {
        round++;
    }

    @Override
    public void look(Surface surface) {
        shownOn = Optional.of(surface);
        if (choices.source() == CardSource.CAMERA) {
            end();
            begin(cameras.open(surface), cameras.spotter(reading), Burst.ENOUGH);
        }
    }

    @Override
    public void lookAway(Surface surface) {
        if (shownOn.filter(shown -> shown == surface).isEmpty()) {
            return;   // the picture is shown elsewhere by now
        }
        shownOn = Optional.empty();
        if (choices.source() == CardSource.CAMERA) {
            end();
        }
    }

    @Override
    public Optional<CameraLens> lens() {
        return cameras.lens();
    }

    @Override
    public void tryAgain() {
        shownOn.ifPresent(this::look);
    }

    private void begin(LayoutCamera layout, PreviewObjectDetector spotter, int stills) {
        Told told = new Told(layout);
        LayoutSession begun = new LayoutSession(layout, spotter, told::burst, stills, reading, told);
        camera = Optional.of(layout);
        session = Optional.of(begun);
        knowing = Optional.of(told);
        layout.torch(light);
        reading.execute(() -> {
            try {
                if (told.isPrepared()) {
                    begun.start();
                }
            } catch (LinkageError e) {   // a processor that OpenCV was not built for
                told.onProblem(CameraProblem.FAILED);
            }
        });
    }

    @Override
    public void read() {
        if (session.isPresent()) {
            session.get().readNow();
        } else {
            listener.ifPresent(told -> told.onProblem(
                    cameras.areThere() ? CameraProblem.FAILED : CameraProblem.NO_CAMERA));
        }
    }

    @Override
    public void torch(boolean on) {
        light = on;
        camera.ifPresent(now -> now.torch(on));
    }

    private void end() {
        session.ifPresent(LayoutSession::close);
        knowing.ifPresent(told -> reading.execute(told::close));
        session = Optional.empty();
        knowing = Optional.empty();
        camera = Optional.empty();
    }

    @Override
    public void close() {
        end();
    }

    /** One session's knowledge, on the thread that reads. */
    private final class Told implements LayoutSession.Listener, AutoCloseable {
        private final CardSource source = choices.source();
        private final LayoutCamera looksThrough;
        private Optional<Registration> registration = Optional.empty();
        private Optional<FeltPrint> print = Optional.empty();
        private Optional<HouseDeck> deck = Optional.empty();
        private Obstacle standing = Obstacle.NONE;

        Told(LayoutCamera looksThrough) {
            this.looksThrough = looksThrough;
        }

        boolean isPrepared() {
            if (source == CardSource.DEMONSTRATION) {
                return true;   // its place is known, and drawing it loads what only a reading needs
            }
            String name = table.map(now -> now.setup().name()).orElse("");
            KeptFiles.KeptTable kept = files.table(name);
            KeptFiles.KeptPrint felt = kept.registration().isPresent() ? files.print(name)
                    : new KeptFiles.KeptPrint(Optional.empty(), false);
            // A table that has got another seat since has its seats elsewhere.
            int seats = table.map(now -> now.setup().seats()).orElse(0);
            boolean known = kept.registration().filter(place -> place.plan().seats() == seats).isPresent();
            if (!known || felt.isDamaged()) {
                felt.print().ifPresent(FeltPrint::close);
                boolean damaged = kept.isDamaged() || felt.isDamaged();
                tell(told -> told.onObstacle(damaged ? Obstacle.REGISTRATION_DAMAGED : Obstacle.REGISTRATION));
                return false;
            }
            print = felt.print();
            lies(kept.registration().get());
            deck = files.decks().named(choices.deck());
            if (deck.isEmpty() && !choices.deck().isEmpty()) {
                standing = Obstacle.DECK;
                tell(told -> told.onObstacle(standing));
            }
            return true;
        }

        /** The table is there: focus and exposure go by it, not by the floor around. */
        private void lies(Registration where) {
            registration = Optional.of(where);
            double[] x = where.corners().stream().mapToDouble(c -> c.x() / where.pictureWidth()).sorted().toArray();
            double[] y = where.corners().stream().mapToDouble(c -> c.y() / where.pictureHeight()).sorted().toArray();
            looksThrough.focusOn(x[0], y[0], x[3], y[3]);
        }

        private Registration place() {
            if (registration.isEmpty() && source == CardSource.DEMONSTRATION) {
                registration = Optional.of(DemoCamera.registration());
            }
            return registration.orElseThrow();
        }

        /** Empty where it is not known any more where the table lies: no card is then given to any seat. */
        Optional<Burst> burst(Picture first) {
            if (isLost(first)) {
                tell(told -> told.onObstacle(Obstacle.MOVED));
                return Optional.empty();
            }
            if (source == CardSource.DEMONSTRATION && deck.isEmpty()) {
                deck = Optional.of(DemoDeck.learn(reader.get()));   // as a house shows its own deck
            }
            ReadingConditions known = ReadingConditions.UNKNOWN.with(place());
            return Optional.of(new Burst(reader.get(), deck.map(known::with).orElse(known)));
        }

        private boolean isLost(Picture first) {
            if (print.isEmpty()) {
                return false;
            }
            FeltPrint.Found found = print.get().find(first, place());
            if (found.position() == FeltPrint.TablePosition.MOVED) {
                lies(found.where());
            }
            if (found.position() != FeltPrint.TablePosition.LOST) {
                tell(told -> told.onObstacle(standing));
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
            tell(told -> told.onWatching(Watching.of(state)));
        }

        @Override
        public void onCards(List<SeenCard> cards, Picture sharpest) {
            TableState lying = table.orElseThrow();
            Rotation turn = source == CardSource.CAMERA ? cameras.turn() : Rotation.NONE;
            Look look = Look.of(cards, sharpest, place(), lying.setup().game(), turn);
            Shot shot = Shot.of(sharpest, turn);
            boolean failed = false;
            try {
                String name = EyesWitness.picture(lying.round());
                if (evidence.keep(sharpest, name).isPresent()) {
                    PictureIndex.write(files.evidence(), name, cards, sharpest, turn);
                }
            } catch (IOException e) {
                failed = true;
            }
            boolean notKept = failed;
            tell(told -> told.onLook(look, shot, notKept));
        }

        @Override
        public void onProblem(CameraProblem trouble) {
            tell(told -> told.onProblem(trouble));
        }

        @Override
        public void onLight() {
            tell(Listener::onLight);
        }

        private void tell(Consumer<Listener> what) {
            listener.ifPresent(what);
        }
    }
}
