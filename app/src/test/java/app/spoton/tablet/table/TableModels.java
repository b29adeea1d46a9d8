package app.spoton.tablet.table;

import app.spoton.engine.catalog.Catalog;
import app.spoton.tablet.people.sessions.SignIn;
import app.spoton.tablet.settings.HousePolicyRepository;
import app.spoton.tablet.settings.SettingDao;
import app.spoton.tablet.settings.SettingsRepository;
import app.spoton.tablet.table.preferences.DealerPreferencesRepository;
import app.spoton.tablet.table.storage.TableStore;
import java.time.Clock;
import java.util.concurrent.Executor;

/** Makes the table's view model for tests in other packages. */
public final class TableModels {
    private TableModels() {
    }

    public static TableViewModel of(TableStore store, SignIn signIn, Executor disk, Clock clock, SettingDao settings) {
        return new TableViewModel(Catalog.standard(), store, signIn, new TableExecutors(Runnable::run, disk, Runnable::run), clock,
                (round, pace) -> { }, new DealerPreferencesRepository(settings, disk), new SettingsRepository(settings, disk, Runnable::run),
                new HousePolicyRepository(settings, disk, Runnable::run));
    }
}
