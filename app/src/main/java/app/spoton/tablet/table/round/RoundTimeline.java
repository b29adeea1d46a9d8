package app.spoton.tablet.table.round;

import app.spoton.tablet.auditlog.RoundLogEntry;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Who dealt a round and when it started, was settled and ended. Immutable.
 *
 * <p>The clock may be set back during a round. A time is never earlier than the one before it, so that no round ends
 * before it started.
 *
 * @param id empty until the first wager
 * @param dealers in order; more than one only if a dealer was relieved during the round
 * @param approvals the supervisor who confirmed a progressive win, by step number
 * @param end how the round ended
 * @param reason why the round ended without being settled; otherwise empty
 * @param logEntry the number of its log entry; 0 while it has none
 */
public record RoundTimeline(String id, List<String> dealers, Optional<Instant> startedAt, Optional<Instant> settledAt,
        Optional<Instant> endedAt, Map<Integer, String> approvals, RoundLogEntry.End end, String reason,
        long logEntry) {
    /** Before the first wager. */
    public static final RoundTimeline EMPTY = new RoundTimeline("", List.of(), Optional.empty(), Optional.empty(), Optional.empty(), Map.of(),
            RoundLogEntry.End.CONFIRMED, "", 0);

    public RoundTimeline {
        dealers = List.copyOf(dealers);
        approvals = Collections.unmodifiableMap(new TreeMap<>(approvals));
    }

    /** The current dealer, who is responsible for the round. */
    public String dealer() {
        return dealers.isEmpty() ? "" : dealers.get(dealers.size() - 1);
    }

    public boolean hasStarted() {
        return startedAt.isPresent();
    }

    public RoundTimeline started(String newId, String by, Instant at) {
        return new RoundTimeline(newId, List.of(by), Optional.of(at), settledAt, endedAt, approvals, end, reason, logEntry);
    }

    /** This dealer takes over. */
    public RoundTimeline dealtBy(String name) {
        if (dealer().equals(name)) {
            return this;
        }
        List<String> more = new ArrayList<>(dealers);
        more.add(name);
        return new RoundTimeline(id, more, startedAt, settledAt, endedAt, approvals, end, reason, logEntry);
    }

    public RoundTimeline settled(Instant at) {
        return new RoundTimeline(id, dealers, startedAt, Optional.of(notBefore(startedAt, at)), endedAt, approvals, end, reason, logEntry);
    }

    public RoundTimeline ended(Instant at) {
        return new RoundTimeline(id, dealers, startedAt, settledAt, Optional.of(notBefore(settledAt.or(() -> startedAt), at)), approvals, end,
                reason, logEntry);
    }

    private static Instant notBefore(Optional<Instant> earlier, Instant at) {
        return earlier.filter(at::isBefore).orElse(at);
    }

    public RoundTimeline approved(int step, String supervisor) {
        Map<Integer, String> more = new TreeMap<>(approvals);
        more.put(step, supervisor);
        return new RoundTimeline(id, dealers, startedAt, settledAt, endedAt, more, end, reason, logEntry);
    }

    public RoundTimeline endedAs(RoundLogEntry.End how, String why) {
        return new RoundTimeline(id, dealers, startedAt, settledAt, endedAt, approvals, how, why, logEntry);
    }

    public RoundTimeline logged(long number) {
        return new RoundTimeline(id, dealers, startedAt, settledAt, endedAt, approvals, end, reason, number);
    }

    public RoundTimeline reopened() {
        return new RoundTimeline(id, dealers, startedAt, Optional.empty(), endedAt, approvals, end, reason, logEntry);
    }
}
