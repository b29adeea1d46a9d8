package app.spoton.engine.auditlog.verification;

import app.spoton.engine.auditlog.LogLine;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Checks that entries follow each other: by number, by the hash of the one before, and by the clock. */
final class EntrySequence {
    /** More gaps than a log has entries in years; a file with more is made to exhaust memory. */
    private static final int MOST_GAPS = 1_000_000;

    private final Findings findings;
    /** The gaps so far: first and last number, with the line where the gap was found. */
    private final TreeMap<Long, long[]> missing = new TreeMap<>();
    private long first;
    private long last;
    private String lastHash = LogLine.NOTHING;
    private Instant lastTime = Instant.MIN;

    EntrySequence(Findings findings) {
        this.findings = findings;
    }

    /** Whether it comes directly after the one before. */
    boolean follow(LogLine.Tail tail) {
        long number = tail.number();
        boolean isNext = number == last + 1;
        if (first == 0) {
            first = number;
        }
        if (isNext) {
            if (!tail.previous().equals(lastHash)) {
                findings.add(Finding.Kind.REPLACED, number, "it was written after an entry " + (number - 1)
                        + " with the hash " + shortened(tail.previous()) + "; the one before it has " + shortened(lastHash));
            }
        } else if (number > last) {
            skip(number);
        } else if (wasMissing(number)) {
            findings.add(Finding.Kind.SWAPPED, number, "it comes after entry " + last);
        } else {
            findings.add(Finding.Kind.DOUBLED, number, "there already is an entry with this number");
        }
        if (number > last) {
            clock(tail);
            last = number;
            lastHash = tail.hash();
        }
        return isNext;
    }

    private void skip(long number) {
        if (missing.size() < MOST_GAPS) {
            missing.put(last + 1, new long[] {number - 1, findings.line()});
        } else {
            findings.add(Finding.Kind.REMOVED, number, "there are too many gaps before it to list them");
        }
    }

    private void clock(LogLine.Tail tail) {
        Optional<Instant> time = tail.instant();
        if (time.isEmpty()) {
            findings.add(Finding.Kind.UNREADABLE, tail.number(), "its time is not a time");
            return;
        }
        if (time.get().isBefore(lastTime)) {
            findings.add(Finding.Kind.CLOCK_SET_BACK, tail.number(), "its time, " + tail.time()
                    + ", is before that of entry " + last + ", " + lastTime);
        }
        lastTime = time.get();
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

    /**
     * Reports the gaps.
     *
     * @param kind whether entries were removed or left out by a filter
     * @return how many entries they are
     */
    long gaps(Finding.Kind kind) {
        long leftOut = 0;
        for (Map.Entry<Long, long[]> gap : missing.entrySet()) {
            long to = gap.getValue()[0];
            leftOut += to - gap.getKey() + 1;
            String verb = kind == Finding.Kind.REMOVED ? "missing" : "not in this file";
            findings.add(kind, gap.getValue()[1], gap.getKey(), gap.getKey() == to ? "it is " + verb
                    : "the entries up to " + to + " are " + verb);
        }
        return leftOut;
    }

    long first() {
        return first;
    }

    long last() {
        return last;
    }

    String lastHash() {
        return lastHash;
    }

    static String shortened(String hash) {
        return hash.length() > 12 ? hash.substring(0, 12) + "…" : hash;
    }
}
