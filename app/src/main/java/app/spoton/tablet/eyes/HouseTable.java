package app.spoton.tablet.eyes;

import app.spoton.tablet.table.TableSetup;

/** The table at which the tablet stands: the house's, or while none is set up the demonstration's. */
@FunctionalInterface
public interface HouseTable {
    /** As it is set now; for the disk's thread. */
    TableSetup setup();
}
