package app.spoton.tablet.eyes;

import app.spoton.tablet.table.RoundInProgress;

/** How the table and its rounds are called where the camera keeps something of them. */
final class EyesTable {
    /** One tablet stands at one table. */
    static final String NAME = "table";

    private EyesTable() {
    }

    /** The file of a round's picture, without its ending. */
    static String picture(RoundInProgress round) {
        return "round-" + round.hashCode();
    }
}
