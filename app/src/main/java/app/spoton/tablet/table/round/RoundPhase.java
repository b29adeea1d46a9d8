package app.spoton.tablet.table.round;

/** The phase of a round. */
public enum RoundPhase {
    /** Players bet. */
    WAGERS,
    /** Cards are dealt; players decide. */
    CARDS,
    /** The dealer takes, pushes and pays. */
    SETTLEMENT,
    /** The round is over. */
    CONFIRMED
}
