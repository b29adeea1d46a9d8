package app.spoton.engine.auditlog.verification;

import app.spoton.engine.auditlog.CheckpointEntry;
import app.spoton.engine.auditlog.LogIdentity;
import app.spoton.engine.auditlog.LogLine;
import app.spoton.engine.auditlog.OmittedEntries;
import app.spoton.engine.auditlog.proof.TreeHash;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.json.JsonObject;
import app.spoton.engine.json.log.EntryFields;
import app.spoton.engine.json.log.LoggedLines;
import app.spoton.engine.round.RoundError;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Optional;
import java.util.Set;

/** Hashes lines and settles their rounds again, one line at a time. Not thread-safe. */
final class LineCheck {
    private static final byte[] OMITTED = OmittedEntries.START.getBytes(StandardCharsets.US_ASCII);
    private static final byte[] ID = "{\"id\":\"".getBytes(StandardCharsets.US_ASCII);
    /** The kinds of lines that are read again, in order. */
    private static final Set<String> KEPT_WHOLE = Set.of(LogLine.HEAD, LogIdentity.CREATED, LogIdentity.KEY_CHANGED,
            CheckpointEntry.KIND);

    private final LoggedLines rounds;
    private final MessageDigest digest = LogLine.sha256();

    LineCheck(Catalog catalog) {
        rounds = new LoggedLines(catalog);
    }

    CheckedLine check(byte[] bytes, int from, int length) {
        Optional<LogLine.Tail> tail = LogLine.Tail.read(bytes, from, length);
        if (tail.isEmpty()) {
            return startsWith(OMITTED, bytes, from, length) ? CheckedLine.omitted(text(bytes, from, length)) : noEntry(bytes, from, length);
        }
        String kind = tail.get().kind();
        boolean isWhole = LogLine.isHash(tail.get().hash(), digest, bytes, from, length);
        return new CheckedLine(tail, isWhole, TreeHash.leaf(digest, bytes, from, length),
                KEPT_WHOLE.contains(kind) ? text(bytes, from, length) : "",
                kind.equals(LogLine.HEAD) ? Optional.empty() : content(kind, bytes, from, length));
    }

    private static CheckedLine noEntry(byte[] bytes, int from, int length) {
        return length > 0 && bytes[from + length - 1] == '\r' && LogLine.Tail.read(bytes, from, length - 1).isPresent()
                ? CheckedLine.OTHER_LINE_END : CheckedLine.NO_LINE;
    }

    private Optional<CheckedLine.Content> content(String kind, byte[] bytes, int from, int length) {
        boolean isRound = kind.equals(EntryFields.ROUND_KIND);
        try {
            Optional<String> difference = Optional.empty();
            if (isRound) {
                difference = rounds.settleAgain(bytes, from, length);
            } else {
                rounds.read(bytes, from, length);
            }
            return Optional.of(new CheckedLine.Content(isRound ? roundId(bytes, from, length) : 0,
                    isRound && rounds.isSettled(), difference, rounds.otherPaytables(), rounds.engine(), rounds.table(),
                    rounds.meters()));
        } catch (IOException | RoundError | IllegalArgumentException broken) {
            return Optional.empty();
        }
    }

    /** The id is what a round's line begins with; in any other form it is read as JSON. */
    private static long roundId(byte[] bytes, int from, int length) {
        int start = from + ID.length;
        int end = start;
        while (end < from + length && bytes[end] != '"' && bytes[end] != '\\') {
            end++;
        }
        if (startsWith(ID, bytes, from, length) && end < from + length && bytes[end] == '"') {
            return end == start ? 0 : RoundIdSet.number(bytes, start, end);
        }
        byte[] id = JsonObject.of(text(bytes, from, length)).text("id").getBytes(StandardCharsets.UTF_8);
        return id.length == 0 ? 0 : RoundIdSet.number(id, 0, id.length);
    }

    private static boolean startsWith(byte[] start, byte[] bytes, int from, int length) {
        if (length < start.length) {
            return false;
        }
        for (int at = 0; at < start.length; at++) {
            if (bytes[from + at] != start[at]) {
                return false;
            }
        }
        return true;
    }

    private static String text(byte[] bytes, int from, int length) {
        return new String(bytes, from, length, StandardCharsets.UTF_8);
    }
}
