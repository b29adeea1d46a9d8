package app.spoton.engine.round;

/**
 * Where a rule stands.
 *
 * @param manual the manual's file name
 * @param section the heading, and the number under it
 */
public record Rule(String manual, String section) {
    /** A citation that is known only as the text that was written. */
    public static Rule cited(String text) {
        return new Rule("", text);
    }

    @Override
    public String toString() {
        return manual.isEmpty() ? section : manual + ", " + section;
    }
}
