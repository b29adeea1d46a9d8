package app.spoton.engine.game;

import java.util.List;

/** The games there are. Another one is added to this list, and touches none of the others. */
public final class Games {
    private static final List<Game> ALL = List.of(new FourCardPoker(), new ThreeCardFury(), new CrazyFourPoker(),
            new FourCardSplit(), new SuperFourPoker());

    private Games() {
    }

    public static List<Game> all() {
        return ALL;
    }
}
