package app.spoton.tablet.tablecamera.source;

import app.spoton.camera.Picture;
import app.spoton.camera.demo.DemoDeck;
import app.spoton.camera.demo.DemoRound;
import app.spoton.camera.demo.DemoTable;
import app.spoton.camera.device.LayoutCamera;
import app.spoton.camera.layout.GameLayout;
import app.spoton.camera.layout.Registration;
import app.spoton.camera.reading.CardReader;
import app.spoton.camera.reading.index.HouseDeck;
import app.spoton.camera.spots.EmptyLayout;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** The demonstration table in place of a camera: each still shows the current round. */
final class DemoCamera implements LayoutCamera {
    private static Optional<HouseDeck> learned = Optional.empty();
    private static boolean drawn;

    private final Supplier<DemoRound> dealt;
    private final Executor executor;
    private Optional<DemoTable> table = Optional.empty();
    private int take;

    DemoCamera(Supplier<DemoRound> dealt, Executor executor) {
        this.dealt = dealt;
        this.executor = executor;
    }

    static Registration registration() {
        try (DemoTable table = new DemoTable(DemoTable.STILL_WIDTH)) {
            return table.registration();
        }
    }

    /**
     * Its deck, enrolled like a house's own. Learning takes as long as reading three pictures and depends only on the
     * app's networks, so it is done once per process, not in every camera session.
     */
    static synchronized HouseDeck deck(CardReader reader) {
        if (learned.isEmpty()) {
            learned = Optional.of(DemoDeck.learn(reader));
        }
        return learned.get();
    }

    /** A round of six seats that nobody plays, once per process; the caller closes it. */
    static synchronized Optional<Picture> firstStill(GameLayout game) {
        if (drawn) {
            return Optional.empty();
        }
        drawn = true;
        try (DemoTable table = new DemoTable(DemoTable.STILL_WIDTH)) {
            return Optional.of(table.show(DemoRound.deal(game, 1, 6), 0));
        }
    }

    /** The empty felt of a game; the caller closes it. */
    static EmptyLayout emptyLayout(GameLayout game) {
        try (DemoTable table = new DemoTable(DemoTable.STILL_WIDTH); Picture empty = table.empty(game)) {
            return EmptyLayout.of(empty, table.registration());
        }
    }

    @Override
    public void open(Listener listener) {
        // Nothing to watch: cards appear only when they are asked for.
    }

    @Override
    public void takeStill(Consumer<Picture> still) {
        executor.execute(() -> {
            if (table.isEmpty()) {
                table = Optional.of(new DemoTable(DemoTable.STILL_WIDTH));
            }
            still.accept(table.get().show(dealt.get(), take++));
        });
    }

    @Override
    public void torch(boolean on) {
        // The demonstration table is always lit.
    }

    @Override
    public void focusOn(double left, double top, double right, double bottom) {
        // And always sharp.
    }

    @Override
    public void close() {
        executor.execute(() -> {
            table.ifPresent(DemoTable::close);
            table = Optional.empty();
        });
    }
}
