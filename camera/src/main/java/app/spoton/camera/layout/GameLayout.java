package app.spoton.camera.layout;

import app.spoton.engine.game.Game;
import app.spoton.engine.game.Games;
import app.spoton.engine.round.Wager;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A game's cards and spots on the layout, from the engine's facts.
 *
 * @param id of the game in the round format
 * @param fewest cards of a seat in play
 * @param most cards of a seat
 * @param spotRows wagers that have a spot at each seat, the row nearest to the player first
 */
public record GameLayout(String id, int fewest, int most, int dealer, List<List<Wager>> spotRows) {
    public GameLayout {
        spotRows = List.copyOf(spotRows);
    }

    /** A layout without spots. */
    GameLayout(String id, int fewest, int most, int dealer) {
        this(id, fewest, most, dealer, List.of());
    }

    public static GameLayout of(Game game) {
        return new GameLayout(game.id(), game.playerCards(), game.mostPlayerCards(), game.dealerCards(),
                List.of(game.facts().spots().base(), game.facts().spots().bonuses()));
    }

    /** All games, in the engine's order. */
    public static List<GameLayout> all() {
        return Games.all().stream().map(GameLayout::of).collect(Collectors.toList());
    }

    /** The fewest cards that a hand in play has. */
    public int fewest(HandRegion region) {
        return region.isDealer() ? dealer : fewest;
    }

    /** The most cards that a hand has. */
    public int most(HandRegion region) {
        return region.isDealer() ? dealer : most;
    }
}
