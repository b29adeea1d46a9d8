package app.spoton.tablet.tablecamera;

import android.view.Surface;
import app.spoton.camera.device.CameraLens;
import app.spoton.camera.device.CameraProblem;
import app.spoton.tablet.table.TableState;
import java.util.Optional;

/**
 * Looks at the layout for the dealer's table: through the tablet's camera, at the demonstration table, or not at all.
 * Called from the main thread; what it tells comes from the thread that reads.
 */
public interface CardSource extends AutoCloseable {
    /** Told on the thread that reads. */
    interface Listener {
        void onWatching(CameraStatus watching);

        void onObstacle(CameraObstacle obstacle);

        void onProblem(CameraProblem trouble);

        /** It was too dark to read, and no longer is. */
        void onLight();

        /** @param evidenceFailed whether the house wanted the picture to be kept and it could not be */
        void onLook(TableReading look, Snapshot shot, boolean evidenceFailed);
    }

    void listen(Listener told);

    /** Takes the house's choices; what is in the way is answered now or told later. */
    CameraObstacle open(CameraPreferences choices);

    /** What is in the way, as far as it can be told at once. */
    CameraObstacle obstacle();

    /** What lies on the table as far as the round is known. */
    void lies(TableState table);

    /** The demonstration deck is shuffled. */
    void nextRound();

    /** Looks through the camera, and shows its picture there. */
    void look(Surface surface);

    /** That place is gone; nothing happens if the camera looks elsewhere by now. */
    void lookAway(Surface surface);

    /** What the tablet's camera is like; empty if there is none, or nobody can tell. */
    Optional<CameraLens> lens();

    void tryAgain();

    /** Reads what lies on the layout now. */
    void read();

    void torch(boolean on);

    @Override
    void close();
}
