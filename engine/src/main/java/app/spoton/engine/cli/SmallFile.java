package app.spoton.engine.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** A key or a checkpoint in a file of its own. */
final class SmallFile {
    private static final int LARGEST = 1 << 16;

    private SmallFile() {
    }

    /** Its text; whatever is not UTF-8 in it is no key and no checkpoint either. */
    static String read(Path file) throws IOException {
        if (Files.size(file) > LARGEST) {
            throw new CommandLineError("'" + file + "' is too large for a key or a checkpoint.");
        }
        return new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
    }
}
