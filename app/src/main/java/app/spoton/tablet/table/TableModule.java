package app.spoton.tablet.table;

import app.spoton.engine.catalog.Catalog;
import app.spoton.tablet.threads.SettlementExecutor;
import dagger.Binds;
import dagger.BindsOptionalOf;
import dagger.Module;
import dagger.Provides;
import dagger.hilt.InstallIn;
import dagger.hilt.components.SingletonComponent;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import javax.inject.Singleton;

/** What the dealer's table works with. */
@Module
@InstallIn(SingletonComponent.class)
abstract class TableModule {
    /** The camera's, where there is one. */
    @BindsOptionalOf
    abstract CameraEvidence witness();

    @Binds
    abstract CallOuts callOuts(TextToSpeechCallOuts spoken);

    @Provides
    @Singleton
    @SettlementExecutor
    static Executor settling() {
        return Executors.newSingleThreadExecutor(work -> new Thread(work, "settling"));
    }

    @Provides
    static Catalog catalog() {
        return Catalog.standard();
    }
}
