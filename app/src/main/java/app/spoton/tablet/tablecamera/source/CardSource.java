package app.spoton.tablet.tablecamera.source;

import android.view.Surface;
import app.spoton.camera.device.CameraProblem;
import app.spoton.camera.device.CameraLens;
import app.spoton.tablet.table.state.TableState;
import app.spoton.tablet.tablecamera.preview.Snapshot;
import app.spoton.tablet.tablecamera.reading.TableReading;
import app.spoton.tablet.tablecamera.storage.CameraPreferences;
import java.util.Optional;

/**
 * Looks at the layout for the dealer's table: through the tablet's camera, at the demonstration table, or not at all.
 * Called from the main thread; what it tells comes from the thread that reads.
 */
public interface CardSource extends AutoCloseable {
    /** Told on the thread that reads. */
    interface Listener {
        void onStatus(CameraStatus status);

        void onObstacle(CameraObstacle obstacle);

        void onProblem(CameraProblem trouble);

        /** It was too dark to read, and no longer is. */
        void onLight();

        /** @param evidenceFailed whether the house wanted the picture to be kept and it could not be */
        void onReading(TableReading tableReading, Snapshot snapshot, boolean evidenceFailed);
    }

    void setListener(Listener listener);

    /** Takes the house's choices; what is in the way is answered now or told later. */
    CameraObstacle open(CameraPreferences preferences);

    /** What is in the way, as far as it can be told at once. */
    CameraObstacle obstacle();

    /** What lies on the table as far as the round is known. */
    void onTableChanged(TableState table);

    /** The demonstration deck is shuffled. */
    void nextRound();

    /** Looks through the camera, and shows its picture there. */
    void attachPreview(Surface surface);

    /** That place is gone; nothing happens if the camera looks elsewhere by now. */
    void detachPreview(Surface surface);

    /** What the tablet's camera is like; empty if there is none, or nobody can tell. */
    Optional<CameraLens> lens();

    void retry();

    /** Reads what lies on the layout now. */
    void read();

    void torch(boolean on);

    @Override
    void close();
}
