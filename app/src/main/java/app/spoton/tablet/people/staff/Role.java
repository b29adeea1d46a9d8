package app.spoton.tablet.people.staff;

/** A person's role. */
public enum Role {
    /** Deals. */
    DEALER(4),
    /** Also sets up the table and confirms progressive wins. */
    SUPERVISOR(6);

    /** The longest PIN. */
    public static final int MAX_DIGITS = 8;

    private final int minDigits;

    Role(int minDigits) {
        this.minDigits = minDigits;
    }

    /** The shortest PIN; a supervisor's is longer. */
    public int minDigits() {
        return minDigits;
    }
}
