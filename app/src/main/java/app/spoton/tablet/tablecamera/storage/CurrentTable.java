package app.spoton.tablet.tablecamera.storage;

import app.spoton.tablet.setup.TableSetup;

/** The tablet's current table: the house's, or the demonstration's if none is set up. */
@FunctionalInterface
public interface CurrentTable {
    /** As it is set now; for the disk's thread. */
    TableSetup setup();
}
