package app.spoton.camera.device.camera2;

import android.graphics.ImageFormat;
import android.hardware.camera2.params.OutputConfiguration;
import android.media.Image;
import android.media.ImageReader;
import android.os.Handler;
import android.os.SystemClock;
import android.view.Surface;
import app.spoton.camera.device.PreviewFrame;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;

/** Receives a camera's pictures: stills as JPEG, and preview frames. Use it only on the camera's executor. */
final class CameraStreams implements AutoCloseable {
    private static final int BUFFERS = 2;
    /** Watching needs no more than fifteen frames a second, and each costs time. */
    private static final long BETWEEN_MS = 60;

    private final ImageReader stills;
    private final ImageReader watching;
    private final int sensor;
    private long before;
    private boolean closed;

    CameraStreams(CameraFacts facts) {
        sensor = facts.lens().sensor();
        stills = ImageReader.newInstance(facts.still().width(), facts.still().height(), ImageFormat.JPEG, BUFFERS);
        watching = ImageReader.newInstance(facts.watched().width(), facts.watched().height(),
                ImageFormat.YUV_420_888, BUFFERS);
    }

    /** @param any whose thread only passes on that something has arrived */
    void listen(Handler any, Executor executor, Runnable onStill, Consumer<PreviewFrame> onFrame) {
        stills.setOnImageAvailableListener(reader -> executor.execute(onStill), any);
        watching.setOnImageAvailableListener(reader -> executor.execute(() -> watch(onFrame)), any);
    }

    List<OutputConfiguration> outputs(Surface preview) {
        return List.of(new OutputConfiguration(preview), new OutputConfiguration(stills.getSurface()),
                new OutputConfiguration(watching.getSurface()));
    }

    Surface stills() {
        return stills.getSurface();
    }

    Surface watched() {
        return watching.getSurface();
    }

    /** The next still, if it has arrived. */
    Optional<byte[]> still() {
        if (closed) {
            return Optional.empty();
        }
        try (Image image = stills.acquireNextImage()) {
            if (image == null) {
                return Optional.empty();
            }
            ByteBuffer buffer = image.getPlanes()[0].getBuffer();
            byte[] jpeg = new byte[buffer.remaining()];
            buffer.get(jpeg);
            return Optional.of(jpeg);
        }
    }

    private void watch(Consumer<PreviewFrame> onFrame) {
        if (closed) {
            return;
        }
        try (Image image = watching.acquireLatestImage()) {
            long now = SystemClock.elapsedRealtime();
            if (image == null || now - before < BETWEEN_MS) {
                return;   // taken out anyway, or the camera would wait for its buffers and stop
            }
            before = now;
            Image.Plane[] p = image.getPlanes();
            byte[] nv21 = Nv21.of(plane(p[0]), plane(p[1]), plane(p[2]), image.getWidth(), image.getHeight());
            onFrame.accept(new PreviewFrame(nv21, image.getWidth(), image.getHeight(), sensor, now));
        } catch (IllegalStateException e) {
            // The camera was taken away while this frame was on its way; its own callback tells that.
        }
    }

    private static Nv21.Plane plane(Image.Plane plane) {
        return new Nv21.Plane(plane.getBuffer(), plane.getRowStride(), plane.getPixelStride());
    }

    @Override
    public void close() {
        closed = true;
        stills.close();
        watching.close();
    }
}
