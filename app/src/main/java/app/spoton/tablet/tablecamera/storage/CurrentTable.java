package app.spoton.tablet.tablecamera.storage;

import app.spoton.tablet.setup.TableSetup;

/** The table at which the tablet stands: the house's, or while none is set up the demonstration's. */
@FunctionalInterface
public interface CurrentTable {
    /** As it is set now; for the disk's thread. */
    TableSetup setup();
}
