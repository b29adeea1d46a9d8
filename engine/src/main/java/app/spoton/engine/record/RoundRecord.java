package app.spoton.engine.record;

import app.spoton.engine.game.Game;
import app.spoton.engine.round.Round;
import app.spoton.engine.round.Settlement;
import java.util.List;
import java.util.Optional;

/**
 * Everything that is known about one round: what was on the table, what came of it, who, when and how. A round that still
 * goes on has no ending yet. Immutable.
 *
 * @param id its own for every round that was ever begun on any tablet; empty before the first chip
 * @param table the table's name
 * @param settlement what was paid; empty if the round was not settled
 * @param meterChanges what the round did to the meters
 */
public record RoundRecord(String id, Game game, String table, Round round, Optional<Settlement> settlement,
        RoundTimeline timeline, RoundEnding ending, RoundEvidence evidence, List<MeterChange> meterChanges,
        EngineStamp engine) {
    public RoundRecord {
        meterChanges = List.copyOf(meterChanges);
    }

    /** A round that nobody has begun yet. */
    public static RoundRecord of(String id, Game game, String table, Round round) {
        return new RoundRecord(id, game, table, round, Optional.empty(), RoundTimeline.NOT_BEGUN, RoundEnding.NOT_ENDED,
                RoundEvidence.NONE, List.of(), EngineStamp.of(round));
    }

    /** With another round, as after another card or wager; nothing is settled then. */
    public RoundRecord with(Round other) {
        return new RoundRecord(id, game, table, other, Optional.empty(), timeline, ending, evidence, meterChanges,
                EngineStamp.of(other));
    }

    public RoundRecord settledAs(Settlement found) {
        return new RoundRecord(id, game, table, round, Optional.of(found), timeline, ending, evidence, meterChanges,
                engine);
    }

    public RoundRecord with(RoundTimeline other) {
        return new RoundRecord(id, game, table, round, settlement, other, ending, evidence, meterChanges, engine);
    }

    public RoundRecord with(RoundEnding other) {
        return new RoundRecord(id, game, table, round, settlement, timeline, other, evidence, meterChanges, engine);
    }

    public RoundRecord with(RoundEvidence other) {
        return new RoundRecord(id, game, table, round, settlement, timeline, ending, other, meterChanges, engine);
    }

    public RoundRecord with(List<MeterChange> changes) {
        return new RoundRecord(id, game, table, round, settlement, timeline, ending, evidence, changes, engine);
    }
}
