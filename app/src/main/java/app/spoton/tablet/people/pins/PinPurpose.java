package app.spoton.tablet.people.pins;

/**
 * The purpose of a PIN. Wrong PINs lock a person out of only one purpose, so nobody can lock a supervisor out of
 * everything.
 */
public enum PinPurpose {
    SIGN_IN, SETUP, HISTORY, APPROVAL,
    /** Repairing a log that cannot be written; opened by the PIN for History. */
    LOG_REPAIR,
    /** The recovery code, which belongs to no person. */
    RECOVERY
}
