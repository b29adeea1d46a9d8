package app.spoton.tablet.settings;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.Transformations;
import app.spoton.tablet.data.Disk;
import java.util.concurrent.Executor;
import javax.inject.Inject;
import javax.inject.Singleton;

/** The tablet's own settings, kept in the database; what is shown always comes from there. */
@Singleton
public final class Settings {
    private static final String APPEARANCE = "appearance";

    private final SettingDao dao;
    private final Executor disk;

    @Inject
    public Settings(SettingDao dao, @Disk Executor disk) {
        this.dao = dao;
        this.disk = disk;
    }

    public LiveData<Appearance> appearance() {
        return Transformations.map(dao.watch(APPEARANCE), Appearance::stored);
    }

    public void choose(Appearance appearance) {
        disk.execute(() -> dao.put(new SettingEntry(APPEARANCE, appearance.name())));
    }
}
