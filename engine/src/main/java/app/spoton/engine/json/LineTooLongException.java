package app.spoton.engine.json;

import java.io.IOException;

/** A line is longer than any that we write: the file is damaged, or made to exhaust memory. */
public final class LineTooLongException extends IOException {
    private static final long serialVersionUID = 1L;

    LineTooLongException(int longest) {
        super("A line is longer than " + longest + " bytes.");
    }
}
