package app.spoton.engine.record;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * Who dealt a round, and when.
 *
 * @param dealers in order; more than one only if another dealer took over mid-round
 * @param begun when the first wager was placed
 * @param settled when all cards were known
 * @param ended when the round was confirmed or ended without a settlement
 */
public record RoundTimeline(List<String> dealers, Optional<Instant> begun, Optional<Instant> settled,
        Optional<Instant> ended) {
    /** The round has not started. */
    public static final RoundTimeline NOT_BEGUN =
            new RoundTimeline(List.of(), Optional.empty(), Optional.empty(), Optional.empty());

    public RoundTimeline {
        dealers = List.copyOf(dealers);
    }

    /** The last dealer, who is responsible for the round; empty if there is none yet. */
    public String dealer() {
        return dealers.isEmpty() ? "" : dealers.get(dealers.size() - 1);
    }
}
