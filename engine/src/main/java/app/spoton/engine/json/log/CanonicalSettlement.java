package app.spoton.engine.json.log;

import app.spoton.engine.json.JsonLine;
import app.spoton.engine.json.round.ResultWriter;

/** Compares a settlement in a log with the engine's, without reading the sentences that only the log has. */
final class CanonicalSettlement {
    private static final byte[] STEPS = JsonLine.ascii("\"steps\":[");
    private static final byte[] NOTES = JsonLine.ascii(",\"notes\":");
    private static final byte[] CARDS = JsonLine.ascii(",\"cards\":");
    /** The fields of a step besides its amounts, in the order of {@link ResultWriter}. */
    private static final byte[][] WORDS = {JsonLine.ascii(",\"paytable\":"), JsonLine.ascii(",\"row\":"),
            JsonLine.ascii(",\"source\":"), JsonLine.ascii(",\"rule\":"), JsonLine.ascii(",\"say\":")};
    private static final char NO_STOP = Character.MAX_VALUE;

    private final ByteCursor engine = new ByteCursor();
    private ByteCursor line;

    /** Moves past the settlement in the log, which must equal the engine's. */
    void match(ByteCursor logged, JsonLine settledAgain) throws NotCanonicalException {
        line = logged;
        engine.start(settledAgain.bytes(), 0, settledAgain.length());
        engine.skipSame(line, '"');
        while (!engine.skip(STEPS)) {
            engine.expect('"');
            line.expect('"');
            engine.skipSame(line, '"');
        }
        line.expect(STEPS);
        while (engine.peek() == '{') {
            step();
            if (engine.skip(',')) {
                line.expect(',');
            }
        }
        engine.skipSame(line, NO_STOP);
        if (!engine.isAtEnd()) {
            throw new NotCanonicalException();
        }
    }

    /** The engine writes notes only if necessary, and then all of them. */
    private void step() throws NotCanonicalException {
        engine.skipSame(line, '}');
        boolean hasNotes = engine.bytes()[engine.position() - 1] == ']';
        engine.expect('}');
        if (!hasNotes && line.skip(NOTES)) {
            line.strings();
        }
        if (line.skip(CARDS)) {
            line.strings();
        }
        for (byte[] word : WORDS) {
            if (line.skip(word)) {
                line.string();
            }
        }
        line.expect('}');
    }
}
