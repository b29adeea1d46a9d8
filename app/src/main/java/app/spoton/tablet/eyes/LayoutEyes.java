package app.spoton.tablet.eyes;

import android.view.Surface;
import app.spoton.camera.CardReader;
import app.spoton.camera.Conditions;
import app.spoton.camera.HouseDeck;
import app.spoton.camera.Picture;
import app.spoton.camera.SeenCard;
import app.spoton.camera.burst.Burst;
import app.spoton.camera.demo.DemoDeck;
import app.spoton.camera.device.CameraTrouble;
import app.spoton.camera.device.Evidence;
import app.spoton.camera.device.LayoutCamera;
import app.spoton.camera.device.LayoutSession;
import app.spoton.camera.device.ObjectSpotter;
import app.spoton.camera.device.PreviewWatch;
import app.spoton.camera.layout.Registration;
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
    private final Evidence evidence;
    private volatile Optional<TableState> table = Optional.empty();
    private volatile EyesChoices choices = new EyesChoices(CardSource.BY_HAND, false, "");
    private volatile long round;
    private Optional<Listener> listener = Optional.empty();
    private Optional<LayoutSession> session = Optional.empty();
    private Optional<LayoutCamera> camera = Optional.empty();
    private Optional<Surface> shownOn = Optional.empty();

    @Inject
    LayoutEyes(Cameras cameras, KeptFiles files, Lazy<CardReader> reader, @Reading Executor reading) {
        this.cameras = cameras;
        this.files = files;
        this.reader = reader;
        this.reading = reading;
        this.evidence = new Evidence(files.evidence(), () -> choices.evidence());
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
        if (choices.source() == CardSource.CAMERA && session.isEmpty()) {
            begin(cameras.open(surface, reading), cameras.spotter(reading), Burst.ENOUGH);
        }
    }

    @Override
    public void lookAway() {
        shownOn = Optional.empty();
        if (choices.source() == CardSource.CAMERA) {
            end();
        }
    }

    @Override
    public void tryAgain() {
        shownOn.ifPresent(surface -> {
            end();
            look(surface);
        });
    }

    private void begin(LayoutCamera layout, ObjectSpotter spotter, int stills) {
        Told told = new Told();
        LayoutSession begun = new LayoutSession(layout, spotter, told::burst, stills, reading, told);
        camera = Optional.of(layout);
        session = Optional.of(begun);
        reading.execute(() -> {
            if (told.isPrepared()) {
                begun.start();
            }
        });
    }

    @Override
    public void read() {
        if (session.isPresent()) {
            session.get().readNow();
        } else {
            listener.ifPresent(told -> told.onTrouble(
                    cameras.areThere() ? CameraTrouble.FAILED : CameraTrouble.NO_CAMERA));
        }
    }

    @Override
    public void torch(boolean on) {
        camera.ifPresent(now -> now.torch(on));
    }

    private void end() {
        session.ifPresent(LayoutSession::close);
        session = Optional.empty();
        camera = Optional.empty();
    }

    @Override
    public void close() {
        end();
    }

    /** One session's knowledge, on the thread that reads. */
    private final class Told implements LayoutSession.Listener {
        private final CardSource source = choices.source();
        private Optional<Registration> registration = Optional.empty();
        private Optional<HouseDeck> deck = Optional.empty();

        boolean isPrepared() {
            if (source == CardSource.DEMONSTRATION) {
                return true;   // its place is known, and drawing it loads what only a reading needs
            }
            KeptFiles.KeptTable kept = files.table(table.map(now -> now.setup().name()).orElse(""));
            registration = kept.registration();
            if (registration.isEmpty()) {
                tell(told -> told.onObstacle(
                        kept.isDamaged() ? Obstacle.REGISTRATION_DAMAGED : Obstacle.REGISTRATION));
                return false;
            }
            deck = files.decks().named(choices.deck());
            if (deck.isEmpty() && !choices.deck().isEmpty()) {
                tell(told -> told.onObstacle(Obstacle.DECK));
            }
            return true;
        }

        private Registration place() {
            if (registration.isEmpty() && source == CardSource.DEMONSTRATION) {
                registration = Optional.of(DemoCamera.registration());
            }
            return registration.orElseThrow();
        }

        Burst burst() {
            Registration where = place();
            if (source == CardSource.DEMONSTRATION && deck.isEmpty()) {
                deck = Optional.of(DemoDeck.learn(reader.get()));   // as a house shows its own deck
            }
            Conditions known = Conditions.UNKNOWN.withIndexHeight(where.indexHeight(where.pictureWidth()));
            return new Burst(reader.get(), deck.map(known::with).orElse(known));
        }

        @Override
        public void onState(PreviewWatch.State state) {
            tell(told -> told.onWatching(Watching.of(state)));
        }

        @Override
        public void onCards(List<SeenCard> cards, Picture sharpest) {
            TableState lying = table.orElseThrow();
            Look look = Look.of(cards, sharpest, place(), lying.setup().game());
            Shot shot = Shot.of(sharpest);
            boolean failed = false;
            try {
                String name = EyesWitness.picture(lying.round());
                if (evidence.keep(sharpest, name).isPresent()) {
                    PictureIndex.write(files.evidence(), name, cards, sharpest);
                }
            } catch (IOException e) {
                failed = true;
            }
            boolean notKept = failed;
            tell(told -> told.onLook(look, shot, notKept));
        }

        @Override
        public void onTrouble(CameraTrouble trouble) {
            tell(told -> told.onTrouble(trouble));
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
