package app.spoton.camera.spots;

import app.spoton.engine.round.Wager;

/**
 * Where a seat's wager is placed on the layout, in millimeters on the table.
 *
 * @param seat counts from 1 at the dealer's left
 */
public record BettingSpot(int seat, Wager wager, double x, double y, double radius) {
    public BettingSpot {
        if (seat < 1 || !wager.isBet() || !(radius > 0)) {
            throw new IllegalArgumentException("seat " + seat + " " + wager + " radius " + radius);
        }
    }
}
