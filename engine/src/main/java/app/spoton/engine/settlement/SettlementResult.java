package app.spoton.engine.settlement;

import app.spoton.engine.round.Objection;
import app.spoton.engine.round.RoundError;

/** What the engine answers when it is asked to settle a round: the settlement, or why there is none. */
public sealed interface SettlementResult {
    /**
     * The settlement.
     *
     * @throws RoundError if the round was refused
     */
    Settlement orThrow();

    /** The round was settled as far as its stage allows. */
    record Settled(Settlement settlement) implements SettlementResult {
        @Override
        public Settlement orThrow() {
            return settlement;
        }
    }

    /** The round cannot be settled as it is. */
    record Refused(Objection objection) implements SettlementResult {
        @Override
        public Settlement orThrow() {
            throw new RoundError(objection);
        }
    }
}
