package app.spoton.engine.json.log;

import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.json.JsonLine;
import app.spoton.engine.json.round.ResultWriter;
import app.spoton.engine.json.round.RoundReader;
import app.spoton.engine.round.RoundError;
import java.util.List;
import java.util.Optional;

/**
 * Settles a logged round again if its line is exactly as we write it and its settlement is the engine's. That is nearly
 * every line of nearly every log, and takes a fraction of the time. Any other line, right or wrong, is left to {@link
 * LoggedLines}.
 */
final class CanonicalEntry {
    private static final byte[] VERSION = JsonLine.ascii(",\"version\":2");
    private static final byte[] SETTLEMENT = JsonLine.ascii(",\"settlement\":");

    private final ByteCursor line = new ByteCursor();
    private final CanonicalRoundReader rounds;
    private final CanonicalSettlement settlements = new CanonicalSettlement();
    private final CanonicalLogFields log = new CanonicalLogFields();
    private final JsonLine settledAgain = new JsonLine();
    private final ResultWriter writer = new ResultWriter(settledAgain, false);
    private boolean settled;

    CanonicalEntry(Catalog catalog) {
        rounds = new CanonicalRoundReader(catalog);
    }

    /** Whether the line is such a line. */
    boolean read(byte[] bytes, int from, int length) {
        try {
            line.start(bytes, from, length);
            RoundReader.Reading round = rounds.read(line);
            line.expect(VERSION);
            settled = line.skip(SETTLEMENT);
            if (settled) {
                settledAgain.clear();
                writer.settlement(Optional.of(rounds.idJson()), round.settle());
                settlements.match(line, settledAgain);
            }
            log.read(line, rounds.paytables());
            return true;
        } catch (NotCanonicalException | RoundError other) {
            return false;
        }
    }

    boolean isSettled() {
        return settled;
    }

    String table() {
        return log.table();
    }

    String engine() {
        return log.engine();
    }

    List<LoggedLines.MeterLine> meters() {
        return log.meters();
    }
}
