package app.spoton.tablet.tablecamera.source;

import android.view.Surface;
import app.spoton.camera.device.CameraLens;
import app.spoton.camera.device.CameraProblem;
import app.spoton.tablet.table.state.TableState;
import app.spoton.tablet.tablecamera.storage.CameraPreferences;
import java.util.Optional;

/**
 * Reads cards for the table: through the tablet's camera, from the demonstration table, or not at all. Call from the
 * main thread; the listener is called on the reading thread.
 */
public interface CardSource extends AutoCloseable {
    /** Called on the reading thread. */
    interface Listener {
        void onStatus(CameraStatus status);

        void onObstacle(CameraObstacle obstacle);

        void onProblem(CameraProblem trouble);

        /** It was too dark to read, and no longer is. */
        void onLight();

        void onLook(CameraLook look);
    }

    void setListener(Listener listener);

    /** Applies the preferences. An obstacle is returned now or reported to the listener later. */
    CameraObstacle open(CameraPreferences preferences);

    /** The obstacle that is known without opening the camera. */
    CameraObstacle obstacle();

    /** The table changed. */
    void onTableChanged(TableState table);

    /** The demonstration deck is shuffled. */
    void nextRound();

    /** Opens the camera and shows its picture on the surface. */
    void attachPreview(Surface surface);

    /** The surface is gone. Does nothing if the preview has another surface by now. */
    void detachPreview(Surface surface);

    /** What the tablet's camera is like; empty if there is none, or nobody can tell. */
    Optional<CameraLens> lens();

    void retry();

    /** Reads the cards that are on the layout now. */
    void read();

    void torch(boolean on);

    @Override
    void close();
}
