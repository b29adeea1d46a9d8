package app.spoton.tablet.table.callouts;

import app.spoton.tablet.table.round.RoundInProgress;

/** The tablet's voice, which calls out what the dealer does. */
public interface CallOuts {
    /** Calls out the line of the settlement that the dealer is at, and no more of what it was saying. */
    void call(RoundInProgress round);
}
