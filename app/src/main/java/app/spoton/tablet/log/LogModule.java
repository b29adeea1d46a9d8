package app.spoton.tablet.log;

import android.content.Context;
import dagger.Binds;
import dagger.Module;
import dagger.Provides;
import dagger.hilt.InstallIn;
import dagger.hilt.android.qualifiers.ApplicationContext;
import dagger.hilt.components.SingletonComponent;
import javax.inject.Singleton;

/** The log that the app writes to. */
@Module
@InstallIn(SingletonComponent.class)
abstract class LogModule {
    @Provides
    @Singleton
    static RoundLog log(@ApplicationContext Context context) {
        return RoundLog.onTablet(context);
    }

    @Binds
    abstract Logbook logbook(RoundLog log);
}
