package app.spoton.tablet.settings;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import android.os.Looper;
import androidx.core.content.ContextCompat;
import androidx.lifecycle.LiveData;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.spoton.tablet.app.SpotOnDatabase;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.After;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.Shadows;

/** Settings in a real database file. */
@RunWith(AndroidJUnit4.class)
public class SettingsTest {
    private final Context context = ApplicationProvider.getApplicationContext();
    private ExecutorService disk;
    private SpotOnDatabase database;
    private SettingsRepository settings;

    @Before
    public void open() {
        disk = Executors.newSingleThreadExecutor();
        database = SpotOnDatabase.open(context, disk);
        settings = new SettingsRepository(database.settings(), disk, ContextCompat.getMainExecutor(context));
    }

    @After
    public void close() {
        database.close();
        disk.shutdown();
    }

    private static <T> void awaitValue(T wanted, LiveData<T> live) throws InterruptedException {
        live.observeForever(value -> { });
        for (int i = 0; i < 200 && !wanted.equals(live.getValue()); i++) {
            Thread.sleep(25);
            Shadows.shadowOf(Looper.getMainLooper()).idle();
        }
        assertEquals(wanted, live.getValue());
    }

    @Test
    public void theAppIsDarkUntilSomebodyChooses() throws Exception {
        awaitValue(Appearance.DARK, settings.appearance());
    }

    @Test
    public void aChoiceIsSeenByAllWhoWatch() throws Exception {
        LiveData<Appearance> seen = settings.appearance();
        awaitValue(Appearance.DARK, seen);
        settings.setAppearance(Appearance.SYSTEM);
        awaitValue(Appearance.SYSTEM, seen);
        settings.setAppearance(Appearance.LIGHT);
        awaitValue(Appearance.LIGHT, seen);
    }

    @Test
    public void aChoiceOutlivesTheApp() throws Exception {
        LiveData<Appearance> seen = settings.appearance();
        settings.setAppearance(Appearance.LIGHT);
        awaitValue(Appearance.LIGHT, seen);
        close();
        assertTrue(context.getDatabasePath("spoton.db").length() > 0);
        open();
        awaitValue(Appearance.LIGHT, settings.appearance());
    }

    @Test
    public void aValueFromAnotherVersionCountsAsNone() throws Exception {
        disk.submit(() -> database.settings().put(new SettingEntity("appearance", "SEPIA"))).get();
        awaitValue(Appearance.DARK, settings.appearance());
    }

    @Test
    public void darkIsDarkAndLightIsLightWhateverTheTabletSays() {
        assertTrue(Appearance.DARK.isDark(false));
        assertTrue(!Appearance.LIGHT.isDark(true));
        assertTrue(Appearance.SYSTEM.isDark(true));
        assertTrue(!Appearance.SYSTEM.isDark(false));
    }
}
