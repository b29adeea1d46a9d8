package app.spoton.engine.record;

import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * How a round ended, and who approved what.
 *
 * @param end empty while the round is in progress
 * @param reason why the round ended without a settlement; empty if it was settled
 * @param approvals the supervisor who confirmed each meter win, by step number
 */
public record RoundEnding(Optional<RoundEnd> end, String reason, Map<Integer, String> approvals) {
    /** The round is in progress. */
    public static final RoundEnding NOT_ENDED = new RoundEnding(Optional.empty(), "", Map.of());

    public RoundEnding {
        approvals = Collections.unmodifiableMap(new TreeMap<>(approvals));
    }
}
