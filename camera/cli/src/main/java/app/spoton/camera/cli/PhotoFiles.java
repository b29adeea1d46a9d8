package app.spoton.camera.cli;

import app.spoton.camera.Picture;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** Pictures on the disk. */
final class PhotoFiles {
    private PhotoFiles() {
    }

    /** The file, or every picture under the folder, by name. */
    static List<Path> in(Path fileOrFolder) throws IOException {
        if (!Files.isDirectory(fileOrFolder)) {
            return List.of(fileOrFolder);
        }
        try (Stream<Path> files = Files.walk(fileOrFolder)) {
            return files.filter(Files::isRegularFile).filter(PhotoFiles::isPicture).sorted().toList();
        }
    }

    private static boolean isPicture(Path path) {
        String name = path.getFileName().toString().toLowerCase(Locale.ROOT);
        return Stream.of(".jpg", ".jpeg", ".png", ".bmp", ".webp", ".tif", ".tiff").anyMatch(name::endsWith);
    }

    static Optional<Picture> open(Path path) throws IOException {
        return Picture.decode(Files.readAllBytes(path));
    }
}
