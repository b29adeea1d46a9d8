package app.spoton.tablet.eyes;

import android.content.Context;
import app.spoton.camera.reading.CardReader;
import app.spoton.engine.catalog.Catalog;
import app.spoton.tablet.table.TableSetup;
import app.spoton.tablet.table.Tables;
import app.spoton.tablet.table.Witness;
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
final class EyesModule {
    private EyesModule() {
    }

    @Provides
    @Singleton
    @Reading
    static Executor reading() {
        return Executors.newSingleThreadExecutor(work -> new Thread(work, "reading"));
    }

    @Provides
    @Singleton
    @Looking
    static Executor looking() {
        return Executors.newSingleThreadExecutor(work -> new Thread(work, "camera"));
    }

    @Provides
    @Singleton
    static Cameras cameras(@ApplicationContext Context context, @Looking Executor looking) {
        return new TabletCameras(context, looking);
    }

    /** Loading it takes a moment: it is asked for when the first picture is read, on the thread that reads. */
    @Provides
    @Singleton
    static CardReader reader() {
        return CardReader.load();
    }

    @Provides
    static HouseTable house(Tables tables, Catalog catalog) {
        return () -> tables.house().orElseGet(() -> TableSetup.demonstration(catalog.games().get(0)));
    }

    @Provides
    static Witness witness(EyesWitness eyes) {
        return eyes;
    }

    @Provides
    static Eyes eyes(LayoutEyes eyes) {
        return eyes;
    }

    @Provides
    @Singleton
    static KeptFiles files(@ApplicationContext Context context) {
        return new KeptFiles(new File(context.getFilesDir(), "camera").toPath());
    }
}
