package app.spoton.tablet.data;

import android.content.Context;
import app.spoton.tablet.settings.SettingDao;
import dagger.Module;
import dagger.Provides;
import dagger.hilt.InstallIn;
import dagger.hilt.android.qualifiers.ApplicationContext;
import dagger.hilt.components.SingletonComponent;
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
    static SettingDao settings(SpotOnDatabase database) {
        return database.settings();
    }
}
