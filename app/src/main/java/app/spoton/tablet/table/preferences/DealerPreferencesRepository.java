package app.spoton.tablet.table.preferences;

import app.spoton.tablet.people.sessions.SignedInUser;
import app.spoton.tablet.settings.SettingDao;
import app.spoton.tablet.settings.SettingEntity;
import app.spoton.tablet.threads.DiskExecutor;
import java.util.Optional;
import java.util.concurrent.Executor;
import javax.inject.Inject;
import javax.inject.Singleton;

/** Each dealer's preferences, stored by name. */
@Singleton
public final class DealerPreferencesRepository {
    private static final String PACE = "pace/";

    private final SettingDao dao;
    private final Executor disk;

    @Inject
    public DealerPreferencesRepository(SettingDao dao, @DiskExecutor Executor disk) {
        this.dao = dao;
        this.disk = disk;
    }

    /** Call on the disk thread. */
    public DealerPreferences of(SignedInUser dealer) {
        return Optional.ofNullable(dao.get(PACE + dealer.name())).map(DealerPreferences::read)
                .orElse(dealer.demonstration() ? DealerPreferences.FOR_TRAINING : DealerPreferences.DEFAULT);
    }

    public void put(String dealer, DealerPreferences now) {
        disk.execute(() -> dao.put(new SettingEntity(PACE + dealer, now.stored())));
    }
}
