package app.spoton.tablet.tablecamera;

import android.content.Context;
import app.spoton.camera.reading.CardReader;
import app.spoton.engine.catalog.Catalog;
import app.spoton.tablet.setup.TableSetup;
import app.spoton.tablet.setup.TableSetupRepository;
import app.spoton.tablet.table.CameraEvidence;
import app.spoton.tablet.threads.CameraExecutor;
import app.spoton.tablet.threads.ReadingExecutor;
import dagger.Module;
import dagger.Provides;
import dagger.hilt.InstallIn;
import dagger.hilt.android.qualifiers.ApplicationContext;
import dagger.hilt.components.SingletonComponent;
import java.io.File;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import javax.inject.Singleton;

/** What the camera's part of the app works with. */
@Module
@InstallIn(SingletonComponent.class)
final class TableCameraModule {
    private TableCameraModule() {
    }

    @Provides
    @Singleton
    @ReadingExecutor
    static Executor reading() {
        return Executors.newSingleThreadExecutor(work -> new Thread(work, "reading"));
    }

    @Provides
    @Singleton
    @CameraExecutor
    static Executor looking() {
        return Executors.newSingleThreadExecutor(work -> new Thread(work, "camera"));
    }

    @Provides
    @Singleton
    static CameraProvider cameras(@ApplicationContext Context context, @CameraExecutor Executor looking) {
        return new DeviceCameraProvider(context, looking);
    }

    /** Loading it takes a moment: it is asked for when the first picture is read, on the thread that reads. */
    @Provides
    @Singleton
    static CardReader reader() {
        return CardReader.load();
    }

    @Provides
    static CurrentTable house(TableSetupRepository tables, Catalog catalog) {
        return () -> tables.house().orElseGet(() -> TableSetup.demonstration(catalog.games().get(0)));
    }

    @Provides
    static CameraEvidence witness(StoredCameraEvidence eyes) {
        return eyes;
    }

    @Provides
    static CardSource eyes(CameraCardSource eyes) {
        return eyes;
    }

    @Provides
    @Singleton
    static CameraFiles files(@ApplicationContext Context context) {
        return new CameraFiles(new File(context.getFilesDir(), "camera").toPath());
    }
}
