package app.spoton.engine.benchmark;

import app.spoton.engine.game.Game;
import app.spoton.engine.round.Wager;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** A seven-seat round with every wager, in the round format. */
final class FullTableRound {
    private FullTableRound() {
    }

    static String of(Game game, long seed) {
        List<String> deck = new ArrayList<>();
        for (char rank : "23456789TJQKA".toCharArray()) {
            for (char suit : "cdhs".toCharArray()) {
                deck.add("\"" + rank + suit + "\"");
            }
        }
        Collections.shuffle(deck, new Random(seed));
        boolean split = game.id().equals("four-card-split");
        String dealer = take(deck, game.dealerCards());
        List<String> seats = new ArrayList<>();
        for (int seat = 1; seat <= 7; seat++) {
            seats.add("{\"seat\":" + seat + ",\"player\":\"p" + seat + "\"," + (split ? split(deck) : plain(game, deck))
                    + "}");
        }
        String meter = "{\"amount\":\"10000.00\",\"seed\":\"5000.00\",\"reserve\":\"120.00\"}";
        return "{\"id\":\"r" + seed + "\",\"game\":\"" + game.id() + "\",\"house\":{\"smallest-chip\":\"0.50\"},"
                + "\"meters\":{\"main\":" + meter + "},\"dealer\":[" + dealer + "],\"seats\":["
                + String.join(",", seats) + "]}";
    }

    private static String plain(Game game, List<String> deck) {
        List<String> bets = new ArrayList<>();
        for (Wager wager : game.wagers()) {
            bets.add("\"" + wager.id() + "\":\"10.00\"");
        }
        return "\"cards\":[" + take(deck, game.playerCards()) + "],\"wagers\":{" + String.join(",", bets) + "}";
    }

    /** Splits the four cards two and two; often enough they hold no instant winner and the split is allowed. */
    private static String split(List<String> deck) {
        String first = take(deck, 2);
        String second = take(deck, 2);
        return "\"cards\":[" + first + "," + second + "],\"hands\":[{\"cards\":[" + first + "],\"drawn\":["
                + take(deck, 1) + "]},{\"cards\":[" + second + "],\"folded\":true}],\"wagers\":{\"ante-1\":\"10.00\","
                + "\"ante-2\":\"10.00\",\"blind\":\"10.00\",\"play-1\":\"10.00\"}";
    }

    private static String take(List<String> deck, int count) {
        String taken = String.join(",", deck.subList(0, count));
        deck.subList(0, count).clear();
        return taken;
    }
}
