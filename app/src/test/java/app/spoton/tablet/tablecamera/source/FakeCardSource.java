package app.spoton.tablet.tablecamera.source;

import android.view.Surface;
import app.spoton.camera.device.CameraLens;
import app.spoton.camera.device.CameraProblem;
import app.spoton.camera.spots.OccupiedSpots;
import app.spoton.tablet.table.state.TableState;
import app.spoton.tablet.tablecamera.preview.Snapshot;
import app.spoton.tablet.tablecamera.reading.TableReading;
import app.spoton.tablet.tablecamera.storage.CameraPreferences;
import java.util.ArrayDeque;
import java.util.Optional;
import java.util.Queue;

/** A card source that sees what a test puts on the table. */
public final class FakeCardSource implements CardSource {
    public final Queue<TableReading> looks = new ArrayDeque<>();
    public Listener listener;
    public Optional<CameraPreferences> opened = Optional.empty();
    public CameraObstacle obstacle = CameraObstacle.NONE;
    public boolean cameraExecutor;
    public boolean torch;
    public boolean closed;
    public int rounds;
    private Optional<TableState> table = Optional.empty();

    @Override
    public void setListener(Listener newListener) {
        listener = newListener;
    }

    @Override
    public CameraObstacle open(CameraPreferences preferences) {
        opened = Optional.of(preferences);
        return obstacle;
    }

    @Override
    public CameraObstacle obstacle() {
        return obstacle;
    }

    @Override
    public void onTableChanged(TableState now) {
        table = Optional.of(now);
    }

    @Override
    public void nextRound() {
        rounds++;
    }

    @Override
    public void attachPreview(Surface surface) {
        cameraExecutor = true;
    }

    @Override
    public void detachPreview(Surface surface) {
        cameraExecutor = false;
    }

    @Override
    public Optional<CameraLens> lens() {
        return Optional.empty();
    }

    @Override
    public void retry() {
    }

    @Override
    public void read() {
        if (looks.isEmpty()) {
            listener.onProblem(CameraProblem.FAILED);
        } else {
            show(looks.remove(), OccupiedSpots.UNKNOWN);
        }
    }

    /** A look at the round that is on the table now, as if nobody had asked for it. */
    public void show(TableReading cards, OccupiedSpots spots) {
        show(table.map(now -> now.round().audit().id()).orElse(""), cards, spots);
    }

    public void show(String round, TableReading cards, OccupiedSpots spots) {
        listener.onLook(new CameraLook(round, cards, spots, new Snapshot(4, 3), false));
    }

    @Override
    public void torch(boolean on) {
        torch = on;
    }

    @Override
    public void close() {
        closed = true;
    }
}
