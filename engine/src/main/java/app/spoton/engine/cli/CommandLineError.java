package app.spoton.engine.cli;

import java.nio.file.Files;
import java.nio.file.Path;

/** A command that cannot do what it was asked; the message says why and what to do. */
final class CommandLineError extends RuntimeException {
    private static final long serialVersionUID = 1L;

    CommandLineError(String message) {
        super(message);
    }

    /** @throws CommandLineError if there is no such file */
    static void ifMissing(Path file) {
        if (!Files.isRegularFile(file)) {
            throw new CommandLineError("There is no file '" + file + "'.");
        }
    }
}
