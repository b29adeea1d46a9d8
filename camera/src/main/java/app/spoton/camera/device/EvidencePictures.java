package app.spoton.camera.device;

import app.spoton.camera.Picture;
import app.spoton.camera.SyncedFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** Stores the pictures behind a reading, if the house has turned that on. Nothing else writes a frame. */
public final class EvidencePictures {
    /** Never keeps anything. */
    public static final EvidencePictures OFF = new EvidencePictures(Paths.get(""), () -> false);

    private static final String ENDING = ".jpg";
    /** Separates the number of a further picture; no round id contains it. */
    private static final String NUMBERED = "_";

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
     * Stores a picture without replacing earlier ones: the second one with this name is {@code name_2}.
     *
     * @param name of the file, without its ending
     * @return the file's name, without its ending; empty if evidence is off
     * @throws IOException if it cannot be written
     */
    public Optional<String> keep(Picture picture, String name) throws IOException {
        if (!isOn()) {
            return Optional.empty();
        }
        String free = name;
        for (int number = 2; Files.exists(file(free)); number++) {
            free = name + NUMBERED + number;
        }
        SyncedFile.write(file(free), picture.jpeg());
        return Optional.of(free);
    }

    private Path file(String name) {
        return folder.resolve(name + ENDING);
    }

    /** The files that were kept under a name, in the order of their keeping. */
    public static List<Path> kept(Path folder, String name) {
        List<Path> files = new ArrayList<>();
        Path next = folder.resolve(name + ENDING);
        for (int number = 2; Files.exists(next); number++) {
            files.add(next);
            next = folder.resolve(name + NUMBERED + number + ENDING);
        }
        return files;
    }

    /** The name under which a file was kept: the same for all pictures of a round. */
    public static String nameOf(Path file) {
        String name = file.getFileName().toString();
        String bare = name.endsWith(ENDING) ? name.substring(0, name.length() - ENDING.length()) : name;
        return bare.replaceFirst(NUMBERED + "[0-9]+$", "");
    }
}
