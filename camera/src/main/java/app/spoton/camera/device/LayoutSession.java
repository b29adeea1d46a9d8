package app.spoton.camera.device;

import app.spoton.camera.Picture;
import app.spoton.camera.SeenCard;
import app.spoton.camera.burst.Burst;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Supplier;

/**
 * Reads the layout by itself: watches the preview, takes a burst when the cards lie still, and hands over the cards.
 * Everything happens on one serial executor.
 */
public final class LayoutSession implements LayoutCamera.Listener, AutoCloseable {
    /** Told on the session's executor. */
    public interface Listener {
        void onState(PreviewWatch.State state);

        /** @param sharpest the still to cut pictures for questions from; closed when this returns */
        void onCards(List<SeenCard> cards, Picture sharpest);

        void onTrouble(CameraTrouble trouble);

        /** It was too dark to read, and no longer is. */
        void onLight();
    }

    /** A burst is given up after this many stills, with whatever it has. */
    private static final int MOST_STILLS = 9;

    private final LayoutCamera camera;
    private final ObjectSpotter spotter;
    private final Supplier<Burst> bursts;
    private final int stills;
    private final Executor executor;
    private final Listener listener;
    private final PreviewWatch watch = new PreviewWatch();
    private PreviewFrame before;
    private Optional<Taking> taking = Optional.empty();
    private boolean spotting;
    private boolean dark;
    private boolean closed;

    /**
     * A session that begins with {@link #start()}.
     *
     * @param stills how many make a reading: {@link Burst#ENOUGH} from a camera, one from something drawn
     */
    public LayoutSession(LayoutCamera camera, ObjectSpotter spotter, Supplier<Burst> bursts, int stills,
            Executor executor, Listener listener) {
        this.camera = camera;
        this.spotter = spotter;
        this.bursts = bursts;
        this.stills = stills;
        this.executor = executor;
        this.listener = listener;
    }

    public void start() {
        camera.open(this);
    }

    @Override
    public void onPreview(PreviewFrame frame) {
        executor.execute(() -> {
            if (closed || spotting || taking.isPresent()) {
                return;   // a frame that comes too early is dropped, never queued
            }
            spotting = true;
            spotter.spot(frame, things -> executor.execute(() -> see(frame, things)));
        });
    }

    @Override
    public void onTrouble(CameraTrouble trouble) {
        executor.execute(() -> {
            if (!closed) {
                stopTaking();
                listener.onTrouble(trouble);
            }
        });
    }

    /** Reads what lies there as soon as it lies still, as if it had just been laid down. */
    public void readAgain() {
        executor.execute(watch::again);
    }

    /** Reads what lies there this moment, whatever the preview shows. */
    public void readNow() {
        executor.execute(() -> {
            if (!closed && taking.isEmpty()) {
                watch.taken();
                listener.onState(PreviewWatch.State.READ_NOW);
                take();
            }
        });
    }

    private void see(PreviewFrame frame, List<Thing> things) {
        spotting = false;
        if (closed || taking.isPresent()) {
            return;
        }
        double moved = before == null ? 1 : frame.moved(before);
        before = frame;
        PreviewWatch.State state = watch.see(frame.atMs(), moved, frame.brightness(), things);
        if (watch.isDark() != dark) {
            dark = watch.isDark();
            if (dark) {
                listener.onTrouble(CameraTrouble.LOW_LIGHT);
            } else {
                listener.onLight();
            }
        }
        listener.onState(state);
        if (state == PreviewWatch.State.READ_NOW) {
            take();
        }
    }

    private void take() {
        try {
            Taking now = new Taking(bursts.get());
            taking = Optional.of(now);
            next(now);
        } catch (RuntimeException | LinkageError e) {   // a reader that cannot be loaded on this tablet
            listener.onTrouble(CameraTrouble.FAILED);
        }
    }

    private void next(Taking now) {
        camera.takeStill(still -> executor.execute(() -> add(now, still)));
    }

    private void add(Taking now, Picture still) {
        if (taking.filter(current -> current == now).isEmpty()) {
            still.close();   // given up meanwhile
            return;
        }
        try {
            now.add(still);
            if (now.burst.stills() < stills && now.taken < MOST_STILLS) {
                next(now);
                return;
            }
            listener.onCards(now.burst.cards(), now.sharpest());
        } catch (RuntimeException e) {   // OpenCV's, of which no picture may bring the table down
            listener.onTrouble(CameraTrouble.FAILED);
        }
        stopTaking();
    }

    private void stopTaking() {
        taking.ifPresent(Taking::close);
        taking = Optional.empty();
    }

    @Override
    public void close() {
        camera.close();
        spotter.close();
        executor.execute(() -> {
            closed = true;
            stopTaking();
        });
    }

    /** A burst on its way, with the sharpest of its stills. */
    private static final class Taking implements AutoCloseable {
        private final Burst burst;
        private Optional<Picture> kept = Optional.empty();
        private double sharpness;
        private int taken;

        Taking(Burst burst) {
            this.burst = burst;
        }

        void add(Picture still) {
            taken++;
            Burst.Still use = burst.add(still);
            boolean best = use == Burst.Still.MOVED || burst.sharpness() > sharpness || kept.isEmpty();
            if (use == Burst.Still.BLURRED || !best) {
                still.close();
                return;
            }
            kept.ifPresent(Picture::close);
            kept = Optional.of(still);
            sharpness = burst.sharpness();
        }

        Picture sharpest() {
            return kept.orElseThrow();   // the first still is never blurred against another
        }

        @Override
        public void close() {
            burst.close();
            kept.ifPresent(Picture::close);
            kept = Optional.empty();
        }
    }
}
