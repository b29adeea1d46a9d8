package app.spoton.engine.script;

import app.spoton.engine.card.Card;
import app.spoton.engine.card.Suit;
import app.spoton.engine.game.Game;
import app.spoton.engine.round.Wager;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;

/**
 * A round dealt at random, as the tags of the table that are tapped for it: one seat plays, with a bonus wager or without, and
 * another may fold. The same seed always gives the same round. No wager is made on a progressive, whose wins need a supervisor.
 *
 * <p>A tag that ends with an asterisk stands for the first one that begins so.
 *
 * @param wagers until the cards are dealt
 * @param cards decisions and cards, until the round can be settled
 */
public record ScriptedRound(List<String> wagers, List<String> cards) {
    private static final int SEATS = 6;
    private static final String CHIP = "5.00";
    /** The lowest play wager; its amount depends on the chip that the table puts down at a tap. */
    private static final String ANY_PLAY = "play-%d-0-*";
    /** Four cards to be split, the card that is drawn and the dealer's; their suits are exchanged. */
    private static final List<String> SPLIT = List.of("Ac", "Ad", "9h", "Ks", "3c", "Kh", "Qd", "5c", "3s");

    public static ScriptedRound of(Game game, long seed) {
        Random random = new Random(seed);
        ScriptedRound round = new ScriptedRound(new ArrayList<>(), new ArrayList<>());
        int player = 1 + random.nextInt(SEATS);
        boolean folds = !game.facts().isSplit() && random.nextBoolean();
        int folder = folds ? 1 + (player + random.nextInt(SEATS - 1)) % SEATS : 0;
        round.bet(game, player, random.nextBoolean() ? random.nextInt(SEATS) : -1);
        if (folder != 0) {
            round.bet(game, folder, -1);
            round.cards.add("fold-" + folder);
        }
        if (game.facts().isSplit()) {
            round.split(player, random);
        } else {
            round.play(game, player, random);
        }
        return round;
    }

    /** @param bonus the number of a bonus wager; negative for none */
    private void bet(Game game, int seat, int bonus) {
        if (game.facts().isSplit()) {
            chip(seat, Wager.ANTE_1);
            chip(seat, Wager.BLIND);
            return;
        }
        chip(seat, Wager.ANTE);
        List<Wager> bonuses = new ArrayList<>(game.wagers());
        bonuses.removeIf(wager -> game.facts().isBaseGame(wager) || wager == Wager.PROGRESSIVE);
        if (bonus >= 0 && !bonuses.isEmpty()) {
            chip(seat, bonuses.get(bonus % bonuses.size()));
        }
    }

    private void chip(int seat, Wager wager) {
        wagers.add("spot-" + seat + "-" + wager.id());
        wagers.add("chip-" + CHIP);
    }

    private void play(Game game, int seat, Random random) {
        List<Card> deck = new ArrayList<>(Card.deck());
        Collections.shuffle(deck, random);
        deal(deck.subList(0, game.playerCards()));
        cards.add(String.format(Locale.ROOT, ANY_PLAY, seat));
        deal(deck.subList(game.playerCards(), game.playerCards() + game.dealerCards()));
    }

    private void split(int seat, Random random) {
        List<Suit> suits = new ArrayList<>(List.of(Suit.values()));
        Collections.shuffle(suits, random);
        List<Card> all = new ArrayList<>();
        for (String text : SPLIT) {
            Card card = Card.parse(text).orElseThrow();
            all.add(Card.of(card.rank(), suits.get(card.suit().ordinal())));
        }
        deal(all.subList(0, 4));
        cards.addAll(List.of("split-0", String.format(Locale.ROOT, ANY_PLAY, seat), "fold-" + seat + "-1"));
        deal(all.subList(4, 9));
    }

    private void deal(List<Card> dealt) {
        for (Card card : dealt) {
            cards.add("rank-" + card.rank().symbol());
            cards.add("suit-" + card.suit().symbol());
        }
    }
}
