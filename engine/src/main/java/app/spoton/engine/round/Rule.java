package app.spoton.engine.round;

/**
 * Where a rule stands.
 *
 * @param manual the manual's file name
 * @param section the heading, and the number under it
 */
public record Rule(String manual, String section) {
    @Override
    public String toString() {
        return manual + ", " + section;
    }
}
