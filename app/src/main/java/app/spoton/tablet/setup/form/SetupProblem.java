package app.spoton.tablet.setup.form;

/**
 * An error in a field, or a warning.
 *
 * @param detail what the message names; for some kinds the whole message
 */
public record SetupProblem(SetupField field, Kind kind, String detail) {
    /** What is wrong. */
    public enum Kind { NAME_MISSING, NAME_TAKEN, ROUND_IN_PROGRESS, NOT_AN_AMOUNT, NOT_ABOVE_ZERO, CHIPS, SEATS, NOT_FACE_UP,
        NOT_OFFERED_FACE_UP, LIMITS, UNKNOWN_PAYTABLE, PRICE_MISSING, PRICE_WRONG, NOT_CONFIRMED, ORDER, AMOUNT_MISSING,
        PERCENT, PERCENT_SUM, SEED, ADVICE, TIME, MINUTES }
}
