package app.spoton.tablet.history.evidence;

import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
import java.util.TreeSet;

/**
 * Counts days that have passed according to the log: from one day with rounds to the next, and at most a week for a
 * gap. A clock that is set forward makes a gap, so it adds at most a week. A table that is closed for longer keeps its
 * pictures longer.
 */
final class LoggedDays {
    private static final long LONGEST_GAP = 7;

    private final TreeSet<Long> days;

    /** @param days on which rounds ended, counted from 1970 */
    LoggedDays(Collection<Long> days, Instant now) {
        this.days = new TreeSet<>(days);
        this.days.add(day(now.toEpochMilli()));
    }

    static long day(long millis) {
        return Math.floorDiv(millis, Duration.ofDays(1).toMillis());
    }

    /** How many days have passed since a round ended. */
    long since(long endedMillis) {
        long passed = 0;
        long last = day(endedMillis);
        for (long next : days.tailSet(last, false)) {
            passed += Math.min(next - last, LONGEST_GAP);
            last = next;
        }
        return passed;
    }
}
