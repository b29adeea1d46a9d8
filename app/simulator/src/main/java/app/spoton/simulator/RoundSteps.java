package app.spoton.simulator;

import app.spoton.engine.card.Card;
import app.spoton.engine.card.Suit;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.game.Game;
import app.spoton.engine.round.Wager;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/**
 * The steps of a round that is dealt at random: at most one seat folds and one plays, with a bonus wager or without. The same
 * seed always gives the same round. No wager is made on a progressive, whose wins need a supervisor.
 */
final class RoundSteps {
    private static final int SEATS = 6;
    private static final String CHIP = "5.00";
    /** Four cards that may be split, the card that is drawn and the dealer's, by suits that are exchanged. */
    private static final String SPLIT = "Ac Ad 9h Ks 3c Kh Qd 5c 3s";

    private final Game game;
    private final Random random;
    private final List<String> steps = new ArrayList<>();

    private RoundSteps(Game game, Random random) {
        this.game = game;
        this.random = random;
    }

    static List<String> of(String gameId, long seed) {
        Game game = Catalog.standard().game(gameId).orElseThrow(() -> new StepFailedException("There is no game " + gameId
                + ". The games are " + Catalog.standard().gameIds() + "."));
        RoundSteps round = new RoundSteps(game, new Random(seed));
        round.deal();
        return round.steps;
    }

    private void deal() {
        int player = 1 + random.nextInt(SEATS);
        int folder = random.nextBoolean() ? 0 : 1 + (player + random.nextInt(SEATS - 1)) % SEATS;
        bet(player, true);
        if (folder != 0) {
            bet(folder, false);
        }
        steps.add("tap tag=deal");
        if (folder != 0) {
            steps.add("tap tag=" + (game.facts().isSplit() ? "fold-all-" : "fold-") + folder);
        }
        if (game.facts().isSplit()) {
            split(player);
        } else {
            List<Card> deck = new ArrayList<>(Card.deck());
            Collections.shuffle(deck, random);
            cards(deck.subList(0, game.playerCards()));
            steps.add("tap tag=play-" + player + "-0-" + CHIP);
            cards(deck.subList(game.playerCards(), game.playerCards() + game.dealerCards()));
        }
        steps.add("tap tag=settle");
        steps.add("wait tag=next");
        steps.add("repeat tag=next until tag=confirm");
        steps.add("tap tag=confirm");
        steps.add("wait tag=next-round");
        steps.add("tap tag=next-round");
        steps.add("wait tag=deal");
    }

    private void bet(int seat, boolean bonus) {
        if (game.facts().isSplit()) {
            chip(seat, Wager.ANTE_1);
            chip(seat, Wager.BLIND);
            return;
        }
        chip(seat, Wager.ANTE);
        List<Wager> bonuses = new ArrayList<>(game.wagers());
        bonuses.removeAll(game.facts().baseGame());
        bonuses.remove(Wager.PROGRESSIVE);
        if (bonus && !bonuses.isEmpty() && random.nextBoolean()) {
            chip(seat, bonuses.get(random.nextInt(bonuses.size())));
        }
    }

    private void chip(int seat, Wager wager) {
        steps.add("quick tag=spot-" + seat + "-" + wager.id());
        steps.add("quick tag=chip-" + CHIP);
    }

    private void cards(List<Card> cards) {
        for (Card card : cards) {
            steps.add("quick tag=rank-" + card.rank().symbol());
            steps.add("quick tag=suit-" + card.suit().symbol());
        }
    }

    private void split(int seat) {
        List<Suit> suits = new ArrayList<>(List.of(Suit.values()));
        Collections.shuffle(suits, random);
        List<Card> all = new ArrayList<>();
        for (String text : SPLIT.split(" ", -1)) {
            Card card = Card.parse(text).orElseThrow();
            all.add(Card.of(card.rank(), suits.get(card.suit().ordinal())));
        }
        cards(all.subList(0, 4));
        steps.add("tap tag=move-" + all.get(2));
        steps.add("tap tag=move-" + all.get(3));
        steps.add("tap tag=play-" + seat + "-0-" + CHIP);
        steps.add("tap tag=fold-" + seat + "-1");
        cards(all.subList(4, 5));
        cards(all.subList(5, 9));
    }
}
