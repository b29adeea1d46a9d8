package app.spoton.tablet.log;

import dagger.Module;
import dagger.Provides;
import dagger.hilt.InstallIn;
import dagger.hilt.components.SingletonComponent;
import javax.inject.Singleton;

/** The log that the app writes to. */
@Module
@InstallIn(SingletonComponent.class)
final class LogModule {
    private LogModule() {
    }

    @Provides
    @Singleton
    static Logbook logbook() {
        return new MemoryLogbook();
    }
}
