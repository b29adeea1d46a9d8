package app.spoton.camera.device;

import app.spoton.camera.Picture;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.function.BooleanSupplier;

/** Keeps the pictures that a reading rests on, if the house has switched that on. Nothing else writes a frame. */
public final class Evidence {
    /** Never keeps anything. */
    public static final Evidence OFF = new Evidence(Paths.get(""), () -> false);

    private final Path folder;
    private final BooleanSupplier on;

    public Evidence(Path folder, BooleanSupplier on) {
        this.folder = folder;
        this.on = on;
    }

    /** @param name of the file, without its ending */
    void keep(Picture picture, String name) {
        if (!on.getAsBoolean()) {
            return;
        }
        try {
            Files.createDirectories(folder);
            Files.write(folder.resolve(name + ".jpg"), picture.jpeg());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
