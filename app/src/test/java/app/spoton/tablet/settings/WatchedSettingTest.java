package app.spoton.tablet.settings;

import static org.junit.Assert.assertEquals;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.spoton.tablet.storage.GuardedExecutor;
import app.spoton.tablet.storage.StorageFailures;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.shadows.ShadowLooper;

@RunWith(AndroidJUnit4.class)
public class WatchedSettingTest {
    private final FakeSettingDao dao = new FakeSettingDao();
    private final StorageFailures failures = new StorageFailures();
    private final WatchedSetting setting = new WatchedSetting(dao, "appearance", new GuardedExecutor(Runnable::run, failures));
    private final List<String> seen = new ArrayList<>();

    private Optional<String> failure() {
        ShadowLooper.idleMainLooper();
        return failures.latest().getValue();
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
