package app.spoton.engine.game;

import app.spoton.engine.round.Wager;
import java.util.List;

/** The games there are. A sixth one is added to this list, and touches none of the others. */
public final class Games {
    private static final List<Game> ALL = List.of(new FourCardPoker(), new ThreeCardFury(), new CrazyFourPoker(),
            new FourCardSplit(), new SuperFourPoker());

    private Games() {
    }

    public static List<Game> all() {
        return ALL;
    }

    /** Whether any game has paytables for this wager. */
    public static boolean price(Wager wager) {
        return ALL.stream().anyMatch(game -> game.priced().contains(wager));
    }
}
