package app.spoton.tablet.people.sessions;

import app.spoton.tablet.auditlog.DemonstrationTable;
import app.spoton.tablet.people.staff.Role;

/**
 * The user and the user's table.
 *
 * @param name of the person; a fixed name at the demonstration table
 */
public record SignedInUser(String name, Role role, String table, boolean demonstration) {
    /** The dealer's name in rounds of the demonstration table. */
    public static final String DEMONSTRATION_NAME = "demonstration";

    /** The demonstration table, which needs no PIN. */
    public static final String DEMONSTRATION_TABLE = DemonstrationTable.NAME;

    public static SignedInUser forDemonstration() {
        return new SignedInUser(DEMONSTRATION_NAME, Role.DEALER, DEMONSTRATION_TABLE, true);
    }
}
