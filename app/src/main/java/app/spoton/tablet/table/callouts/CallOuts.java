package app.spoton.tablet.table.callouts;

import app.spoton.tablet.table.round.RoundInProgress;

/** Speaks the settlement. */
public interface CallOuts {
    /** Speaks the current line; stops the one before. */
    void call(RoundInProgress round);
}
