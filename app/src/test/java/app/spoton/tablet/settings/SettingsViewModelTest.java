package app.spoton.tablet.settings;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.spoton.tablet.BuildConfig;
import java.util.ArrayList;
import java.util.List;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;

/** The settings screen shows what is stored, and a choice is stored before it is shown. */
@RunWith(AndroidJUnit4.class)
public class SettingsViewModelTest {
    private final FakeSettingDao stored = new FakeSettingDao();
    private final List<Runnable> disk = new ArrayList<>();
    private final SettingsViewModel settings = new SettingsViewModel(new SettingsRepository(stored, disk::add, Runnable::run));
    private final List<SettingsUiState> shown = new ArrayList<>();

    @Before
    public void watch() {
        settings.state().observeForever(shown::add);
        runDisk();
    }

    private SettingsUiState last() {
        return shown.get(shown.size() - 1);
    }

    private void runDisk() {
        disk.forEach(Runnable::run);
        disk.clear();
    }

    @Test
    public void aNewTabletIsDarkAndSilent() {
        assertEquals(new SettingsUiState(Appearance.DARK, false, BuildConfig.VERSION_NAME), last());
    }

    @Test
    public void aChosenAppearanceIsShownOnceItIsStored() {
        settings.setAppearance(Appearance.LIGHT);
        assertEquals(Appearance.DARK, last().appearance());
        runDisk();
        assertEquals(Appearance.LIGHT, last().appearance());
        assertEquals(Appearance.LIGHT.name(), stored.get("appearance"));
    }

    @Test
    public void callOutsAreSwitchedOnAndOffAndLeaveTheAppearance() {
        settings.setAppearance(Appearance.SYSTEM);
        settings.setCallOuts(true);
        runDisk();
        assertTrue(last().callOuts());
        assertEquals(Appearance.SYSTEM, last().appearance());
        settings.setCallOuts(false);
        runDisk();
        assertFalse(last().callOuts());
    }
}
