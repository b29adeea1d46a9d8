package app.spoton.tablet.tablecamera.source;

import app.spoton.camera.Picture;
import app.spoton.camera.Rotation;
import app.spoton.camera.SeenCard;
import app.spoton.camera.burst.Burst;
import app.spoton.camera.device.CameraProblem;
import app.spoton.camera.device.EvidencePictures;
import app.spoton.camera.device.LayoutCamera;
import app.spoton.camera.device.LayoutSession;
import app.spoton.camera.device.PreviewWatcher;
import app.spoton.camera.layout.FeltPrint;
import app.spoton.camera.layout.GameLayout;
import app.spoton.camera.layout.Registration;
import app.spoton.camera.reading.CardReader;
import app.spoton.camera.reading.ReadingConditions;
import app.spoton.camera.reading.index.HouseDeck;
import app.spoton.camera.spots.EmptyLayout;
import app.spoton.camera.spots.OccupiedSpots;
import app.spoton.camera.spots.SpotPlan;
import app.spoton.camera.spots.SpotReader;
import app.spoton.tablet.table.state.TableState;
import app.spoton.tablet.tablecamera.device.CameraProvider;
import app.spoton.tablet.tablecamera.preview.Snapshot;
import app.spoton.tablet.tablecamera.reading.TableReading;
import app.spoton.tablet.tablecamera.storage.CameraFiles;
import app.spoton.tablet.tablecamera.storage.CameraPreferences;
import app.spoton.tablet.tablecamera.storage.CardSourceKind;
import app.spoton.tablet.tablecamera.storage.EvidenceIndex;
import dagger.Lazy;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** The camera session's data about its table; use it on the reading thread. */
final class ReadingSession implements LayoutSession.Listener, AutoCloseable {
    /** What a session needs from its owner; the table changes during the session. */
    record Surroundings(CameraProvider cameras, CameraFiles files, Lazy<CardReader> reader, Lazy<SpotReader> spots,
            Supplier<Optional<TableState>> table, CameraPreferences preferences, EvidencePictures evidence) {
    }

    private final Surroundings around;
    private final CardSourceKind source;
    private final LayoutCamera layoutCamera;
    private final Consumer<Consumer<CardSource.Listener>> listeners;
    private Optional<Registration> registration = Optional.empty();
    private Optional<FeltPrint> print = Optional.empty();
    private Optional<HouseDeck> deck = Optional.empty();
    private CameraObstacle deckObstacle = CameraObstacle.NONE;
    private Optional<EmptyLayout> empty = Optional.empty();
    private String emptyGame = "";
    private String round = "";

    ReadingSession(Surroundings around, LayoutCamera layoutCamera, Consumer<Consumer<CardSource.Listener>> listeners) {
        this.around = around;
        this.source = around.preferences().source();
        this.layoutCamera = layoutCamera;
        this.listeners = listeners;
    }

    boolean isPrepared() {
        if (source == CardSourceKind.DEMONSTRATION) {
            return true;   // its place is known, and drawing it loads what only a reading needs
        }
        String name = around.table().get().map(now -> now.setup().name()).orElse("");
        CameraFiles.StoredTable stored = around.files().table(name);
        CameraFiles.StoredPrint felt = stored.registration().isPresent() ? around.files().print(name)
                : new CameraFiles.StoredPrint(Optional.empty(), false);
        // A table that has got another seat since has its seats elsewhere.
        int seats = around.table().get().map(now -> now.setup().seats()).orElse(0);
        boolean known = stored.registration().filter(place -> place.plan().seats() == seats).isPresent();
        if (!known || felt.isDamaged()) {
            felt.print().ifPresent(FeltPrint::close);
            boolean damaged = stored.isDamaged() || felt.isDamaged();
            notifyListener(listener -> listener.onObstacle(damaged ? CameraObstacle.REGISTRATION_DAMAGED : CameraObstacle.REGISTRATION));
            return false;
        }
        print = felt.print();
        setRegistration(stored.registration().get());
        empty = around.files().emptyLayout(name, place().plan());
        deck = around.files().decks().named(around.preferences().deck());
        if (deck.isEmpty() && !around.preferences().deck().isEmpty()) {
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

    /** Loads, learns and draws what does not depend on the cards, so that the first reading need not wait for it. */
    void warmUp() {
        around.reader().get();
        around.spots().get();
        learnDemonstrationDeck();
        around.table().get().ifPresent(now -> drawEmptyLayout(GameLayout.of(now.setup().game())));
        if (source == CardSourceKind.DEMONSTRATION) {
            around.table().get().ifPresent(this::readOnceForNobody);
        }
    }

    /** In a new process the first reading takes twice as long as the next, so it is not the dealer's. */
    private void readOnceForNobody(TableState now) {
        DemoCamera.firstStill(GameLayout.of(now.setup().game())).ifPresent(still -> {
            try (still; Burst burst = newBurst()) {
                burst.add(still);
                TableReading.of(burst.cards(), still, place(), now.setup().game(), Rotation.NONE);
                occupied(still, now);
            }
        });
    }

    private void learnDemonstrationDeck() {
        if (source == CardSourceKind.DEMONSTRATION && deck.isEmpty()) {
            deck = Optional.of(DemoCamera.deck(around.reader().get()));
        }
    }

    private void drawEmptyLayout(GameLayout game) {
        if (source == CardSourceKind.DEMONSTRATION && !emptyGame.equals(game.id())) {
            empty.ifPresent(EmptyLayout::close);
            empty = Optional.of(DemoCamera.emptyLayout(game));
            emptyGame = game.id();
        }
    }

    /** Empty if the table is not found: no card is assigned to a seat then. */
    Optional<Burst> burst(Picture first) {
        round = around.table().get().map(now -> now.round().audit().id()).orElse("");
        if (isTableLost(first)) {
            notifyListener(listener -> listener.onObstacle(CameraObstacle.MOVED));
            return Optional.empty();
        }
        learnDemonstrationDeck();
        return Optional.of(newBurst());
    }

    private Burst newBurst() {
        ReadingConditions known = ReadingConditions.UNKNOWN.with(place());
        return new Burst(around.reader().get(), deck.map(known::with).orElse(known));
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
        empty.ifPresent(EmptyLayout::close);
        empty = Optional.empty();
    }

    @Override
    public void onState(PreviewWatcher.State state) {
        notifyListener(listener -> listener.onStatus(CameraStatus.of(state)));
    }

    @Override
    public void onCards(List<SeenCard> cards, Picture sharpest) {
        TableState current = around.table().get().orElseThrow();
        Rotation turn = source == CardSourceKind.CAMERA ? around.cameras().turn() : Rotation.NONE;
        TableReading tableReading = TableReading.of(cards, sharpest, place(), current.setup().game(), turn);
        Snapshot snapshot = Snapshot.of(sharpest, turn);
        boolean failed = false;
        try {
            keepEvidence(cards, sharpest, turn);
        } catch (IOException e) {
            failed = true;
        }
        CameraLook look = new CameraLook(round, tableReading, occupied(sharpest, current), snapshot, failed);
        notifyListener(listener -> listener.onLook(look));
    }

    /** There are no proposals for a table without a known empty layout. */
    private OccupiedSpots occupied(Picture now, TableState current) {
        GameLayout game = GameLayout.of(current.setup().game());
        drawEmptyLayout(game);
        return empty.map(felt -> around.spots().get().read(felt, now, place(), spotPlan(current, game)))
                .orElse(OccupiedSpots.UNKNOWN);
    }

    /** The spots as marked on the house's felt; until then, only the seats' cards are checked. */
    private SpotPlan spotPlan(TableState current, GameLayout game) {
        if (source == CardSourceKind.DEMONSTRATION) {
            return SpotPlan.usual(place().plan(), game.spotRows());
        }
        return around.files().spots(current.setup().name(), game.id(), place().plan())
                .orElseGet(() -> new SpotPlan(place().plan(), List.of()));
    }

    /** Before the deal there is no round that a picture could document. */
    private void keepEvidence(List<SeenCard> cards, Picture sharpest, Rotation turn) throws IOException {
        Optional<String> kept = round.isEmpty() ? Optional.empty() : around.evidence().keep(sharpest, round);
        if (kept.isPresent()) {
            EvidenceIndex.write(around.files().evidence(), kept.get(), cards, sharpest, turn);
        }
    }

    @Override
    public void onProblem(CameraProblem trouble) {
        notifyListener(listener -> listener.onProblem(trouble));
    }

    @Override
    public void onLight() {
        notifyListener(CardSource.Listener::onLight);
    }

    private void notifyListener(Consumer<CardSource.Listener> what) {
        listeners.accept(what);
    }
}
