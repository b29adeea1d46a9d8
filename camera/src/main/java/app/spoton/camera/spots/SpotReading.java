package app.spoton.camera.spots;

import app.spoton.engine.round.Wager;

/** The reading of one seat's spot for a wager. */
public record SpotReading(int seat, Wager wager, SpotState state) {
}
