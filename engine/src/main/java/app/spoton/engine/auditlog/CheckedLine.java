package app.spoton.engine.auditlog;

import app.spoton.engine.json.LoggedLines;
import java.util.List;
import java.util.Optional;

/**
 * What is known about a line of a log without the lines around it.
 *
 * @param tail the fields at its end; empty if it does not end as a line of a log does, and then nothing else is known
 * @param isWhole whether its hash is that of its bytes
 * @param head the whole text of a head; of other lines, empty
 * @param isReadable whether what it says can be read
 * @param isSettled whether it has a settlement
 * @param difference how that settlement differs from the engine's; empty if it does not
 */
record CheckedLine(Optional<LogLine.Tail> tail, boolean isWhole, Optional<String> head, boolean isReadable,
        boolean isSettled, Optional<String> difference, String table, List<LoggedLines.MeterLine> meters) {
    static final CheckedLine NO_LINE = new CheckedLine(Optional.empty(), false, Optional.empty(), false, false,
            Optional.empty(), "", List.of());

    static CheckedLine head(LogLine.Tail tail, boolean isWhole, String text) {
        return new CheckedLine(Optional.of(tail), isWhole, Optional.of(text), true, false, Optional.empty(), "", List.of());
    }

    static CheckedLine unreadable(LogLine.Tail tail, boolean isWhole) {
        return new CheckedLine(Optional.of(tail), isWhole, Optional.empty(), false, false, Optional.empty(), "", List.of());
    }
}
