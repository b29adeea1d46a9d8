package app.spoton.camera.device;

import app.spoton.camera.Picture;
import app.spoton.camera.SeenCard;
import app.spoton.camera.burst.Burst;
import java.util.List;
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
    }

    /** A burst is given up after this many stills, with whatever it has. */
    private static final int MOST_STILLS = 9;

    private final LayoutCamera camera;
    private final ObjectSpotter spotter;
    private final Supplier<Burst> bursts;
    private final Evidence evidence;
    private final Executor executor;
    private final Listener listener;
    private final PreviewWatch watch = new PreviewWatch();
    private PreviewFrame before;
    private boolean spotting;
    private boolean reading;
    private boolean toldDark;
    private boolean closed;

    public LayoutSession(LayoutCamera camera, ObjectSpotter spotter, Supplier<Burst> bursts, Evidence evidence,
            Executor executor, Listener listener) {
        this.camera = camera;
        this.spotter = spotter;
        this.bursts = bursts;
        this.evidence = evidence;
        this.executor = executor;
        this.listener = listener;
    }

    public void start() {
        camera.open(this);
    }

    @Override
    public void onPreview(PreviewFrame frame) {
        executor.execute(() -> {
            if (closed || spotting || reading) {
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
                reading = false;
                listener.onTrouble(trouble);
            }
        });
    }

    /** Reads what lies there now, as if it had just been laid down. */
    public void readAgain() {
        executor.execute(watch::again);
    }

    private void see(PreviewFrame frame, List<Thing> things) {
        spotting = false;
        if (closed) {
            return;
        }
        double moved = before == null ? 1 : frame.moved(before);
        before = frame;
        PreviewWatch.State state = watch.see(frame.atMs(), moved, frame.brightness(), things);
        if (watch.isDark() && !toldDark) {
            listener.onTrouble(CameraTrouble.LOW_LIGHT);
        }
        toldDark = watch.isDark();
        listener.onState(state);
        if (state == PreviewWatch.State.READ_NOW) {
            reading = true;
            next(bursts.get(), new Sharpest(), 0);
        }
    }

    private void next(Burst burst, Sharpest sharpest, int taken) {
        camera.takeStill(still -> executor.execute(() -> take(burst, sharpest, taken, still)));
    }

    private void take(Burst burst, Sharpest sharpest, int taken, Picture still) {
        if (closed) {
            still.close();
            burst.close();
            sharpest.close();
            return;
        }
        Burst.Still use = burst.add(still);
        if (use == Burst.Still.BLURRED) {
            still.close();
        } else {
            sharpest.keep(still);
        }
        if (!burst.isEnough() && taken + 1 < MOST_STILLS) {
            next(burst, sharpest, taken + 1);
            return;
        }
        reading = false;
        evidence.keep(sharpest.picture(), "layout-" + System.currentTimeMillis());
        listener.onCards(burst.cards(), sharpest.picture());
        burst.close();
        sharpest.close();
    }

    @Override
    public void close() {
        camera.close();
        spotter.close();
        executor.execute(() -> closed = true);
    }

    /** The last still that was used. */
    private static final class Sharpest implements AutoCloseable {
        private Picture kept;

        void keep(Picture picture) {
            close();
            kept = picture;
        }

        Picture picture() {
            return kept;
        }

        @Override
        public void close() {
            if (kept != null) {
                kept.close();
            }
        }
    }
}
