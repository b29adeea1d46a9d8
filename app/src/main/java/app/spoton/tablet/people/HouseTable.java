package app.spoton.tablet.people;

import java.util.Optional;

/** The table that staff sign in to. */
@FunctionalInterface
public interface HouseTable {
    /** Its name; empty until a supervisor has set it up. Call on the disk thread. */
    Optional<String> tableName();
}
