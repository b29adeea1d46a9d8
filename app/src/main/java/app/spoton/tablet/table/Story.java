package app.spoton.tablet.table;

import app.spoton.tablet.log.RoundEntry;
import java.time.Instant;
import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Who dealt a round, and when what happened. Immutable.
 *
 * @param id empty until the first chip is down
 * @param approvals who confirmed a win of the progressive, by the number of its step
 * @param end how the round ended, once it has
 * @param entry the number of its entry in the log; 0 while it has none
 * @param reason why it ended without being settled; otherwise empty
 */
public record Story(String id, String dealer, Optional<Instant> begun, Optional<Instant> settled,
        Optional<Instant> ended, Map<Integer, String> approvals, RoundEntry.End end, String reason,
        long entry) {
    /** Nothing has happened yet. */
    static final Story UNTOLD = new Story("", "", Optional.empty(), Optional.empty(), Optional.empty(), Map.of(),
            RoundEntry.End.CONFIRMED, "", 0);

    public Story {
        approvals = Collections.unmodifiableMap(new TreeMap<>(approvals));
    }

    public boolean hasBegun() {
        return begun.isPresent();
    }

    Story begun(String newId, String by, Instant at) {
        return new Story(newId, by, Optional.of(at), settled, ended, approvals, end, reason, entry);
    }

    Story settled(Instant at) {
        return new Story(id, dealer, begun, Optional.of(at), ended, approvals, end, reason, entry);
    }

    Story ended(Instant at) {
        return new Story(id, dealer, begun, settled, Optional.of(at), approvals, end, reason, entry);
    }

    Story approved(int step, String supervisor) {
        Map<Integer, String> more = new TreeMap<>(approvals);
        more.put(step, supervisor);
        return new Story(id, dealer, begun, settled, ended, more, end, reason, entry);
    }

    Story endedAs(RoundEntry.End how, String why) {
        return new Story(id, dealer, begun, settled, ended, approvals, how, why, entry);
    }

    Story logged(long number) {
        return new Story(id, dealer, begun, settled, ended, approvals, end, reason, number);
    }

    Story reopened() {
        return new Story(id, dealer, begun, Optional.empty(), ended, approvals, end, reason, entry);
    }
}
