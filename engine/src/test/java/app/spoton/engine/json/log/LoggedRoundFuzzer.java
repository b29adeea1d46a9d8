package app.spoton.engine.json.log;

import app.spoton.engine.catalog.Catalog;

/** The short way through the line of a logged round, which settles it while it compares bytes, answers as the long one. */
public final class LoggedRoundFuzzer {
    private static final LoggedLines SHORT_WAY = new LoggedLines(Catalog.standard());
    private static final LoggedLines LONG_WAY = new LoggedLines(Catalog.standard());

    private LoggedRoundFuzzer() {
    }

    public static void fuzzerTestOneInput(byte[] data) {
        String expected = answer(LONG_WAY, LONG_WAY.settleAnyForm(data, 0, data.length).toString());
        String answer = answer(SHORT_WAY, SHORT_WAY.settleAgain(data, 0, data.length).toString());
        if (!answer.equals(expected)) {
            throw new IllegalStateException("The short way says " + answer + " and the long way " + expected);
        }
    }

    private static String answer(LoggedLines lines, String difference) {
        return difference + lines.isSettled() + lines.table() + lines.engine() + lines.otherPaytables() + lines.meters();
    }
}
