package app.spoton.tablet.tablecamera;

import app.spoton.tablet.auditlog.AuditLog;
import app.spoton.tablet.table.TestLayouts;
import java.time.Clock;

/** Logs for tests of the camera's settings. */
final class RecordedEvents {
    private RecordedEvents() {
    }

    static CameraSettingsLog camera(AuditLog log) {
        return new CameraSettingsLog(log, () -> TestLayouts.setup("four-card-poker"), Clock.systemUTC(), Runnable::run);
    }
}
