package app.spoton.tablet.table;

import app.spoton.tablet.auditlog.RoundLogEntry;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Who dealt a round, and when what happened. Immutable.
 *
 * The clock may be set back in mid-round: a moment is then told as the one before it, so that no round ends before it began.
 *
 * @param id empty until the first chip is down
 * @param dealers who dealt it, one after the other; more than one only where somebody took over in mid-round
 * @param approvals who confirmed a win of the progressive, by the number of its step
 * @param end how the round ended, once it has
 * @param entry the number of its entry in the log; 0 while it has none
 * @param reason why it ended without being settled; otherwise empty
 */
public record RoundTimeline(String id, List<String> dealers, Optional<Instant> begun, Optional<Instant> settled,
        Optional<Instant> ended, Map<Integer, String> approvals, RoundLogEntry.End end, String reason,
        long entry) {
    /** Nothing has happened yet. */
    static final RoundTimeline UNTOLD = new RoundTimeline("", List.of(), Optional.empty(), Optional.empty(), Optional.empty(), Map.of(),
            RoundLogEntry.End.CONFIRMED, "", 0);

    public RoundTimeline {
        dealers = List.copyOf(dealers);
        approvals = Collections.unmodifiableMap(new TreeMap<>(approvals));
    }

    /** Who deals it now, and so who answers for it. */
    public String dealer() {
        return dealers.isEmpty() ? "" : dealers.get(dealers.size() - 1);
    }

    public boolean hasBegun() {
        return begun.isPresent();
    }

    RoundTimeline begun(String newId, String by, Instant at) {
        return new RoundTimeline(newId, List.of(by), Optional.of(at), settled, ended, approvals, end, reason, entry);
    }

    /** Dealt by this person from now on. */
    RoundTimeline dealtBy(String name) {
        if (dealer().equals(name)) {
            return this;
        }
        List<String> more = new ArrayList<>(dealers);
        more.add(name);
        return new RoundTimeline(id, more, begun, settled, ended, approvals, end, reason, entry);
    }

    RoundTimeline settled(Instant at) {
        return new RoundTimeline(id, dealers, begun, Optional.of(notBefore(begun, at)), ended, approvals, end, reason, entry);
    }

    RoundTimeline ended(Instant at) {
        return new RoundTimeline(id, dealers, begun, settled, Optional.of(notBefore(settled.or(() -> begun), at)), approvals, end,
                reason, entry);
    }

    private static Instant notBefore(Optional<Instant> earlier, Instant at) {
        return earlier.filter(at::isBefore).orElse(at);
    }

    RoundTimeline approved(int step, String supervisor) {
        Map<Integer, String> more = new TreeMap<>(approvals);
        more.put(step, supervisor);
        return new RoundTimeline(id, dealers, begun, settled, ended, more, end, reason, entry);
    }

    RoundTimeline endedAs(RoundLogEntry.End how, String why) {
        return new RoundTimeline(id, dealers, begun, settled, ended, approvals, how, why, entry);
    }

    RoundTimeline logged(long number) {
        return new RoundTimeline(id, dealers, begun, settled, ended, approvals, end, reason, number);
    }

    RoundTimeline reopened() {
        return new RoundTimeline(id, dealers, begun, Optional.empty(), ended, approvals, end, reason, entry);
    }
}
