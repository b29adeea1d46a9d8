package app.spoton.tablet.people;

/** What a person does in the house. */
public enum Role {
    /** Deals. */
    DEALER(4),
    /** Deals too, sets tables up and confirms wins of the progressive. */
    SUPERVISOR(6);

    /** A PIN is never longer: nobody remembers more at a table. */
    public static final int MAX_DIGITS = 8;

    private final int minDigits;

    Role(int minDigits) {
        this.minDigits = minDigits;
    }

    /** The least length of a PIN; a supervisor's opens more, and is longer. */
    public int minDigits() {
        return minDigits;
    }
}
