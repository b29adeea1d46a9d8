package app.spoton.camera.layout;

import java.util.Arrays;
import java.util.Optional;

/** How many cards each game puts on the layout. The ids are those of the round format. */
public enum GameLayout {
    /** Five down and one up for the dealer. */
    FOUR_CARD_POKER("four-card-poker", 5, 5, 6),
    THREE_CARD_FURY("three-card-fury", 4, 4, 3),
    CRAZY_4_POKER("crazy-4-poker", 5, 5, 5),
    /** Four are dealt; the played hands of a split are filled up to three cards each. */
    FOUR_CARD_SPLIT("four-card-split", 4, 6, 4),
    SUPER_4_POKER("super-4-poker", 5, 5, 5);

    private final String id;
    private final int fewest;
    private final int most;
    private final int dealer;

    GameLayout(String id, int fewest, int most, int dealer) {
        this.id = id;
        this.fewest = fewest;
        this.most = most;
        this.dealer = dealer;
    }

    public static Optional<GameLayout> of(String id) {
        return Arrays.stream(values()).filter(game -> game.id.equals(id)).findFirst();
    }

    public String id() {
        return id;
    }

    /** The fewest cards that a spot in play has. */
    public int fewest(Spot spot) {
        return spot.isDealer() ? dealer : fewest;
    }

    /** The most cards that a spot has. */
    public int most(Spot spot) {
        return spot.isDealer() ? dealer : most;
    }
}
