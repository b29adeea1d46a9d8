package app.spoton.camera.device.camera2;

import android.Manifest;
import android.content.Context;
import android.content.pm.PackageManager;
import android.hardware.camera2.CameraAccessException;
import android.hardware.camera2.CameraCaptureSession;
import android.hardware.camera2.CameraDevice;
import android.hardware.camera2.CameraManager;
import android.hardware.camera2.CaptureFailure;
import android.hardware.camera2.CaptureRequest;
import android.hardware.camera2.params.SessionConfiguration;
import android.os.Handler;
import android.os.Looper;
import android.view.Surface;
import app.spoton.camera.Picture;
import app.spoton.camera.device.CameraLens;
import app.spoton.camera.device.CameraProblem;
import app.spoton.camera.device.LayoutCamera;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * The tablet's own camera through Camera2. All its state is confined to one serial executor, which must not be the one
 * that reads cards, because a camera stops if nothing takes its frames. It is opened once; after a problem, create a
 * new one.
 */
public final class TabletCamera implements LayoutCamera {
    /** A camera that has not answered by then will not. */
    static final long OPENING_MS = 8_000;
    static final long STILL_MS = 5_000;

    private final Context context;
    private final CameraManager cameras;
    private final Surface preview;
    private final Executor executor;
    private final Handler later = new Handler(Looper.getMainLooper());
    private final CaptureRequests requests = new CaptureRequests();
    private final StillQueue stills = new StillQueue();
    private Optional<CameraDevice> device = Optional.empty();
    private Optional<CameraStreams> streams = Optional.empty();
    private Optional<Running> running = Optional.empty();
    private Listener listener = new SilentListener();
    private State state = State.NEW;

    private enum State { NEW, OPEN, OVER }

    private record Running(CameraDevice device, CameraCaptureSession session, CameraStreams streams,
            CameraFacts facts) {
    }

    /** @param preview where the picture is shown; if it goes away early the camera says that it has failed */
    public TabletCamera(Context context, Surface preview, Executor executor) {
        this.context = context;
        this.cameras = context.getSystemService(CameraManager.class);
        this.preview = preview;
        this.executor = executor;
    }

    /** The camera's facts; empty if there is none, or they are unavailable now. */
    public static Optional<CameraLens> lens(Context context) {
        try {
            return CameraFacts.find(context.getSystemService(CameraManager.class)).map(CameraFacts::lens);
        } catch (CameraAccessException | RuntimeException e) {   // a camera service that is restarting
            return Optional.empty();
        }
    }

    @Override
    public void open(Listener listener) {
        executor.execute(() -> {
            if (state != State.NEW) {
                return;   // closed before it began
            }
            state = State.OPEN;
            this.listener = listener;
            if (context.checkSelfPermission(Manifest.permission.CAMERA) != PackageManager.PERMISSION_GRANTED) {
                fail(CameraProblem.PERMISSION_DENIED);
                return;
            }
            attempt(() -> {
                Optional<CameraFacts> facts = CameraFacts.find(cameras);
                if (facts.isEmpty()) {
                    fail(CameraProblem.NO_CAMERA);
                    return;
                }
                cameras.openCamera(facts.get().id(), executor, new Opening(facts.get()));
                giveUp(OPENING_MS, () -> running.isEmpty());
            });
        });
    }

    /** Everything that Camera2 may throw; it throws whenever something has disappeared in the meantime. */
    private void attempt(Attempt attempt) {
        try {
            attempt.run();
        } catch (CameraAccessException e) {
            fail(CaptureRequests.problem(e));
        } catch (SecurityException e) {
            fail(CameraProblem.PERMISSION_DENIED);
        } catch (IllegalArgumentException | IllegalStateException | UnsupportedOperationException e) {
            fail(CameraProblem.FAILED);   // a surface that is gone, a device that was closed
        }
    }

    @FunctionalInterface
    private interface Attempt {
        void run() throws CameraAccessException;
    }

    private void giveUp(long ms, BooleanSupplier stillWaiting) {
        later.postDelayed(() -> executor.execute(() -> {
            if (state == State.OPEN && stillWaiting.getAsBoolean()) {
                fail(CameraProblem.FAILED);
            }
        }), ms);
    }

    private final class Opening extends CameraDevice.StateCallback {
        private final CameraFacts facts;

        Opening(CameraFacts facts) {
            this.facts = facts;
        }

        @Override
        public void onOpened(CameraDevice opened) {
            if (state != State.OPEN) {
                opened.close();
                return;
            }
            device = Optional.of(opened);
            attempt(() -> startSession(opened, facts));
        }

        @Override
        public void onDisconnected(CameraDevice gone) {
            gone.close();
            fail(CameraProblem.TAKEN_AWAY);
        }

        @Override
        public void onError(CameraDevice broken, int error) {
            broken.close();
            fail(CaptureRequests.problem(error));
        }
    }

    private void startSession(CameraDevice opened, CameraFacts facts) throws CameraAccessException {
        CameraStreams made = new CameraStreams(facts);
        streams = Optional.of(made);
        made.listen(later, executor, this::deliver, frame -> listener.onPreview(frame));
        opened.createCaptureSession(new SessionConfiguration(SessionConfiguration.SESSION_REGULAR,
                made.outputs(preview), executor, new CameraCaptureSession.StateCallback() {
                    @Override
                    public void onConfigured(CameraCaptureSession session) {
                        if (state == State.OPEN) {
                            running = Optional.of(new Running(opened, session, made, facts));
                            repeat();
                            takeNext();
                        }
                    }

                    @Override
                    public void onConfigureFailed(CameraCaptureSession session) {
                        fail(CameraProblem.FAILED);
                    }
                }));
    }

    private void repeat() {
        running.ifPresent(now -> attempt(() -> now.session.setSingleRepeatingRequest(
                requests.preview(now.device, now.facts, preview, now.streams.watched()), executor,
                new CameraCaptureSession.CaptureCallback() { })));
    }

    @Override
    public void takeStill(Consumer<Picture> still) {
        executor.execute(() -> {
            if (state == State.OPEN) {
                stills.add(still);   // if the camera is still starting, the still is taken as soon as it has started
                takeNext();
            } else {
                listener.onProblem(CameraProblem.FAILED);
            }
        });
    }

    private void takeNext() {
        running.ifPresent(now -> stills.startNext().ifPresent(number -> {
            giveUp(STILL_MS, () -> stills.isTaking(number));
            attempt(() -> now.session.captureSingleRequest(
                    requests.still(now.device, now.facts, now.streams.stills()), executor, new StillCapture(number)));
        }));
    }

    /** A still that failed; the camera itself continues. */
    private final class StillCapture extends CameraCaptureSession.CaptureCallback {
        private final int number;

        StillCapture(int number) {
            this.number = number;
        }

        @Override
        public void onCaptureFailed(CameraCaptureSession session, CaptureRequest request, CaptureFailure failure) {
            missed();
        }

        @Override
        public void onCaptureBufferLost(CameraCaptureSession session, CaptureRequest request, Surface target,
                long frame) {
            missed();
        }

        private void missed() {
            if (state == State.OPEN && stills.isTaking(number)) {
                stills.clear();
                listener.onProblem(CameraProblem.FAILED);
            }
        }
    }

    private void deliver() {
        attempt(() -> {
            Optional<byte[]> jpeg = streams.flatMap(CameraStreams::still);
            if (jpeg.isPresent()) {
                arrived(jpeg.get());
            }
        });
    }

    /** A still's file has come. */
    void arrived(byte[] jpeg) {
        stills.finish().ifPresent(receiver -> {   // absent if it was given up meanwhile
            decode(jpeg).ifPresentOrElse(receiver, () -> listener.onProblem(CameraProblem.FAILED));
            takeNext();
        });
    }

    private static Optional<Picture> decode(byte[] jpeg) {
        try {
            return Picture.ofSensor(jpeg);
        } catch (RuntimeException | LinkageError | OutOfMemoryError e) {   // OpenCV's own, or none for this processor
            return Optional.empty();
        }
    }

    @Override
    public void torch(boolean on) {
        executor.execute(() -> {
            requests.torch(on);
            repeat();
        });
    }

    @Override
    public void focusOn(double left, double top, double right, double bottom) {
        executor.execute(() -> {
            requests.focusOn(left, top, right, bottom);
            repeat();
        });
    }

    private void fail(CameraProblem problem) {
        if (state == State.OPEN) {
            stop();
            listener.onProblem(problem);
        }
    }

    /** The device first: it must not write to closed readers. */
    private void stop() {
        state = State.OVER;
        later.removeCallbacksAndMessages(null);
        running = Optional.empty();
        stills.clear();
        device.ifPresent(CameraDevice::close);
        device = Optional.empty();
        streams.ifPresent(CameraStreams::close);
        streams = Optional.empty();
    }

    @Override
    public void close() {
        executor.execute(this::stop);
    }

    boolean isRunning() {
        return running.isPresent();
    }

    Optional<CameraDevice> device() {
        return device;
    }
}
