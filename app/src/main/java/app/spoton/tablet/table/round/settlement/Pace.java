package app.spoton.tablet.table.round.settlement;

/** How much of a settlement a dealer sees at once. */
public enum Pace {
    /** One wager. */
    BY_LINE,
    /** All wagers of a seat. */
    BY_SEAT,
    /** Every spot of every seat, on the layout. */
    WHOLE_TABLE
}
