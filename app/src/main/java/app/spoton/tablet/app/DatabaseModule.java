package app.spoton.tablet.app;

import android.content.Context;
import androidx.core.content.ContextCompat;
import app.spoton.tablet.people.staff.StaffDao;
import app.spoton.tablet.settings.SettingDao;
import app.spoton.tablet.storage.GuardedExecutor;
import app.spoton.tablet.storage.StorageFailures;
import app.spoton.tablet.storage.StorageReserve;
import app.spoton.tablet.table.storage.SavedRoundDao;
import app.spoton.tablet.threads.DiskExecutor;
import app.spoton.tablet.threads.MainThreadExecutor;
import dagger.Module;
import dagger.Provides;
import dagger.hilt.InstallIn;
import dagger.hilt.android.qualifiers.ApplicationContext;
import dagger.hilt.components.SingletonComponent;
import java.io.File;
import java.time.Clock;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import javax.inject.Singleton;

/** The app's database and the only thread that uses it. */
@Module
@InstallIn(SingletonComponent.class)
final class DatabaseModule {
    private DatabaseModule() {
    }

    @Provides
    @Singleton
    @DiskExecutor
    static Executor disk(StorageFailures failures) {
        return new GuardedExecutor(Executors.newSingleThreadExecutor(work -> new Thread(work, "disk")), failures);
    }

    @Provides
    @Singleton
    static StorageReserve reserve(@ApplicationContext Context context) {
        return new StorageReserve(new File(context.getNoBackupFilesDir(), "reserve"));
    }

    @Provides
    @Singleton
    static SpotOnDatabase database(@ApplicationContext Context context, @DiskExecutor Executor disk) {
        return SpotOnDatabase.open(context, disk);
    }

    @Provides
    static SavedRoundDao savedRounds(SpotOnDatabase database) {
        return database.savedRounds();
    }

    @Provides
    static StaffDao people(SpotOnDatabase database) {
        return database.people();
    }

    @Provides
    @MainThreadExecutor
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
