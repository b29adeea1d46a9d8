package app.spoton.tablet.eyes;

import app.spoton.tablet.data.Disk;
import app.spoton.tablet.log.Happening;
import app.spoton.tablet.log.Logbook;
import java.time.Clock;
import java.util.List;
import java.util.concurrent.Executor;
import javax.inject.Inject;
import javax.inject.Singleton;

/** Logs what a supervisor sets about the camera, with what was before. */
@Singleton
final class CameraLog {
    private final Logbook log;
    private final HouseTable house;
    private final Clock clock;
    private final Executor disk;
    private volatile String supervisor = "";

    @Inject
    CameraLog(Logbook log, HouseTable house, Clock clock, @Disk Executor disk) {
        this.log = log;
        this.house = house;
        this.clock = clock;
        this.disk = disk;
    }

    /** Whose doing the next things are. */
    void enter(String name) {
        supervisor = name;
    }

    void write(String words) {
        String by = supervisor;
        disk.execute(() -> log.write(new Happening(Happening.Kind.SETTING, clock.instant(), by, house.setup().name(),
                words, "", List.of())));
    }
}
