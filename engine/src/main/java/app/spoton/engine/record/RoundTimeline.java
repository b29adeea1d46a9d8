package app.spoton.engine.record;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * Who dealt a round, and when.
 *
 * @param dealers one after the other; more than one only where somebody took over in mid-round
 * @param begun when the first chip was on the layout
 * @param settled when all cards were certain
 * @param ended when it was confirmed or ended without being settled
 */
public record RoundTimeline(List<String> dealers, Optional<Instant> begun, Optional<Instant> settled,
        Optional<Instant> ended) {
    /** Nothing has happened yet. */
    public static final RoundTimeline NOT_BEGUN =
            new RoundTimeline(List.of(), Optional.empty(), Optional.empty(), Optional.empty());

    public RoundTimeline {
        dealers = List.copyOf(dealers);
    }

    /** Who dealt it last, and so who answers for it; empty text if nobody has dealt yet. */
    public String dealer() {
        return dealers.isEmpty() ? "" : dealers.get(dealers.size() - 1);
    }
}
