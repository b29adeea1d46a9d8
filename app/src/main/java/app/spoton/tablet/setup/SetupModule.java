package app.spoton.tablet.setup;

import app.spoton.tablet.people.HouseTable;
import app.spoton.tablet.threads.OddsExecutor;
import dagger.Binds;
import dagger.Module;
import dagger.Provides;
import dagger.hilt.InstallIn;
import dagger.hilt.components.SingletonComponent;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import javax.inject.Singleton;

@Module
@InstallIn(SingletonComponent.class)
abstract class SetupModule {
    @Binds
    abstract HouseTable houseTable(TableSetupRepository tables);

    @Provides
    @Singleton
    @OddsExecutor
    static Executor oddsExecutor() {
        return Executors.newSingleThreadExecutor(work -> new Thread(work, "odds"));
    }
}
