package app.spoton.tablet.data;

import android.content.Context;
import androidx.core.content.ContextCompat;
import app.spoton.tablet.people.PersonDao;
import app.spoton.tablet.settings.SettingDao;
import app.spoton.tablet.table.SavedRoundDao;
import dagger.Module;
import dagger.Provides;
import dagger.hilt.InstallIn;
import dagger.hilt.android.qualifiers.ApplicationContext;
import dagger.hilt.components.SingletonComponent;
import java.time.Clock;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import javax.inject.Singleton;

/** The one database of the app and the one thread that it is used from. */
@Module
@InstallIn(SingletonComponent.class)
final class DataModule {
    private DataModule() {
    }

    @Provides
    @Singleton
    @Disk
    static Executor disk() {
        return Executors.newSingleThreadExecutor(work -> new Thread(work, "disk"));
    }

    @Provides
    @Singleton
    static SpotOnDatabase database(@ApplicationContext Context context, @Disk Executor disk) {
        return SpotOnDatabase.open(context, disk);
    }

    @Provides
    static SavedRoundDao savedRounds(SpotOnDatabase database) {
        return database.savedRounds();
    }

    @Provides
    static PersonDao people(SpotOnDatabase database) {
        return database.people();
    }

    @Provides
    @OnScreen
    static Executor onScreen(@ApplicationContext Context context) {
        return ContextCompat.getMainExecutor(context);
    }

    @Provides
    static Clock clock() {
        return Clock.systemUTC();
    }

    @Provides
    static SettingDao settings(SpotOnDatabase database) {
        return database.settings();
    }
}
