package app.spoton.tablet.tablecamera;

import android.content.Context;
import app.spoton.camera.reading.CardReader;
import app.spoton.camera.spots.SpotReader;
import app.spoton.engine.catalog.Catalog;
import app.spoton.tablet.setup.TableSetup;
import app.spoton.tablet.setup.TableSetupRepository;
import app.spoton.tablet.table.storage.CameraEvidence;
import app.spoton.tablet.tablecamera.device.CameraProvider;
import app.spoton.tablet.tablecamera.device.DeviceCameraProvider;
import app.spoton.tablet.tablecamera.source.CameraCardSource;
import app.spoton.tablet.tablecamera.source.CardSource;
import app.spoton.tablet.tablecamera.storage.CameraFiles;
import app.spoton.tablet.tablecamera.storage.CurrentTable;
import app.spoton.tablet.tablecamera.storage.StoredCameraEvidence;
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

/** Hilt bindings of the table camera. */
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
    static Executor cameraExecutor() {
        return Executors.newSingleThreadExecutor(work -> new Thread(work, "camera"));
    }

    @Provides
    @Singleton
    static CameraProvider cameras(@ApplicationContext Context context, @CameraExecutor Executor cameraExecutor) {
        return new DeviceCameraProvider(context, cameraExecutor);
    }

    /** Loading it takes a moment, so it is requested when the first picture is read, on the reading thread. */
    @Provides
    @Singleton
    static CardReader reader() {
        return CardReader.load();
    }

    @Provides
    @Singleton
    static SpotReader spotReader() {
        return SpotReader.load();
    }

    @Provides
    static CurrentTable house(TableSetupRepository tables, Catalog catalog) {
        return () -> tables.readableHouse().orElseGet(() -> TableSetup.demonstration(catalog, catalog.games().get(0)));
    }

    @Provides
    static CameraEvidence cameraEvidence(StoredCameraEvidence source) {
        return source;
    }

    @Provides
    static CardSource cardSource(CameraCardSource source) {
        return source;
    }

    @Provides
    @Singleton
    static CameraFiles files(@ApplicationContext Context context) {
        return new CameraFiles(new File(context.getFilesDir(), "camera").toPath());
    }
}
