package app.spoton.tablet.auditlog;

import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.game.Game;
import app.spoton.engine.json.round.Rounds;
import app.spoton.engine.round.RoundError;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/** One dealt round in the round format. */
final class RandomRound {
    private static final int[] ANTES = {500, 500, 1000, 1000, 1500, 2500, 5000, 10_000};

    private final SplittableRandom random;
    private final Game game;
    private final String id;
    private final List<String> deck = new ArrayList<>();
    private final List<String> used = new ArrayList<>();
    private final List<String> seats = new ArrayList<>();
    private final List<String> dealer;
    private long progressiveCents;

    private RandomRound(SplittableRandom random, Game game, String id) {
        this.random = random;
        this.game = game;
        this.id = id;
        for (char rank : "23456789TJQKA".toCharArray()) {
            for (char suit : "cdhs".toCharArray()) {
                deck.add("" + rank + suit);
            }
        }
        dealer = draw(game.dealerCards());
    }

    static RandomRound deal(SplittableRandom random, Game game, String id) {
        RandomRound round = new RandomRound(random, game, id);
        int most = game.id().equals("four-card-split") ? 5 : 6;
        for (int seat = 1; seat <= most; seat++) {
            if (random.nextInt(5) < 3 || (seat == most && round.seats.isEmpty())) {
                round.seat(seat);
            }
        }
        return round;
    }

    boolean progressive() {
        return progressiveCents > 0;
    }

    long progressiveCents() {
        return progressiveCents;
    }

    List<String> cards() {
        return used;
    }

    private List<String> draw(int count) {
        List<String> drawn = new ArrayList<>();
        for (int at = 0; at < count; at++) {
            drawn.add(deck.remove(random.nextInt(deck.size())));
        }
        used.addAll(drawn);
        return drawn;
    }

    private static String money(long cents) {
        return cents / 100 + "." + (cents % 100 < 10 ? "0" : "") + cents % 100;
    }

    private static String quoted(List<String> cards) {
        return "[\"" + String.join("\",\"", cards) + "\"]";
    }

    private void seat(int number) {
        List<String> cards = draw(game.playerCards());
        long ante = ANTES[random.nextInt(ANTES.length)];
        if (game.id().equals("four-card-split")) {
            seats.add(split(number, cards, ante));
            return;
        }
        // The half that plays: a pair, or something high.
        boolean folds = ranks(cards) == cards.size() && cards.stream().noneMatch(card -> "AK".indexOf(card.charAt(0)) >= 0);
        Map<String, Long> wagers = new LinkedHashMap<>();
        for (app.spoton.engine.round.Wager wager : game.wagers()) {
            switch (wager) {
                case ANTE, MONSTER, SUPER_BONUS, XTRA_BONUS -> wagers.put(wager.id(), ante);
                case PLAY -> {
                    if (!folds) {
                        wagers.put("play", ante);
                    }
                }
                case PROGRESSIVE -> {
                    if (random.nextInt(3) == 0) {
                        wagers.put("progressive", 100L);
                        progressiveCents += 100;
                    }
                }
                default -> {
                    if (random.nextInt(5) < 2) {
                        wagers.put(wager.id(), 500L);
                    }
                }
            }
        }
        seats.add("{\"seat\":" + number + ",\"cards\":" + quoted(cards) + (folds ? ",\"folded\":true" : "")
                + ",\"wagers\":" + written(wagers) + "}");
    }

    private static long ranks(List<String> cards) {
        return cards.stream().map(card -> card.charAt(0)).distinct().count();
    }

    private static String written(Map<String, Long> wagers) {
        List<String> parts = new ArrayList<>();
        wagers.forEach((wager, stake) -> parts.add("\"" + wager + "\":\"" + money(stake) + "\""));
        return "{" + String.join(",", parts) + "}";
    }

    /** Two and two, or, where the rules ask for it, the three that win at once. */
    private String split(int number, List<String> cards, long ante) {
        List<String> drawn = draw(2);
        for (int mask : new int[] {0b0011, 0b0111, 0b1011, 0b1101, 0b1110}) {
            List<String> one = new ArrayList<>();
            List<String> two = new ArrayList<>();
            for (int at = 0; at < 4; at++) {
                ((mask >> at & 1) == 1 ? one : two).add(cards.get(at));
            }
            String seat = split(number, cards, ante, one, two, drawn);
            try {
                Rounds.Parsed parsed = Rounds.parse(Catalog.standard(), whole(List.of(seat), ""));
                parsed.game().settle(parsed.round());
                return seat;
            } catch (RoundError instantWinner) {
                continue;
            }
        }
        throw new IllegalStateException("No split of " + cards);
    }

    private String split(int number, List<String> cards, long ante, List<String> one, List<String> two,
            List<String> drawn) {
        Map<String, Long> wagers = new LinkedHashMap<>();
        wagers.put("ante-1", ante);
        wagers.put("ante-2", ante);
        wagers.put("blind", ante);
        String first = "{\"cards\":" + quoted(one) + "}";
        if (one.size() == 2) {
            wagers.put("play-1", ante);
            first = "{\"cards\":" + quoted(one) + ",\"drawn\":" + quoted(drawn.subList(0, 1)) + "}";
        }
        boolean plays = two.size() == 2;
        if (plays) {
            wagers.put("play-2", ante);
        }
        String second = "{\"cards\":" + quoted(two) + (plays ? ",\"drawn\":" + quoted(drawn.subList(1, 2))
                : ",\"folded\":true") + "}";
        return "{\"seat\":" + number + ",\"cards\":" + quoted(cards) + ",\"hands\":[" + first + "," + second
                + "],\"wagers\":" + written(wagers) + "}";
    }

    String json(String meters) {
        return whole(seats, meters);
    }

    private String whole(List<String> allSeats, String meters) {
        return "{\"id\":\"" + id + "\",\"game\":\"" + game.id() + "\",\"house\":{\"smallest-chip\":\"0.50\"}"
                + (meters.isEmpty() ? "" : ",\"meters\":" + meters) + ",\"dealer\":" + quoted(dealer) + ",\"seats\":["
                + String.join(",", allSeats) + "]}";
    }
}
