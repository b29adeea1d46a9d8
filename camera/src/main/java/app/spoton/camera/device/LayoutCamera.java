package app.spoton.camera.device;

import app.spoton.camera.Picture;
import java.util.function.Consumer;

/** A camera over the layout: the tablet's own, or a replacement. */
public interface LayoutCamera extends AutoCloseable {
    /** Called for everything that happens, on the camera's executor. */
    interface Listener {
        void onPreview(PreviewFrame frame);

        void onProblem(CameraProblem problem);
    }

    /** Starts the preview; problems go to the listener. */
    void open(Listener listener);

    /** Takes one still in the best quality, which is the receiver's to close. If it fails, the listener is called. */
    void takeStill(Consumer<Picture> still);

    void torch(boolean on);

    /** Focuses and exposes on a part of the picture, given as shares of its width and height. */
    void focusOn(double left, double top, double right, double bottom);

    @Override
    void close();
}
