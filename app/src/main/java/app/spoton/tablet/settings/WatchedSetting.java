package app.spoton.tablet.settings;

import androidx.lifecycle.LiveData;
import java.util.concurrent.Executor;
import java.util.function.UnaryOperator;

/**
 * Publishes the value of one setting whenever it changes; null if there is none. It is read on the app's disk executor,
 * which reports failed reads, and changed only on the main thread, in the order of the reads and writes. Room would
 * read a watched query in its own coroutine, where a failure ends the app.
 */
public final class WatchedSetting extends LiveData<String> {
    private final SettingDao dao;
    private final String name;
    private final Executor disk;
    private final Executor mainThread;
    private volatile boolean isWatched;

    public WatchedSetting(SettingDao dao, String name, Executor disk, Executor mainThread) {
        this.dao = dao;
        this.name = name;
        this.disk = disk;
        this.mainThread = mainThread;
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

    /**
     * What cannot be read stays as it is shown, or counts as not set, so that a screen which waits for it is drawn and can
     * show the failure.
     */
    private void read() {
        UnaryOperator<String> change = shown -> shown;
        try {
            String value = dao.get(name);
            change = shown -> value;
        } finally {
            show(change);
        }
    }

    /** Stores a value, then shows it. Call on the disk thread. */
    public void put(String value) {
        dao.put(new SettingEntity(name, value));
        if (isWatched) {
            show(shown -> value);
        }
    }

    /** As {@link #put}, on the disk thread later. */
    public void putLater(String value) {
        disk.execute(() -> put(value));
    }

    private void show(UnaryOperator<String> change) {
        mainThread.execute(() -> setValue(change.apply(getValue())));
    }
}
