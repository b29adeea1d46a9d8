package app.spoton.engine.auditlog;

import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.json.EntryFields;
import app.spoton.engine.json.LoggedLines;
import app.spoton.engine.round.RoundError;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Optional;

/** Hashes lines and settles their rounds again, each by itself. Not for use by several threads at once. */
final class LineCheck {
    private final LoggedLines rounds;
    private final MessageDigest digest = LogLine.sha256();

    LineCheck(Catalog catalog) {
        rounds = new LoggedLines(catalog);
    }

    CheckedLine check(byte[] bytes, int from, int length) {
        Optional<LogLine.Tail> read = LogLine.Tail.read(bytes, from, length);
        if (read.isEmpty()) {
            return CheckedLine.NO_LINE;
        }
        LogLine.Tail tail = read.get();
        boolean whole = LogLine.hashOf(digest, bytes, from, length).equals(tail.hash());
        if (tail.kind().equals(LogLine.HEAD)) {
            return CheckedLine.head(tail, whole, new String(bytes, from, length, StandardCharsets.UTF_8));
        }
        try {
            Optional<String> difference = Optional.empty();
            if (tail.kind().equals(EntryFields.ROUND_KIND)) {
                difference = rounds.settleAgain(bytes, from, length);
            } else {
                rounds.read(bytes, from, length);
            }
            return new CheckedLine(read, whole, Optional.empty(), true, tail.kind().equals(EntryFields.ROUND_KIND) && rounds.isSettled(),
                    difference, rounds.table(), rounds.meters());
        } catch (IOException | RoundError broken) {
            return CheckedLine.unreadable(tail, whole);
        }
    }
}
