package app.spoton.tablet.table.round.seat;

import app.spoton.engine.game.Game;
import app.spoton.engine.game.facts.GameFacts;
import app.spoton.engine.round.Wager;
import app.spoton.tablet.setup.TableSetup;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** The spots of a seat, from the facts of its game. */
public final class SpotLayout {
    private SpotLayout() {
    }

    public static GameFacts.Spots of(Game game) {
        return game.facts().spots();
    }

    /** The spots of the wagers that a table offers. */
    public static GameFacts.Spots of(TableSetup setup) {
        GameFacts.Spots all = of(setup.game());
        return new GameFacts.Spots(offered(setup, all.bonuses()), offered(setup, all.base()));
    }

    private static List<Wager> offered(TableSetup setup, List<Wager> row) {
        return row.stream().filter(setup::offers).collect(Collectors.toList());
    }

    /** The wager that is always bet in the same amount as this one; empty if none is. */
    public static Optional<Wager> equalTo(Game game, Wager wager) {
        return game.facts().equalTo(wager);
    }

    /** Whether the wager is the player's decision after the deal. */
    public static boolean isPlay(Wager wager) {
        return wager == Wager.PLAY || wager == Wager.PLAY_1 || wager == Wager.PLAY_2;
    }

    /** The ante that a play wager goes with. */
    public static Wager anteOf(Wager play) {
        return play == Wager.PLAY_1 ? Wager.ANTE_1 : play == Wager.PLAY_2 ? Wager.ANTE_2 : Wager.ANTE;
    }

    /** The play wager of a hand: 0, or 0 and 1 of a split. */
    public static Wager play(Game game, int hand) {
        return game.facts().plays().get(hand).play();
    }

    /** The largest play wager, as a multiple of the ante. */
    public static int maxTimesAnte(Game game) {
        return game.facts().mostTimesAnte();
    }

    /** Whether the dealer's first card is face up while the others are still down. */
    public static boolean hasUpCard(Game game) {
        return game.facts().hasUpCard();
    }

    public static boolean isSplit(Game game) {
        return game.facts().isSplit();
    }
}
