package app.spoton.tablet.people;

/**
 * Who works at the tablet, and at which table.
 *
 * @param name the one signed in with; of nobody in particular at the demonstration table
 */
public record SignedInUser(String name, Role role, String table, boolean demonstration) {
    /** The name under which the demonstration's rounds are logged. */
    public static final String DEMONSTRATION_NAME = "demonstration";

    /** The demonstration table, which needs no PIN. The audit log knows it by this name. */
    public static final String DEMONSTRATION_TABLE = "Demonstration";

    public static SignedInUser forDemonstration() {
        return new SignedInUser(DEMONSTRATION_NAME, Role.DEALER, DEMONSTRATION_TABLE, true);
    }
}
