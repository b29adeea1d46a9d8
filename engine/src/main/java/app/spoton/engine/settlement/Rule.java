package app.spoton.engine.settlement;

/**
 * The source of a rule.
 *
 * @param manual the manual's title, publisher and year
 * @param section the heading and the number below it
 */
public record Rule(String manual, String section) {
    /** A citation of which only the full text is known. */
    public static Rule cited(String text) {
        return new Rule("", text);
    }

    @Override
    public String toString() {
        return manual.isEmpty() ? section : manual + ", " + section;
    }
}
