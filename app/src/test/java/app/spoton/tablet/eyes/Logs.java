package app.spoton.tablet.eyes;

import app.spoton.tablet.log.Logbook;
import app.spoton.tablet.table.Felt;
import java.time.Clock;

/** Logs for tests of the camera's settings. */
final class Logs {
    private Logs() {
    }

    static CameraLog camera(Logbook log) {
        return new CameraLog(log, () -> Felt.setup("four-card-poker"), Clock.systemUTC(), Runnable::run);
    }
}
