package app.spoton.tablet.trainer.session;

import app.spoton.engine.game.Game;
import app.spoton.tablet.setup.TableSetup;

/** How the house has set its tables: what a trainee will deal. */
@FunctionalInterface
public interface HouseTableSource {
    /** May look it up on the disk: not for the main thread. */
    TableSetup setup(Game game);
}
