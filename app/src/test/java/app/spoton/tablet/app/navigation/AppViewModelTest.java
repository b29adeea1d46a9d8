package app.spoton.tablet.app.navigation;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import androidx.lifecycle.SavedStateHandle;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.spoton.tablet.settings.Appearance;
import app.spoton.tablet.settings.FakeSettingDao;
import app.spoton.tablet.settings.SettingsRepository;
import java.util.ArrayList;
import java.util.List;
import org.junit.Test;
import org.junit.runner.RunWith;

/** Where a person is in the app. */
@RunWith(AndroidJUnit4.class)
public class AppViewModelTest {
    private final SavedStateHandle saved = new SavedStateHandle();
    private final List<Runnable> disk = new ArrayList<>();
    private final SettingsRepository settings = new SettingsRepository(new FakeSettingDao(), disk::add, Runnable::run);
    private final List<AppUiState> shown = new ArrayList<>();

    private AppViewModel open() {
        AppViewModel model = new AppViewModel(saved, settings);
        model.state().observeForever(shown::add);
        runDisk();
        return model;
    }

    private void runDisk() {
        List<Runnable> work = List.copyOf(disk);
        disk.clear();
        work.forEach(Runnable::run);
    }

    private AppUiState last() {
        return shown.get(shown.size() - 1);
    }

    @Test
    public void theAppOpensAtTheTable() {
        open();
        assertEquals(AppSection.TABLE, last().place());
    }

    @Test
    public void aSavedSectionOfAnEarlierVersionOpensTheTable() {
        saved.set("place", "HOUSE");
        open();
        assertEquals(AppSection.TABLE, last().place());
    }

    @Test
    public void backFromAPageLeadsToItsSectionAndThenToTheTable() {
        AppViewModel model = open();
        model.go(AppSection.CAMERA);
        model.back();
        assertEquals(AppSection.SETTINGS, last().place());
        model.back();
        assertEquals(AppSection.TABLE, last().place());
        model.back();
        assertEquals(AppSection.TABLE, last().place());
    }

    @Test
    public void aKilledProcessReopensTheSamePlace() {
        open().go(AppSection.HANDBOOK);
        shown.clear();
        open();
        assertTrue(shown.stream().allMatch(state -> state.place() == AppSection.HANDBOOK));
        assertEquals(AppSection.HANDBOOK, last().place());
    }

    @Test
    public void aNewAppearanceKeepsThePlace() {
        open().go(AppSection.SETTINGS);
        settings.setAppearance(Appearance.LIGHT);
        runDisk();
        assertEquals(new AppUiState(AppSection.SETTINGS, Appearance.LIGHT), last());
    }
}
