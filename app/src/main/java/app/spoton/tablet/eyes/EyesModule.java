package app.spoton.tablet.eyes;

import android.content.Context;
import android.os.Handler;
import android.os.Looper;
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
    @OnScreen
    static Executor onScreen() {
        return new Handler(Looper.getMainLooper())::post;
    }

    @Provides
    @Singleton
    static Cameras cameras(@ApplicationContext Context context) {
        return new TabletCameras(context);
    }

    @Provides
    @Singleton
    static KeptFiles files(@ApplicationContext Context context) {
        return new KeptFiles(new File(context.getFilesDir(), "camera").toPath());
    }
}
