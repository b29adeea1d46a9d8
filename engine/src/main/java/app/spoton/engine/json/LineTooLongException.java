package app.spoton.engine.json;

import java.io.IOException;

/** A line is longer than any that is written here: the file is damaged, or made to fill memory. */
public final class LineTooLongException extends IOException {
    private static final long serialVersionUID = 1L;

    LineTooLongException(int longest) {
        super("A line is longer than " + longest + " bytes.");
    }
}
