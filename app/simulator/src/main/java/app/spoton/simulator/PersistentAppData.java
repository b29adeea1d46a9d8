package app.spoton.simulator;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.robolectric.util.TempDirectory;

/** Keeps the app's files permanently; Robolectric puts them in a temporary folder. */
final class PersistentAppData extends TempDirectory {
    private final Path home;

    PersistentAppData(Path home) {
        this.home = home;
    }

    @Override
    public Path createIfNotExists(String name) {
        if (!name.endsWith("-dataDir") && !name.startsWith("external")) {
            return super.createIfNotExists(name);
        }
        try {
            return Files.createDirectories(home.resolve(name));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
