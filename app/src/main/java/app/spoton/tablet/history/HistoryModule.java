package app.spoton.tablet.history;

import app.spoton.tablet.storage.GuardedExecutor;
import app.spoton.tablet.storage.StorageFailures;
import app.spoton.tablet.threads.HistoryExecutor;
import app.spoton.tablet.threads.LogCheckExecutor;
import dagger.Module;
import dagger.Provides;
import dagger.hilt.InstallIn;
import dagger.hilt.components.SingletonComponent;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import javax.inject.Singleton;

/** The threads on which History reads the log. */
@Module
@InstallIn(SingletonComponent.class)
final class HistoryModule {
    private HistoryModule() {
    }

    @Provides
    @Singleton
    @HistoryExecutor
    static Executor executor(StorageFailures failures) {
        return new GuardedExecutor(Executors.newSingleThreadExecutor(work -> new Thread(work, "history")), failures);
    }

    @Provides
    @Singleton
    @LogCheckExecutor
    static Executor logCheckExecutor(StorageFailures failures) {
        return new GuardedExecutor(Executors.newSingleThreadExecutor(work -> new Thread(work, "log check")), failures);
    }
}
