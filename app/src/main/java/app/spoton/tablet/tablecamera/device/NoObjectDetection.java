package app.spoton.tablet.tablecamera.device;

import app.spoton.camera.device.PreviewFrame;
import app.spoton.camera.device.PreviewObject;
import app.spoton.camera.device.PreviewObjectDetector;
import java.util.List;
import java.util.function.Consumer;

/** Detects nothing, for sources without a preview. */
public final class NoObjectDetection implements PreviewObjectDetector {
    @Override
    public void spot(PreviewFrame frame, Consumer<List<PreviewObject>> found) {
        found.accept(List.of());
    }

    @Override
    public void close() {
        // Nothing was opened.
    }
}
