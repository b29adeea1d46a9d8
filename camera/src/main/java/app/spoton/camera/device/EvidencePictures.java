package app.spoton.camera.device;

import app.spoton.camera.Picture;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** Keeps the pictures that a reading rests on, if the house has switched that on. Nothing else writes a frame. */
public final class EvidencePictures {
    /** Never keeps anything. */
    public static final EvidencePictures OFF = new EvidencePictures(Paths.get(""), () -> false);

    private final Path folder;
    private final BooleanSupplier on;

    public EvidencePictures(Path folder, BooleanSupplier on) {
        this.folder = folder;
        this.on = on;
    }

    public boolean isOn() {
        return on.getAsBoolean();
    }

    /**
     * Keeps a picture, replacing one with the same name.
     *
     * @param name of the file, without its ending
     * @return the file's name; empty if evidence is off
     * @throws IOException if it cannot be written
     */
    public Optional<String> keep(Picture picture, String name) throws IOException {
        if (!isOn()) {
            return Optional.empty();
        }
        String file = name + ".jpg";
        Files.createDirectories(folder);
        Files.write(folder.resolve(file), picture.jpeg());
        return Optional.of(file);
    }
}
