package app.spoton.tablet.settings;

import android.os.Looper;
import androidx.annotation.Nullable;
import androidx.lifecycle.LiveData;
import java.util.concurrent.Executor;

/**
 * The value of one setting, again whenever it changes here; null while there is none. It is read on the app's disk executor,
 * which reports a read that fails. Room would read what it watches in a coroutine of its own, where a failure ends the app.
 */
public final class WatchedSetting extends LiveData<String> {
    private final SettingDao dao;
    private final String name;
    private final Executor disk;
    private volatile boolean isWatched;

    public WatchedSetting(SettingDao dao, String name, Executor disk) {
        this.dao = dao;
        this.name = name;
        this.disk = disk;
    }

    @Override
    protected void onActive() {
        isWatched = true;
        disk.execute(this::read);
    }

    @Override
    protected void onInactive() {
        isWatched = false;
    }

    /** What cannot be read counts as not set, so that a screen which waits for it is drawn and can show the failure. */
    private void read() {
        String value = getValue();
        try {
            value = dao.get(name);
        } finally {
            show(value);
        }
    }

    /** Stores a value, then shows it. Call on the disk thread. */
    public void put(String value) {
        dao.put(new SettingEntity(name, value));
        if (isWatched) {
            show(value);
        }
    }

    /** As {@link #put}, on the disk thread later. */
    public void putLater(String value) {
        disk.execute(() -> put(value));
    }

    private void show(@Nullable String value) {
        if (Looper.getMainLooper().isCurrentThread()) {
            setValue(value);
        } else {
            postValue(value);
        }
    }
}
