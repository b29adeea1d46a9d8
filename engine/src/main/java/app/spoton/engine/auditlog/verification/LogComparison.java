package app.spoton.engine.auditlog.verification;

import app.spoton.engine.auditlog.LogLine;
import app.spoton.engine.auditlog.proof.SignedCheckpoint;
import app.spoton.engine.auditlog.proof.TreeHash;
import app.spoton.engine.json.JsonObject;
import app.spoton.engine.json.LineReader;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * What two exports have in common. Two that differ in an entry are forks of one log: a backup continued on two tablets,
 * or somebody changed one of them.
 *
 * @param common the number of entries that are the same in both
 * @param firstDifference the number of the first entry that is in both and differs; 0 if there is none
 */
public record LogComparison(long common, long firstDifference) {
    /** Compares entries of the same number; both files are read once, side by side. */
    public static LogComparison of(InputStream one, InputStream other) throws IOException {
        Entries left = new Entries(one);
        Entries right = new Entries(other);
        long common = 0;
        boolean more = left.next() && right.next();
        while (more) {
            if (left.number == right.number) {
                if (!left.leaf.equals(right.leaf)) {
                    return new LogComparison(common, left.number);
                }
                common++;
                more = left.next() && right.next();
            } else {
                more = left.number < right.number ? left.next() : right.next();
            }
        }
        return new LogComparison(common, 0);
    }

    /** The checkpoint that an export ends with, whoever signed it; empty if it has none. */
    public static Optional<SignedCheckpoint> checkpointOf(InputStream in) throws IOException {
        LineReader lines = new LineReader(in);
        Optional<String> head = Optional.empty();
        while (lines.next()) {
            if (LogLine.Tail.read(lines.bytes(), lines.from(), lines.length())
                    .filter(tail -> tail.kind().equals(LogLine.HEAD)).isPresent()) {
                head = Optional.of(new String(lines.bytes(), lines.from(), lines.length(), StandardCharsets.UTF_8));
            }
        }
        try {
            return head.flatMap(text -> SignedCheckpoint.parse(JsonObject.of(text).object("head").text("checkpoint")));
        } catch (IllegalArgumentException broken) {
            return Optional.empty();
        }
    }

    /** The entries of a file, by number and hash. */
    private static final class Entries {
        private final LineReader lines;
        private long number;
        private TreeHash leaf = TreeHash.ofEmptyTree();

        Entries(InputStream in) {
            lines = new LineReader(in);
        }

        boolean next() throws IOException {
            while (lines.next()) {
                Optional<LogLine.Tail> tail = LogLine.Tail.read(lines.bytes(), lines.from(), lines.length());
                if (tail.isPresent() && !tail.get().kind().equals(LogLine.HEAD)) {
                    number = tail.get().number();
                    leaf = TreeHash.leaf(lines.bytes(), lines.from(), lines.length());
                    return true;
                }
            }
            return false;
        }
    }
}
