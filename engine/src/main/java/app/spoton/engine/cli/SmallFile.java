package app.spoton.engine.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** A key, a checkpoint or a casino's own paytables: files that are read as a whole. */
final class SmallFile {
    private static final int LARGEST = 1 << 20;
    /** What a line with a signature begins with. */
    private static final String SIGNATURE = "\u2014 ";

    private SmallFile() {
    }

    /** Its text. If it is not UTF-8, it is not a key, checkpoint or paytable either. */
    static String read(Path file) throws IOException {
        if (Files.size(file) > LARGEST) {
            throw new CommandLineError("'" + file + "' is too large: such a file has at most 1 MiB.");
        }
        return new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
    }

    /**
     * A signed note as the tablet shows it, or as it was copied from the PDF of a round or scanned: with other line ends, and with
     * a signature that takes several lines.
     */
    static String readNote(Path file) throws IOException {
        StringBuilder text = new StringBuilder();
        StringBuilder signatures = new StringBuilder();
        boolean isNameOnly = false;
        for (String line : read(file).split("\\R", -1)) {
            String content = line.strip();
            if (content.startsWith(SIGNATURE)) {
                signatures.append(signatures.length() == 0 ? "" : "\n").append(content);
                isNameOnly = content.indexOf(' ', SIGNATURE.length()) < 0;
            } else if (signatures.length() == 0) {
                text.append(content.isEmpty() ? "" : content + "\n");
            } else {
                signatures.append(isNameOnly ? " " : "").append(content);
                isNameOnly = false;
            }
        }
        return text + "\n" + signatures + "\n";
    }
}
