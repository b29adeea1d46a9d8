package app.spoton.tablet.tablecamera.source;

import android.view.Surface;
import app.spoton.camera.Picture;
import app.spoton.camera.Rotation;
import app.spoton.camera.device.CameraLens;
import app.spoton.camera.device.CameraProblem;
import app.spoton.camera.device.LayoutCamera;
import app.spoton.camera.device.PreviewFrame;
import app.spoton.tablet.tablecamera.device.CameraProvider;
import app.spoton.tablet.tablecamera.storage.CardSourceKind;
import app.spoton.tablet.threads.ReadingExecutor;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javax.inject.Inject;

/** Single pictures for registration and enrollment: the camera's, or drawn ones if the demonstration is the source. */
public final class StillSource implements AutoCloseable {
    private final CameraProvider cameras;
    private final Executor reading;
    private Optional<LayoutCamera> camera = Optional.empty();
    private Optional<Surface> shownOn = Optional.empty();
    private Optional<Consumer<Picture>> wanted = Optional.empty();
    private volatile Consumer<CameraProblem> listener = trouble -> { };

    @Inject
    public StillSource(CameraProvider cameras, @ReadingExecutor Executor reading) {
        this.cameras = cameras;
        this.reading = reading;
    }

    /** @param onProblem called on the reading thread */
    public void setListener(Consumer<CameraProblem> onProblem) {
        listener = onProblem;
    }

    /** Shows the camera's picture there until it is hidden. */
    public void show(Surface surface) {
        stop();
        LayoutCamera opened = cameras.open(surface);
        camera = Optional.of(opened);
        shownOn = Optional.of(surface);
        opened.open(new LayoutCamera.Listener() {
            @Override
            public void onPreview(PreviewFrame frame) {
                // Nothing is watched here; a person takes the picture.
            }

            @Override
            public void onProblem(CameraProblem trouble) {
                reading.execute(() -> listener.accept(trouble));
            }
        });
        wanted.ifPresent(use -> takeWith(opened, use));
        wanted = Optional.empty();
    }

    /** The surface is gone; does nothing if the picture is already shown elsewhere. */
    public void hide(Surface surface) {
        if (shownOn.filter(shown -> shown == surface).isPresent()) {
            stop();
        }
    }

    /**
     * Takes a picture and hands it over on the thread that reads; it is closed afterwards.
     *
     * @param drawn what the demonstration shows
     */
    public void take(CardSourceKind source, Supplier<Picture> drawn, Consumer<Picture> use) {
        if (source != CardSourceKind.CAMERA) {
            reading.execute(() -> hand(drawn.get(), use));
        } else if (camera.isPresent()) {
            takeWith(camera.get(), use);
        } else if (cameras.hasCamera() && cameras.hasPermission()) {
            wanted = Optional.of(use);   // its picture is only just coming onto the screen
        } else {
            reading.execute(() -> listener.accept(
                    cameras.hasCamera() ? CameraProblem.PERMISSION_DENIED : CameraProblem.NO_CAMERA));
        }
    }

    private void takeWith(LayoutCamera opened, Consumer<Picture> use) {
        opened.takeStill(still -> reading.execute(() -> hand(still, use)));
    }

    /** How a picture of this source is rotated for the screen. */
    public Rotation turn(CardSourceKind source) {
        return source == CardSourceKind.CAMERA ? cameras.turn() : Rotation.NONE;
    }

    public Optional<CameraLens> lens() {
        return cameras.lens();
    }

    private void hand(Picture picture, Consumer<Picture> use) {
        try (picture) {
            use.accept(picture);
        } catch (RuntimeException e) {   // OpenCV's, as in a reading at the table
            listener.accept(CameraProblem.FAILED);
        }
    }

    private void stop() {
        camera.ifPresent(LayoutCamera::close);
        camera = Optional.empty();
        shownOn = Optional.empty();
    }

    @Override
    public void close() {
        stop();
        wanted = Optional.empty();
    }
}
