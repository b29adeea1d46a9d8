package app.spoton.camera;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/** A file that comes with the app. */
public final class BundledFile {
    private BundledFile() {
    }

    /**
     * The file's bytes.
     *
     * @param path from the root of the class path
     * @throws IllegalStateException if the app was built without it
     */
    public static byte[] bytes(String path) {
        try (InputStream in = BundledFile.class.getResourceAsStream(path)) {
            if (in == null) {
                throw new IllegalStateException(path + " is not in the app");
            }
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            byte[] buffer = new byte[16384];
            for (int n = in.read(buffer); n >= 0; n = in.read(buffer)) {
                out.write(buffer, 0, n);
            }
            return out.toByteArray();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
