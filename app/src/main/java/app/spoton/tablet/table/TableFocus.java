package app.spoton.tablet.table;

import app.spoton.engine.round.Wager;

/** What the dealer's next tap on chips, cards or decisions is meant for. */
public sealed interface TableFocus {
    /** The dealer's place, where a seat's number is asked for. */
    int DEALER = 0;

    /** Nothing: all is done, or nothing is to be done. */
    TableFocus NOTHING = new Nothing();

    /** The seat, {@link #DEALER}, or -1 for neither. */
    default int seat() {
        return -1;
    }

    /** Nothing in particular. */
    record Nothing() implements TableFocus {
    }

    /** A betting spot. */
    record Spot(int seat, Wager wager) implements TableFocus {
    }

    /**
     * A card's place.
     *
     * @param hand 0 for the cards dealt; 1 or 2 for those drawn to the first or second hand of a split
     * @param index the place among them, from 0
     */
    record CardAt(int seat, int hand, int index) implements TableFocus {
    }

    /** A player's decision. */
    record Decision(int seat) implements TableFocus {
    }
}
