package app.spoton.tablet.trainer.session;

import app.spoton.engine.game.Game;
import app.spoton.tablet.setup.TableSetup;

/** The house's setup of each game: what a trainee will deal. */
@FunctionalInterface
public interface HouseTableSource {
    /** May read from disk: do not call on the main thread. */
    TableSetup setup(Game game);
}
