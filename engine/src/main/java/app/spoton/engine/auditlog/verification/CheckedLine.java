package app.spoton.engine.auditlog.verification;

import app.spoton.engine.auditlog.LogLine;
import app.spoton.engine.auditlog.proof.TreeHash;
import app.spoton.engine.json.log.LoggedLines;
import java.util.List;
import java.util.Optional;

/**
 * The result of checking one line of a log without the lines around it.
 *
 * @param tail the fields at its end; empty if it does not end like a line of a log, and then nothing else is known
 * @param isWhole whether its hash is that of its bytes
 * @param leaf its hash in the log's tree
 * @param text the whole text of a head, of a line for omitted entries, and of entries about the log itself
 * @param content the entry's content; empty if it cannot be read
 */
record CheckedLine(Optional<LogLine.Tail> tail, boolean isWhole, TreeHash leaf, String text, Optional<Content> content) {
    private static final TreeHash NO_LEAF = TreeHash.ofEmptyTree();
    static final CheckedLine NO_LINE = new CheckedLine(Optional.empty(), false, NO_LEAF, "", Optional.empty());
    /** An entry with a carriage return behind it, which no log has. */
    static final CheckedLine OTHER_LINE_END = new CheckedLine(Optional.empty(), false, NO_LEAF, "\r", Optional.empty());

    /**
     * What an entry says about rounds and meters.
     *
     * @param round the id of the round as a number, see {@link RoundIdSet}; 0 if the entry is no round or has no id
     * @param isSettled whether it has a settlement
     * @param difference how that settlement differs from the engine's; empty if it does not
     * @param otherPaytables how the paytables that it was settled with differ from the catalog's; empty if they do not
     * @param engine the version of the engine that settled it; empty if the entry does not say
     */
    record Content(long round, boolean isSettled, Optional<String> difference, Optional<String> otherPaytables, String engine,
            String table, List<LoggedLines.MeterLine> meters) {
    }

    static CheckedLine omitted(String text) {
        return new CheckedLine(Optional.empty(), false, NO_LEAF, text, Optional.empty());
    }

    boolean isHead() {
        return tail.isPresent() && tail.get().kind().equals(LogLine.HEAD);
    }

    boolean isOmitted() {
        return tail.isEmpty() && !text.isEmpty() && !hasOtherLineEnd();
    }

    boolean hasOtherLineEnd() {
        return equals(OTHER_LINE_END);
    }
}
