package app.spoton.tablet.table.callouts;

import app.spoton.tablet.table.round.RoundInProgress;
import app.spoton.tablet.table.round.settlement.Pace;

/** Speaks the settlement. */
public interface CallOuts {
    /** Speaks what is in view at this pace; stops what was spoken before. */
    void call(RoundInProgress round, Pace pace);
}
