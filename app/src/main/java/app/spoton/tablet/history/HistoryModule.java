package app.spoton.tablet.history;

import android.content.Context;
import android.net.Uri;
import app.spoton.tablet.tablecamera.CameraFiles;
import app.spoton.tablet.threads.HistoryExecutor;
import dagger.Module;
import dagger.Provides;
import dagger.hilt.InstallIn;
import dagger.hilt.android.qualifiers.ApplicationContext;
import dagger.hilt.components.SingletonComponent;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import javax.inject.Singleton;

/** What History works with. */
@Module
@InstallIn(SingletonComponent.class)
final class HistoryModule {
    private HistoryModule() {
    }

    @Provides
    @Singleton
    @HistoryExecutor
    static Executor review() {
        return Executors.newSingleThreadExecutor(work -> new Thread(work, "review"));
    }

    @Provides
    static EvidencePictures stills(CameraFiles files) {
        return new EvidencePictures(files.evidence());
    }

    @Provides
    static DocumentStore documents(@ApplicationContext Context context) {
        return new DocumentStore() {
            @Override
            public OutputStream write(String address) throws IOException {
                OutputStream out = context.getContentResolver().openOutputStream(Uri.parse(address), "wt");
                if (out == null) {
                    throw new FileNotFoundException(address);
                }
                return out;
            }

            @Override
            public InputStream read(String address) throws IOException {
                InputStream in = context.getContentResolver().openInputStream(Uri.parse(address));
                if (in == null) {
                    throw new FileNotFoundException(address);
                }
                return in;
            }
        };
    }
}
