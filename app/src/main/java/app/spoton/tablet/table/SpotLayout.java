package app.spoton.tablet.table;

import static app.spoton.engine.round.Wager.ACES_UP;
import static app.spoton.engine.round.Wager.ANTE;
import static app.spoton.engine.round.Wager.ANTE_1;
import static app.spoton.engine.round.Wager.ANTE_2;
import static app.spoton.engine.round.Wager.BAD_BEAT;
import static app.spoton.engine.round.Wager.BLIND;
import static app.spoton.engine.round.Wager.MONSTER;
import static app.spoton.engine.round.Wager.PLAY;
import static app.spoton.engine.round.Wager.PLAYER_BONUS;
import static app.spoton.engine.round.Wager.PLAY_1;
import static app.spoton.engine.round.Wager.PLAY_2;
import static app.spoton.engine.round.Wager.PROGRESSIVE;
import static app.spoton.engine.round.Wager.QUEENS_UP;
import static app.spoton.engine.round.Wager.ROYAL_FAMILY;
import static app.spoton.engine.round.Wager.SEVEN_CARD;
import static app.spoton.engine.round.Wager.SUPER_BONUS;
import static app.spoton.engine.round.Wager.XTRA_BONUS;

import app.spoton.engine.game.Game;
import app.spoton.engine.round.Wager;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The spots that are printed at each seat of a game's layout.
 *
 * @param bonuses the row nearest to the dealer
 * @param base the row before the player
 */
public record SpotLayout(List<Wager> bonuses, List<Wager> base) {
    private static final Map<String, SpotLayout> BY_GAME = Map.of(
            "four-card-poker", new SpotLayout(List.of(ACES_UP, BAD_BEAT, PROGRESSIVE), List.of(ANTE, PLAY)),
            "three-card-fury", new SpotLayout(List.of(ROYAL_FAMILY, SEVEN_CARD), List.of(MONSTER, ANTE, PLAY)),
            "crazy-4-poker", new SpotLayout(List.of(QUEENS_UP, BAD_BEAT, PROGRESSIVE), List.of(SUPER_BONUS, ANTE, PLAY)),
            "four-card-split", new SpotLayout(List.of(ANTE_1, PLAY_1, BLIND), List.of(ANTE_2, PLAY_2)),
            "super-4-poker", new SpotLayout(List.of(PLAYER_BONUS, BAD_BEAT), List.of(XTRA_BONUS, ANTE, PLAY)));

    /** Equal bets that go down together: the engine refuses a seat where they differ. */
    private static final Map<Wager, Wager> EQUAL = Map.of(ANTE_1, ANTE_2, ANTE_2, ANTE_1, MONSTER, ANTE,
            SUPER_BONUS, ANTE, XTRA_BONUS, ANTE);

    public static SpotLayout of(Game game) {
        SpotLayout layout = BY_GAME.get(game.id());
        if (layout == null) {
            throw new IllegalArgumentException("No layout for " + game.id());
        }
        return layout;
    }

    /** The wager that is always bet in the same amount as this one; empty if none is. */
    public static Optional<Wager> equalTo(Game game, Wager wager) {
        if (wager == ANTE) {
            return game.wagers().stream().filter(other -> EQUAL.get(other) == ANTE).findFirst();
        }
        return Optional.ofNullable(EQUAL.get(wager));
    }

    /** Whether the wager is the player's decision, made once the cards are dealt. */
    public static boolean isPlay(Wager wager) {
        return wager == PLAY || wager == PLAY_1 || wager == PLAY_2;
    }

    /** The ante that a play wager goes with. */
    public static Wager anteOf(Wager play) {
        return play == PLAY_1 ? ANTE_1 : play == PLAY_2 ? ANTE_2 : ANTE;
    }

    /** The play wager of a game's only hand (0), or of the first (0) or second (1) hand of a split. */
    public static Wager play(Game game, int hand) {
        if (!game.wagers().contains(PLAY_1)) {
            return PLAY;
        }
        return hand == 0 ? PLAY_1 : PLAY_2;
    }

    /** Whether the dealer's first card lies face up while the others are still down (round format). */
    public static boolean hasUpCard(Game game) {
        return game.id().equals("four-card-poker") || game.id().equals("four-card-split");
    }

    /** Whether the game's cards are split into two hands. */
    public static boolean isSplit(Game game) {
        return game.wagers().contains(PLAY_1);
    }
}
