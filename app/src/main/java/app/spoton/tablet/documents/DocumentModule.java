package app.spoton.tablet.documents;

import android.content.Context;
import android.net.Uri;
import dagger.Module;
import dagger.Provides;
import dagger.hilt.InstallIn;
import dagger.hilt.android.qualifiers.ApplicationContext;
import dagger.hilt.components.SingletonComponent;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/** Reads and writes documents through Android's content resolver. */
@Module
@InstallIn(SingletonComponent.class)
final class DocumentModule {
    private DocumentModule() {
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
