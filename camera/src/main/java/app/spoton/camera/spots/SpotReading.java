package app.spoton.camera.spots;

import app.spoton.engine.round.Wager;

/** What one look says about a seat's spot for a wager. */
public record SpotReading(int seat, Wager wager, SpotState state) {
}
