package app.spoton.tablet.people;

/**
 * Who works at the tablet, and at which table.
 *
 * @param name the one signed in with; of nobody in particular at the demonstration table
 */
public record SignedInUser(String name, Role role, String table, boolean demonstration) {
    /** The name under which the demonstration's rounds are logged. */
    public static final String NOBODY = "demonstration";

    public static SignedInUser atDemonstration(String table) {
        return new SignedInUser(NOBODY, Role.DEALER, table, true);
    }
}
