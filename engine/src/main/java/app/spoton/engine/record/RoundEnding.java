package app.spoton.engine.record;

import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * How a round ended, and who approved what.
 *
 * @param end empty while the round goes on
 * @param reason why it ended without being settled; otherwise empty
 * @param approvals the supervisor who confirmed a win of a meter, by the number of its step
 */
public record RoundEnding(Optional<RoundEnd> end, String reason, Map<Integer, String> approvals) {
    /** The round goes on. */
    public static final RoundEnding NOT_ENDED = new RoundEnding(Optional.empty(), "", Map.of());

    public RoundEnding {
        approvals = Collections.unmodifiableMap(new TreeMap<>(approvals));
    }
}
