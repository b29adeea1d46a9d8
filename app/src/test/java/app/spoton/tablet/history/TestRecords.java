package app.spoton.tablet.history;

import app.spoton.engine.json.round.Rounds;
import app.spoton.engine.record.RoundEnd;
import app.spoton.engine.record.RoundEnding;
import app.spoton.engine.record.RoundRecord;
import app.spoton.engine.record.RoundTimeline;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Records of rounds for tests. */
public final class TestRecords {
    private TestRecords() {
    }

    /** A confirmed round, settled by the engine. */
    public static RoundRecord settled(String id, Rounds.Parsed parsed, Instant at) {
        return RoundRecord.of(id, parsed.game(), "Table 4", parsed.round()).settledAs(parsed.game().settle(parsed.round()))
                .with(new RoundTimeline(List.of("Ann"), Optional.of(at), Optional.of(at), Optional.of(at)))
                .with(new RoundEnding(Optional.of(RoundEnd.CONFIRMED), "", Map.of()));
    }
}
