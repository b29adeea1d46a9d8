package app.spoton.tablet.tablecamera.device;

import android.view.Surface;
import app.spoton.camera.Picture;
import app.spoton.camera.Rotation;
import app.spoton.camera.device.CameraLens;
import app.spoton.camera.device.CameraProblem;
import app.spoton.camera.device.LayoutCamera;
import app.spoton.camera.device.PreviewObjectDetector;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** A tablet's camera that does what a test wants. */
public final class FakeCameraProvider implements CameraProvider {
    public boolean there = true;
    public boolean allowed = true;
    public boolean open;
    public boolean torch;
    public Optional<CameraProblem> trouble = Optional.empty();
    public Optional<Supplier<Picture>> sees = Optional.empty();
    public Optional<Surface> shownOn = Optional.empty();
    public Optional<CameraLens> lens = Optional.empty();
    public Rotation turn = Rotation.NONE;
    public PreviewObjectDetector detector = new NoObjectDetection();
    public List<Double> focus = List.of();
    public LayoutCamera.Listener listener;

    @Override
    public boolean hasCamera() {
        return there;
    }

    @Override
    public boolean hasPermission() {
        return allowed;
    }

    @Override
    public PreviewObjectDetector spotter(Executor executor) {
        return detector;
    }

    @Override
    public Optional<CameraLens> lens() {
        return lens;
    }

    @Override
    public Rotation turn() {
        return turn;
    }

    @Override
    public LayoutCamera open(Surface preview) {
        shownOn = Optional.of(preview);
        return new LayoutCamera() {
            @Override
            public void open(Listener opened) {
                listener = opened;
                open = trouble.isEmpty();
                trouble.ifPresent(listener::onProblem);
            }

            @Override
            public void takeStill(Consumer<Picture> still) {
                sees.ifPresentOrElse(picture -> still.accept(picture.get()),
                        () -> listener.onProblem(CameraProblem.TAKEN_AWAY));
            }

            @Override
            public void torch(boolean on) {
                torch = on;
            }

            @Override
            public void focusOn(double left, double top, double right, double bottom) {
                focus = List.of(left, top, right, bottom);
            }

            @Override
            public void close() {
                open = false;
            }
        };
    }
}
