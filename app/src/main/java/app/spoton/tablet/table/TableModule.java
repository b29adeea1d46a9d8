package app.spoton.tablet.table;

import app.spoton.tablet.setup.ActiveRounds;
import app.spoton.tablet.table.callouts.CallOuts;
import app.spoton.tablet.table.callouts.TextToSpeechCallOuts;
import app.spoton.tablet.table.storage.CameraEvidence;
import app.spoton.tablet.table.storage.SavedRoundRepository;
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

/** Hilt bindings of the table. */
@Module
@InstallIn(SingletonComponent.class)
abstract class TableModule {
    /** Bound by the table camera, if it is installed. */
    @BindsOptionalOf
    abstract CameraEvidence cameraEvidence();

    @Binds
    abstract ActiveRounds activeRounds(SavedRoundRepository rounds);

    @Binds
    abstract CallOuts callOuts(TextToSpeechCallOuts spoken);

    @Provides
    @Singleton
    @SettlementExecutor
    static Executor settling() {
        return Executors.newSingleThreadExecutor(work -> new Thread(work, "settling"));
    }
}
