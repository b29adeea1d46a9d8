package app.spoton.camera.device;

import java.util.List;
import java.util.function.Consumer;

/** Finds objects in the preview, asynchronously on another thread. */
public interface PreviewObjectDetector extends AutoCloseable {
    /** Calls back with what was found, once; with nothing if it cannot tell. */
    void spot(PreviewFrame frame, Consumer<List<PreviewObject>> found);

    @Override
    void close();
}
