package app.spoton.tablet.tablecamera;

import android.view.Surface;
import app.spoton.camera.device.CameraLens;
import app.spoton.camera.device.CameraProblem;
import app.spoton.tablet.table.TableState;
import java.util.ArrayDeque;
import java.util.Optional;
import java.util.Queue;

/** Eyes that see what a test lays before them. */
final class FakeCardSource implements CardSource {
    final Queue<TableReading> looks = new ArrayDeque<>();
    Listener told;
    Optional<CameraPreferences> opened = Optional.empty();
    CameraObstacle obstacle = CameraObstacle.NONE;
    boolean looking;
    boolean torch;
    boolean closed;
    int rounds;

    @Override
    public void listen(Listener listener) {
        told = listener;
    }

    @Override
    public CameraObstacle open(CameraPreferences choices) {
        opened = Optional.of(choices);
        return obstacle;
    }

    @Override
    public CameraObstacle obstacle() {
        return obstacle;
    }

    @Override
    public void lies(TableState table) {
    }

    @Override
    public void nextRound() {
        rounds++;
    }

    @Override
    public void look(Surface surface) {
        looking = true;
    }

    @Override
    public void lookAway(Surface surface) {
        looking = false;
    }

    @Override
    public Optional<CameraLens> lens() {
        return Optional.empty();
    }

    @Override
    public void tryAgain() {
    }

    @Override
    public void read() {
        if (looks.isEmpty()) {
            told.onProblem(CameraProblem.FAILED);
        } else {
            told.onLook(looks.remove(), new Snapshot(4, 3), false);
        }
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
