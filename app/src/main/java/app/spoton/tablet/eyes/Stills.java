package app.spoton.tablet.eyes;

import android.view.Surface;
import app.spoton.camera.Picture;
import app.spoton.camera.device.CameraTrouble;
import app.spoton.camera.device.LayoutCamera;
import app.spoton.camera.device.PreviewFrame;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javax.inject.Inject;

/** Single pictures for registration and enrolment: the camera's, or drawn ones where the demonstration is chosen. */
final class Stills implements AutoCloseable {
    private final Cameras cameras;
    private final Executor reading;
    private Optional<LayoutCamera> camera = Optional.empty();
    private Consumer<CameraTrouble> told = trouble -> { };

    @Inject
    Stills(Cameras cameras, @Reading Executor reading) {
        this.cameras = cameras;
        this.reading = reading;
    }

    /** @param onTrouble told on the thread that reads */
    void listen(Consumer<CameraTrouble> onTrouble) {
        told = onTrouble;
    }

    /** Shows the camera's picture there until {@link #close()}. */
    void show(Surface surface) {
        close();
        LayoutCamera opened = cameras.open(surface, reading);
        camera = Optional.of(opened);
        opened.open(new LayoutCamera.Listener() {
            @Override
            public void onPreview(PreviewFrame frame) {
                // Nothing is watched here: a person says when.
            }

            @Override
            public void onTrouble(CameraTrouble trouble) {
                told.accept(trouble);
            }
        });
    }

    /**
     * Takes a picture and hands it over on the thread that reads; it is closed afterwards.
     *
     * @param drawn what the demonstration shows
     */
    void take(CardSource source, Supplier<Picture> drawn, Consumer<Picture> use) {
        if (source != CardSource.CAMERA) {
            reading.execute(() -> hand(drawn.get(), use));
        } else if (camera.isPresent()) {
            camera.get().takeStill(still -> reading.execute(() -> hand(still, use)));
        } else {
            reading.execute(() -> told.accept(
                    cameras.areThere() ? CameraTrouble.PERMISSION_DENIED : CameraTrouble.NO_CAMERA));
        }
    }

    private void hand(Picture picture, Consumer<Picture> use) {
        try (picture) {
            use.accept(picture);
        } catch (RuntimeException e) {   // OpenCV's, as in a reading at the table
            told.accept(CameraTrouble.FAILED);
        }
    }

    @Override
    public void close() {
        camera.ifPresent(LayoutCamera::close);
        camera = Optional.empty();
    }
}
