package app.spoton.tablet.settings;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.Transformations;
import app.spoton.tablet.threads.DiskExecutor;
import java.util.concurrent.Executor;
import javax.inject.Inject;
import javax.inject.Singleton;

/** The tablet's own settings, kept in the database; what is shown always comes from there. */
@Singleton
public final class SettingsRepository {
    private static final String APPEARANCE = "appearance";
    private static final String CALL_OUTS = "call-outs";

    private final SettingDao dao;
    private final Executor disk;

    @Inject
    public SettingsRepository(SettingDao dao, @DiskExecutor Executor disk) {
        this.dao = dao;
        this.disk = disk;
    }

    public LiveData<Appearance> appearance() {
        return Transformations.map(dao.watch(APPEARANCE), Appearance::stored);
    }

    /** Whether the settlement is called out by the tablet's speech; it is not until somebody asks for it. */
    public LiveData<Boolean> callOuts() {
        return Transformations.map(dao.watch(CALL_OUTS), "on"::equals);
    }

    public void setCallOuts(boolean on) {
        disk.execute(() -> dao.put(new SettingEntity(CALL_OUTS, on ? "on" : "off")));
    }

    public void setAppearance(Appearance appearance) {
        disk.execute(() -> dao.put(new SettingEntity(APPEARANCE, appearance.name())));
    }
}
