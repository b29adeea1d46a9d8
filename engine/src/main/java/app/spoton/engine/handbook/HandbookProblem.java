package app.spoton.engine.handbook;

/** A handbook file that cannot be used; the message names the line and says what to correct. */
public final class HandbookProblem extends RuntimeException {
    private static final long serialVersionUID = 1L;

    HandbookProblem(String message) {
        super(message);
    }

    static HandbookProblem at(int line, String reason) {
        return new HandbookProblem("Line " + line + ": " + reason + ".");
    }
}
