package app.spoton.tablet.tablecamera;

import app.spoton.tablet.auditlog.AuditLog;
import app.spoton.tablet.table.TestLayouts;
import app.spoton.tablet.tablecamera.storage.CameraSettingsLog;
import java.time.Clock;

/** Logs for tests of the camera's settings. */
public final class RecordedEvents {
    private RecordedEvents() {
    }

    public static CameraSettingsLog camera(AuditLog log) {
        return new CameraSettingsLog(log, () -> TestLayouts.setup("four-card-poker"), Clock.systemUTC(), Runnable::run);
    }
}
