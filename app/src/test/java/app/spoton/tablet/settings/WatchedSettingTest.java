package app.spoton.tablet.settings;

import static org.junit.Assert.assertEquals;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.spoton.tablet.storage.GuardedExecutor;
import app.spoton.tablet.storage.StorageFailures;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import org.junit.Test;
import org.junit.runner.RunWith;

@RunWith(AndroidJUnit4.class)
public class WatchedSettingTest {
    private final FakeSettingDao dao = new FakeSettingDao();
    private final StorageFailures failures = new StorageFailures(Runnable::run);
    private final WatchedSetting setting = new WatchedSetting(dao, "appearance", new GuardedExecutor(Runnable::run, failures), Runnable::run);
    private final List<String> seen = new ArrayList<>();
    private final Queue<Runnable> waiting = new ArrayDeque<>();

    private Optional<String> failure() {
        return failures.latest().getValue();
    }

    /** A setting whose values wait for the main thread. */
    private WatchedSetting onBusyMainThread() {
        return new WatchedSetting(dao, "appearance", new GuardedExecutor(Runnable::run, failures), waiting::add);
    }

    private void runMainThread() {
        while (!waiting.isEmpty()) {
            waiting.remove().run();
        }
    }

    @Test
    public void aValueThatWasReadBeforeAnotherWasStoredIsNotShownAfterIt() {
        WatchedSetting busy = onBusyMainThread();
        dao.stored.put("appearance", "LIGHT");
        busy.observeForever(seen::add);
        busy.putLater("DARK");
        runMainThread();
        assertEquals(List.of("LIGHT", "DARK"), seen);
    }

    @Test
    public void aReadThatFailsDoesNotBringBackWhatWasShownBeforeTheLastChange() {
        WatchedSetting busy = onBusyMainThread();
        androidx.lifecycle.Observer<String> observer = seen::add;
        dao.stored.put("appearance", "LIGHT");
        busy.observeForever(observer);
        runMainThread();
        busy.putLater("DARK");
        busy.removeObserver(observer);
        dao.isUnreadable = true;
        busy.observeForever(observer);
        runMainThread();
        assertEquals("DARK", seen.get(seen.size() - 1));
    }

    @Test
    public void whoeverWatchesSeesWhatIsStoredAndEveryChange() {
        dao.stored.put("appearance", "LIGHT");
        setting.observeForever(seen::add);
        setting.putLater("DARK");
        assertEquals(List.of("LIGHT", "DARK"), seen);
        assertEquals("DARK", dao.get("appearance"));
    }

    @Test
    public void aReadThatFailsCountsAsNotSetAndIsReported() {
        dao.stored.put("appearance", "LIGHT");
        dao.isUnreadable = true;
        setting.observeForever(seen::add);
        assertEquals(Arrays.asList((String) null), seen);
        assertEquals(Optional.of("The settings cannot be read."), failure());
    }

    @Test
    public void aReadThatFailsLaterLeavesTheValueThatIsShownAndTheNextIsShownAgain() {
        dao.stored.put("appearance", "LIGHT");
        androidx.lifecycle.Observer<String> observer = seen::add;
        setting.observeForever(observer);
        setting.removeObserver(observer);
        dao.isUnreadable = true;
        setting.observeForever(observer);
        dao.stored.put("appearance", "SYSTEM");
        setting.removeObserver(observer);
        dao.isUnreadable = false;
        setting.observeForever(observer);
        assertEquals("SYSTEM", seen.get(seen.size() - 1));
        assertEquals(false, seen.contains(null));
    }
}
