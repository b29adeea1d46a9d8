package app.spoton.engine.game;

import app.spoton.engine.hand.Hand;
import java.util.Optional;

/** The dealer's side of a round that is being resolved. */
record Showdown(Resolution resolution, Hand dealer, boolean qualifies, Optional<Progressive> progressive) {
}
