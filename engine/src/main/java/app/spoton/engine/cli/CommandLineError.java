package app.spoton.engine.cli;

import java.nio.file.Files;
import java.nio.file.Path;

/** A command that cannot run. The message says why and what to do. */
final class CommandLineError extends RuntimeException {
    private static final long serialVersionUID = 1L;

    CommandLineError(String message) {
        super(message);
    }

    /** @throws CommandLineError if there is no such file */
    static void ifMissing(Path file) {
        if (Files.isDirectory(file)) {
            throw new CommandLineError("'" + file + "' is a folder. Give a file in it.");
        }
        if (!Files.isRegularFile(file)) {
            throw new CommandLineError("There is no file '" + file + "'. Check the name, or give the whole path; names are looked"
                    + " up in " + Path.of("").toAbsolutePath() + ".");
        }
    }
}
