package app.spoton.tablet.tablecamera.storage;

import app.spoton.engine.record.AuditEvent;
import app.spoton.tablet.auditlog.AuditLog;
import app.spoton.tablet.threads.DiskExecutor;
import java.time.Clock;
import java.util.concurrent.Executor;
import javax.inject.Inject;
import javax.inject.Singleton;

/** Logs a supervisor's changes of camera settings, with the old values. */
@Singleton
public final class CameraSettingsLog {
    private final AuditLog log;
    private final CurrentTable house;
    private final Clock clock;
    private final Executor disk;
    private volatile String supervisor = "";

    @Inject
    public CameraSettingsLog(AuditLog log, CurrentTable house, Clock clock, @DiskExecutor Executor disk) {
        this.log = log;
        this.house = house;
        this.clock = clock;
        this.disk = disk;
    }

    /** The supervisor responsible for the next changes. */
    public void enter(String name) {
        supervisor = name;
    }

    public void write(String words) {
        String by = supervisor;
        disk.execute(() -> log.write(AuditEvent.of(AuditEvent.Kind.SETTING, clock.instant(), by, house.setup().name(),
                words, "")));
    }
}
