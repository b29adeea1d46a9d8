package app.spoton.camera.demo;

import app.spoton.camera.layout.GameLayout;
import app.spoton.camera.layout.HandRegion;
import app.spoton.engine.card.Card;
import app.spoton.engine.round.Wager;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;

/**
 * A round to draw on the demonstration table: who has which cards, and which spots have chips.
 *
 * @param bets wagers by seat; empty if chips do not matter, and some are scattered at random
 */
public record DemoRound(GameLayout game, long seed, Map<HandRegion, List<Card>> hands,
        Optional<Map<Integer, Set<Wager>>> bets) {
    /** How many rounds each game has on the demonstration table. */
    public static final int PER_GAME = 4;

    public DemoRound(GameLayout game, long seed, Map<HandRegion, List<Card>> hands) {
        this(game, seed, hands, Optional.empty());
    }

    /** The same cards with chips on these spots and on no others. */
    public DemoRound with(Map<Integer, Set<Wager>> newBets) {
        return new DemoRound(game, seed, hands, Optional.of(newBets));
    }

    /** The round with this number, always the same. */
    public static DemoRound of(GameLayout game, int number) {
        return deal(game, 1000L * GameLayout.all().indexOf(game) + number, 3 + number % 4);
    }

    /** Deals from a deck shuffled by the seed to the first seats and the dealer. */
    public static DemoRound deal(GameLayout game, long seed, int seats) {
        List<Card> deck = new ArrayList<>(Card.deck());
        Collections.shuffle(deck, new Random(seed));
        Map<HandRegion, List<Card>> hands = new TreeMap<>();
        int next = 0;
        for (int seat = 0; seat <= seats; seat++) {
            HandRegion spot = new HandRegion(seat);
            hands.put(spot, List.copyOf(deck.subList(next, next + game.fewest(spot))));
            next += game.fewest(spot);
        }
        return new DemoRound(game, seed, hands);
    }

    public int cards() {
        return hands.values().stream().mapToInt(List::size).sum();
    }
}
