package app.spoton.engine.game;

import java.util.List;

/** All games. To add a game, add it to this list; no other game changes. */
public final class Games {
    private static final List<Game> ALL = List.of(new FourCardPoker(), new ThreeCardFury(), new CrazyFourPoker(),
            new FourCardSplit(), new SuperFourPoker());

    private Games() {
    }

    public static List<Game> all() {
        return ALL;
    }
}
