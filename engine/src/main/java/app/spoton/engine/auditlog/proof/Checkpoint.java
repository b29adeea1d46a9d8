package app.spoton.engine.auditlog.proof;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * The state of a log at some time, in the C2SP tlog-checkpoint format.
 *
 * @param origin the log's name
 * @param size how many entries it had
 * @param root the root of the tree over them
 * @param extensions further lines that are signed too
 */
public record Checkpoint(String origin, long size, TreeHash root, List<String> extensions) {
    private static final int LEAST_LINES = 3;
    private static final int MOST_DIGITS = 17;

    public Checkpoint {
        extensions = List.copyOf(extensions);
    }

    /** Reads the text of a note; empty if it is not a checkpoint. */
    public static Optional<Checkpoint> parse(String text) {
        String[] lines = text.split("\n", -1);
        int count = lines.length - 1;   // behind the last line end is nothing
        if (count < LEAST_LINES || !lines[count].isEmpty() || lines[1].length() > MOST_DIGITS
                || !lines[1].matches("0|[1-9][0-9]*") || Arrays.asList(lines).subList(0, count).contains("")) {
            return Optional.empty();
        }
        return TreeHash.parse(lines[2]).map(root -> new Checkpoint(lines[0], Long.parseLong(lines[1]), root,
                Arrays.asList(lines).subList(LEAST_LINES, count)));
    }

    /** The text to sign. */
    public String text() {
        StringBuilder text = new StringBuilder(origin).append('\n').append(size).append('\n').append(root).append('\n');
        extensions.forEach(line -> text.append(line).append('\n'));
        return text.toString();
    }
}
