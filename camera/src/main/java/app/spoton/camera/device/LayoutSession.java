package app.spoton.camera.device;

import app.spoton.camera.Picture;
import app.spoton.camera.SeenCard;
import app.spoton.camera.burst.Burst;
import app.spoton.camera.burst.BurstLength;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Reads the layout automatically: watches the preview, takes a burst when the cards lie still, and delivers the cards.
 * Everything happens on one serial executor.
 */
public final class LayoutSession implements LayoutCamera.Listener, AutoCloseable {
    /** Called on the session's executor. */
    public interface Listener {
        void onState(PreviewWatcher.State state);

        /** @param sharpest the still to cut pictures for questions from; closed when this returns */
        void onCards(List<SeenCard> cards, Picture sharpest);

        void onProblem(CameraProblem problem);

        /** It was too dark to read, and no longer is. */
        void onLight();
    }

    /** Begins the reading of a layout. */
    @FunctionalInterface
    public interface Bursts {
        /**
         * The burst that starts with this still; it has no result yet.
         *
         * @return empty if what the still shows must not be read; whoever decides that tells why
         */
        Optional<Burst> begin(Picture first);
    }

    /** A burst is given up after this many stills, with whatever it has. */
    private static final int MOST_STILLS = 9;
    /** A detector that has not answered by then has lost the frame. */
    private static final long SPOTTING_MS = 2_000;

    private final LayoutCamera camera;
    private final PreviewObjectDetector detector;
    private final Bursts bursts;
    private final BurstLength stills;
    private final Executor executor;
    private final Listener listener;
    private final PreviewWatcher watch = new PreviewWatcher();
    private final AtomicBoolean underWay = new AtomicBoolean();
    private Optional<PreviewFrame> before = Optional.empty();
    private Optional<PreviewFrame> spotted = Optional.empty();
    private Optional<BurstCapture> taking = Optional.empty();
    private boolean started;
    private boolean dark;
    private boolean closed;

    /**
     * A session that begins with {@link #start()}.
     *
     * @param stills how many make a reading
     */
    public LayoutSession(LayoutCamera camera, PreviewObjectDetector detector, Bursts bursts, BurstLength stills,
            Executor executor, Listener listener) {
        this.camera = camera;
        this.detector = detector;
        this.bursts = bursts;
        this.stills = stills;
        this.executor = executor;
        this.listener = listener;
    }

    public void start() {
        executor.execute(() -> {
            if (!closed) {
                started = true;
                camera.open(this);
            }
        });
    }

    @Override
    public void onPreview(PreviewFrame frame) {
        if (!underWay.compareAndSet(false, true)) {
            return;   // a frame that comes too early is dropped, never queued: a reading takes as long as thirty frames
        }
        executor.execute(() -> {
            underWay.set(false);
            boolean waits = spotted.filter(last -> frame.atMs() - last.atMs() < SPOTTING_MS).isPresent();
            if (closed || waits || taking.isPresent()) {
                return;
            }
            spotted = Optional.of(frame);
            try {
                detector.spot(frame, things -> executor.execute(() -> see(frame, things)));
            } catch (RuntimeException e) {   // a detector that was closed or cannot go on: a tap still reads
                spotted = Optional.empty();
            }
        });
    }

    @Override
    public void onProblem(CameraProblem problem) {
        executor.execute(() -> {
            if (!closed) {
                stopTaking();
                listener.onProblem(problem);
            }
        });
    }

    /** Reads the current layout as soon as it lies still, as if the cards had just been placed. */
    public void readAgain() {
        executor.execute(watch::again);
    }

    /** Reads the layout immediately, whatever the preview shows. */
    public void readNow() {
        executor.execute(() -> {
            if (!closed && !started) {
                listener.onProblem(CameraProblem.FAILED);
            } else if (!closed && taking.isEmpty()) {
                watch.taken();
                listener.onState(PreviewWatcher.State.READ_NOW);
                take();
            }
        });
    }

    private void see(PreviewFrame frame, List<PreviewObject> things) {
        if (spotted.filter(last -> last == frame).isEmpty()) {
            return;   // an answer that came too late
        }
        spotted = Optional.empty();
        if (closed || taking.isPresent()) {
            return;
        }
        double moved = before.map(frame::moved).orElse(1.0);
        before = Optional.of(frame);
        PreviewWatcher.State state = watch.see(frame.atMs(), moved, frame.brightness(), things);
        if (watch.isDark() != dark) {
            dark = watch.isDark();
            if (dark) {
                listener.onProblem(CameraProblem.LOW_LIGHT);
            } else {
                listener.onLight();
            }
        }
        listener.onState(state);
        if (state == PreviewWatcher.State.READ_NOW) {
            take();
        }
    }

    private void take() {
        BurstCapture now = new BurstCapture();
        taking = Optional.of(now);
        next(now);
    }

    private void next(BurstCapture now) {
        camera.takeStill(still -> executor.execute(() -> add(now, still)));
    }

    private void add(BurstCapture now, Picture still) {
        if (taking.filter(current -> current == now).isEmpty()) {
            still.close();   // given up meanwhile
            return;
        }
        boolean more = false;
        try {
            if (now.burst.isEmpty()) {
                now.burst = bursts.begin(still);
            }
            if (now.burst.isEmpty()) {
                still.close();
            } else {
                now.add(now.burst.get(), still);
                more = !stills.isReached(now.burst.get()) && now.taken < MOST_STILLS;
                if (!more) {
                    listener.onCards(now.burst.get().cards(), now.sharpest());
                }
            }
        } catch (RuntimeException | LinkageError e) {   // no picture may bring the table down, nor a missing reader
            still.close();
            listener.onProblem(CameraProblem.FAILED);
        }
        if (more) {
            next(now);
        } else {
            stopTaking();
        }
    }

    private void stopTaking() {
        taking.ifPresent(BurstCapture::close);
        taking = Optional.empty();
    }

    @Override
    public void close() {
        camera.close();
        detector.close();
        executor.execute(() -> {
            closed = true;
            stopTaking();
        });
    }

    /** A burst in progress, with its sharpest still. At most that still and the one being read are in memory. */
    private static final class BurstCapture implements AutoCloseable {
        private Optional<Burst> burst = Optional.empty();
        private Optional<Picture> kept = Optional.empty();
        private double sharpness;
        private int taken;

        void add(Burst to, Picture still) {
            taken++;
            Burst.Still use = to.add(still);
            boolean best = use == Burst.Still.MOVED || to.sharpness() > sharpness || kept.isEmpty();
            if (use == Burst.Still.BLURRED || !best) {
                still.close();
                return;
            }
            kept.ifPresent(Picture::close);
            kept = Optional.of(still);
            sharpness = to.sharpness();
        }

        Picture sharpest() {
            return kept.orElseThrow();   // the first still is never blurred against another
        }

        @Override
        public void close() {
            burst.ifPresent(Burst::close);
            kept.ifPresent(Picture::close);
            kept = Optional.empty();
        }
    }
}
