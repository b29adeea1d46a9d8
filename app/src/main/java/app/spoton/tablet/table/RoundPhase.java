package app.spoton.tablet.table;

/** How far a round has come. */
public enum RoundPhase {
    /** Chips go down. */
    WAGERS,
    /** Cards are out; players decide. */
    CARDS,
    /** The dealer takes, pushes and pays. */
    SETTLEMENT,
    /** All is done; the next round can begin. */
    CONFIRMED
}
