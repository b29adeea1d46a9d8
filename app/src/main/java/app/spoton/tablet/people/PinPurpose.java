package app.spoton.tablet.people;

/** What a PIN is asked for. Wrong PINs close only this for a person: nobody can lock a supervisor out of everything. */
public enum PinPurpose {
    SIGN_IN, SETUP, HISTORY, APPROVAL,
    /** The recovery code, which belongs to no person. */
    RECOVERY
}
