package app.spoton.tablet.table.round;

import app.spoton.engine.round.Wager;

/** What the next tap on chips, cards or decisions applies to. */
public sealed interface TableFocus {
    /** The dealer's hand, instead of a seat's number. */
    int DEALER = 0;

    /** No focus. */
    TableFocus NOTHING = new Nothing();

    /** The seat, {@link #DEALER}, or -1 for neither. */
    default int seat() {
        return -1;
    }

    /** No focus. */
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
