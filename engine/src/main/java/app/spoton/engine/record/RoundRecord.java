package app.spoton.engine.record;

import app.spoton.engine.game.Game;
import app.spoton.engine.round.Round;
import app.spoton.engine.settlement.Settlement;
import java.util.List;
import java.util.Optional;

/**
 * Everything known about one round: what was on the table, the result, who dealt it, when and how. A round in progress
 * has no ending yet. Immutable.
 *
 * @param id unique for every round started on any tablet; empty before the first wager
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

    /** A round that has not started yet. */
    public static RoundRecord of(String id, Game game, String table, Round round) {
        return new RoundRecord(id, game, table, round, Optional.empty(), RoundTimeline.NOT_BEGUN, RoundEnding.NOT_ENDED,
                RoundEvidence.NONE, List.of(), EngineStamp.of(round));
    }

    /** A copy with a changed round, for example after another card or wager; the copy has no settlement. */
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
