package app.spoton.engine.auditlog;

import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.json.Json;
import app.spoton.engine.json.Lines;
import app.spoton.engine.json.LoggedLines;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.Executor;
import java.util.function.LongConsumer;

/**
 * Checks a log, one line after the other: every entry whole, each behind the one before it, every round settled again,
 * every meter in balance. Goes on after a problem, so that all of them are reported. Not for use by several threads at once; what
 * needs no other line it may have done by several.
 */
public final class Verification {
    private static final int MOST_KEPT = 1000;
    private static final int LINES_BETWEEN_PROGRESS = 10_000;

    private final Catalog catalog;
    private final LineCheck check;
    private final Head counted = new Head();
    private final Ledger ledger = new Ledger();
    private final List<Finding> findings = new ArrayList<>();
    /** The entries that were passed over so far: from a number to a number, with the line where that was seen. */
    private final TreeMap<Long, long[]> missing = new TreeMap<>();

    private long line;
    private long found;
    private long settled;
    private long last;
    private String lastHash = LogLine.NOTHING;
    private long first;
    private Optional<LogLine.Tail> head = Optional.empty();
    private String filter = "";

    public Verification(Catalog catalog) {
        this.catalog = catalog;
        check = new LineCheck(catalog);
    }

    /**
     * All lines of a stream.
     *
     * @param progress is given the number of lines now and then
     */
    public void lines(InputStream in, LongConsumer progress) throws IOException {
        lines(in, progress, Runnable::run);
    }

    /**
     * All lines of a stream.
     *
     * @param progress is given the number of lines now and then
     * @param workers hash lines and settle rounds; what they find is put together here, in the order of the lines
     */
    public void lines(InputStream in, LongConsumer progress, Executor workers) throws IOException {
        new LineChecks(catalog, workers).each(new Lines(in), checked -> {
            take(checked);
            if (line % LINES_BETWEEN_PROGRESS == 0) {
                progress.accept(line);
            }
        });
    }

    /** The next line, without its line end. */
    public void line(byte[] bytes, int from, int length) {
        take(check.check(bytes, from, length));
    }

    private void take(CheckedLine checked) {
        line++;
        if (head.isPresent()) {
            report(Finding.Kind.CUT_OFF, 0, "there is something after the head, which must be the last line");
        }
        if (checked.tail().isEmpty()) {
            report(Finding.Kind.UNREADABLE, 0, "this line is not a log entry");
            return;
        }
        LogLine.Tail tail = checked.tail().get();
        if (!checked.isWhole()) {
            report(Finding.Kind.CHANGED, tail.number(), "it was changed after it was written: its hash is not "
                    + shortened(tail.hash()));
        }
        if (checked.head().isPresent()) {
            head(tail, checked.head().get());
        } else {
            counted.add(tail.hash());
            follow(tail);
            content(tail, checked);
        }
    }

    private void head(LogLine.Tail tail, String text) {
        head = Optional.of(tail);
        try {
            Object fields = Json.object(text).get("head");
            if (fields instanceof Map<?, ?> map) {
                filter = String.valueOf(map.get("filter"));
                if (!String.valueOf(map.get("entries")).equals(Long.toString(counted.entries()))
                        || !counted.digest().equals(map.get("digest"))) {
                    report(Finding.Kind.CUT_OFF, 0, "the head names " + map.get("entries") + " entries with the digest "
                            + shortened(String.valueOf(map.get("digest"))) + "; the file has " + counted.entries()
                            + " with " + shortened(counted.digest()));
                }
                return;
            }
        } catch (IllegalArgumentException broken) {
            // reported below
        }
        report(Finding.Kind.UNREADABLE, 0, "the head does not say what the export holds");
    }

    private void follow(LogLine.Tail tail) {
        long number = tail.number();
        if (first == 0) {
            first = number;
        }
        if (number == last + 1) {
            if (!tail.previous().equals(lastHash)) {
                report(Finding.Kind.REPLACED, number, "it was written after an entry " + (number - 1) + " with the hash "
                        + shortened(tail.previous()) + "; the one before it has " + shortened(lastHash));
            }
        } else if (number > last) {
            missing.put(last + 1, new long[] {number - 1, line});
            ledger.skip();
        } else if (wasMissing(number)) {
            report(Finding.Kind.SWAPPED, number, "it comes after entry " + last);
        } else {
            report(Finding.Kind.DOUBLED, number, "there already is an entry with this number");
        }
        if (number > last) {
            last = number;
            lastHash = tail.hash();
        }
    }

    private boolean wasMissing(long number) {
        Map.Entry<Long, long[]> gap = missing.floorEntry(number);
        if (gap == null || gap.getValue()[0] < number) {
            return false;
        }
        missing.remove(gap.getKey());
        if (gap.getKey() < number) {
            missing.put(gap.getKey(), new long[] {number - 1, gap.getValue()[1]});
        }
        if (gap.getValue()[0] > number) {
            missing.put(number + 1, gap.getValue());
        }
        return true;
    }

    private void content(LogLine.Tail tail, CheckedLine checked) {
        if (!checked.isReadable()) {
            report(Finding.Kind.UNREADABLE, tail.number(), "this line is not a log entry");
            return;
        }
        checked.difference().ifPresent(difference -> report(Finding.Kind.SETTLEMENT, tail.number(), difference));
        settled += checked.isSettled() ? 1 : 0;
        for (LoggedLines.MeterLine meter : checked.meters()) {
            ledger.add(checked.table(), meter).ifPresent(wrong -> report(Finding.Kind.METER, tail.number(), wrong));
        }
    }

    private void report(Finding.Kind kind, long entry, String problem) {
        found++;
        if (findings.size() < MOST_KEPT) {
            findings.add(new Finding(kind, line, entry, problem));
        }
    }

    static String shortened(String hash) {
        return hash.length() > 12 ? hash.substring(0, 12) + "…" : hash;
    }

    /**
     * What was found, all lines having been given.
     *
     * @param expected the hash of the head as it is known from elsewhere; empty if it is not
     */
    public Report report(Optional<String> expected) {
        if (head.isEmpty()) {
            report(Finding.Kind.CUT_OFF, 0, "the file ends without a head: its end was cut off");
        } else {
            checkHead(head.get(), expected);
        }
        long leftOut = 0;
        for (Map.Entry<Long, long[]> gap : missing.entrySet()) {
            long to = gap.getValue()[0];
            leftOut += to - gap.getKey() + 1;
            if (filter.isEmpty()) {
                findings.add(new Finding(Finding.Kind.REMOVED, gap.getValue()[1], gap.getKey(),
                        gap.getKey() == to ? "it is missing" : "the entries up to " + to + " are missing"));
                found++;
            }
        }
        return new Report(counted.entries(), settled, first, last, head.map(LogLine.Tail::previous), filter, leftOut,
                found, List.copyOf(findings));
    }

    private void checkHead(LogLine.Tail tail, Optional<String> expected) {
        boolean reaches = tail.number() == last;
        if (reaches ? !tail.previous().equals(lastHash) : filter.isEmpty() || last > tail.number()) {
            report(Finding.Kind.CUT_OFF, 0, "the log's head was entry " + tail.number() + ", "
                    + shortened(tail.previous()) + "; the file ends with entry " + last + ", " + shortened(lastHash));
        }
        expected.filter(known -> !known.equals(tail.previous())).ifPresent(known -> report(Finding.Kind.CUT_OFF, 0,
                "the head is " + shortened(tail.previous()) + ", not " + shortened(known) + " as the tablet shows it"));
    }

    /**
     * What a verification found.
     *
     * @param entries how many there were
     * @param settled how many rounds were settled again
     * @param head the hash of the log's last entry as the file has it; empty if the file has no head
     * @param filter what the export was made for, in words; empty if it is the whole log
     * @param leftOut entries that are not in the file
     * @param found how many findings there were; only the first of them are kept
     */
    public record Report(long entries, long settled, long first, long last, Optional<String> head, String filter,
            long leftOut, long found, List<Finding> findings) {
        public boolean isWhole() {
            return found == 0;
        }

        /** Whether nothing in the file is a line of a log: it is some other file. */
        public boolean isNoExport() {
            return entries == 0 && head.isEmpty() && found > 0
                    && findings.stream().allMatch(finding -> finding.kind() == Finding.Kind.UNREADABLE
                    || finding.kind() == Finding.Kind.CUT_OFF);
        }
    }
}
