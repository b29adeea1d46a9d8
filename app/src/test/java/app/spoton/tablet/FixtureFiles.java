package app.spoton.tablet;

import android.content.Context;
import androidx.test.core.app.ApplicationProvider;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** The files that version 1 of the app wrote, as resources/fixtures/2026-11/README.md lists them. */
public final class FixtureFiles {
    private static final String FOLDER = "/fixtures/2026-11/";

    private FixtureFiles() {
    }

    public static byte[] bytes(String name) {
        try (InputStream in = Objects.requireNonNull(FixtureFiles.class.getResourceAsStream(FOLDER + name), name)) {
            return in.readAllBytes();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    public static String text(String name) {
        return new String(bytes(name), StandardCharsets.UTF_8);
    }

    /** Puts a database where the app looks for it. */
    public static void putDatabase(String name) {
        Context context = ApplicationProvider.getApplicationContext();
        File file = context.getDatabasePath(name);
        put(name, file.toPath());
    }

    public static void put(String name, Path file) {
        try {
            Files.createDirectories(file.getParent());
            Files.write(file, bytes(name));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /** Asks on a thread that may wait for the disk, as the main thread, which a test's is, may not. */
    public static <T> T onDisk(Callable<T> question) {
        ExecutorService disk = Executors.newSingleThreadExecutor();
        try {
            return disk.submit(question).get();
        } catch (ExecutionException | InterruptedException broken) {
            throw new IllegalStateException(broken);
        } finally {
            disk.shutdown();
        }
    }
}
