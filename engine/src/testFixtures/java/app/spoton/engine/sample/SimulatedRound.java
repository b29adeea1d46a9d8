package app.spoton.engine.sample;

import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.game.Game;
import app.spoton.engine.json.round.Rounds;
import app.spoton.engine.round.Meter;
import app.spoton.engine.round.RoundError;
import app.spoton.engine.round.Wager;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Predicate;

/** One dealt round in the round format: fairly shuffled, sensible folds, side wagers now and then. For tests and samples. */
public final class SimulatedRound {
    private static final int[] ANTES = {500, 500, 1000, 1000, 1500, 2500, 5000, 10_000};
    private static final String RANKS = "23456789TJQKA";
    private static final String UNCOUNTED = "?";
    private static final List<String> JACKPOT = List.of("As", "Ah", "Ad", "Ac", "7s");

    private final SplittableRandom random;
    private final Game game;
    private final List<String> deck = new ArrayList<>();
    private final List<String> used = new ArrayList<>();
    private final List<String> seats = new ArrayList<>();
    private final List<String> dealer;
    private final Players players;
    private long progressiveCents;

    /**
     * How a table is dealt and played.
     *
     * @param seated how many of five places are taken, on average
     * @param counts whether the dealer counts the chips; progressive wagers are always counted
     * @param stake how much larger the wagers are than usual
     * @param folds which cards a player folds
     */
    public record Players(int seated, boolean counts, int stake, Predicate<List<String>> folds) {
        /** Players fold what no wager is likely to win. */
        public static Players of(int seated, boolean counts, int stake) {
            return new Players(seated, counts, stake, SimulatedRound::isPoor);
        }
    }

    public SimulatedRound(SplittableRandom random, Game game, Players players) {
        this(random, game, players, false);
    }

    /** A round in which seat 1 is dealt four aces, with a progressive wager; for games with five cards. */
    public static SimulatedRound withJackpot(SplittableRandom random, Game game, Players players) {
        return new SimulatedRound(random, game, players, true);
    }

    private SimulatedRound(SplittableRandom random, Game game, Players players, boolean jackpot) {
        this.random = random;
        this.game = game;
        this.players = players;
        for (int rank = 0; rank < RANKS.length(); rank++) {
            for (String suit : List.of("c", "d", "h", "s")) {
                deck.add(RANKS.charAt(rank) + suit);
            }
        }
        if (jackpot) {
            deck.removeAll(JACKPOT);
            used.addAll(JACKPOT);
            seats.add(seat(1, JACKPOT, 1000L * players.stake(), true));
        }
        dealer = draw(game.dealerCards());
        int most = game.id().equals("four-card-split") ? 5 : 6;
        for (int seat = jackpot ? 2 : 1; seat <= most; seat++) {
            if (random.nextInt(5) < players.seated() || (seat == most && seats.isEmpty())) {
                List<String> cards = draw(game.playerCards());
                long ante = (long) ANTES[random.nextInt(ANTES.length)] * players.stake();
                seats.add(game.id().equals("four-card-split") ? split(seat, cards, ante) : seat(seat, cards, ante, false));
            }
        }
    }

    /** What was bet on the progressive. */
    public long progressiveCents() {
        return progressiveCents;
    }

    /** The cards that somebody saw. */
    public List<String> cards() {
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

    private String money(long cents) {
        return players.counts() ? cents / 100 + "." + (cents % 100 < 10 ? "0" : "") + cents % 100 : UNCOUNTED;
    }

    private static String quoted(List<String> cards) {
        return "[\"" + String.join("\",\"", cards) + "\"]";
    }

    private String seat(int number, List<String> cards, long ante, boolean jackpot) {
        boolean folds = players.folds().test(cards);
        Map<String, String> wagers = new LinkedHashMap<>();
        for (Wager wager : game.wagers()) {
            switch (wager) {
                case ANTE, MONSTER, SUPER_BONUS, XTRA_BONUS -> wagers.put(wager.id(), money(ante));
                case PLAY -> {
                    if (!folds) {
                        wagers.put(wager.id(), money(ante));
                    }
                }
                case PROGRESSIVE -> {
                    if (jackpot || random.nextInt(3) == 0) {
                        wagers.put(wager.id(), "1.00");
                        progressiveCents += 100;
                    }
                }
                default -> {
                    if (random.nextInt(5) < 2) {
                        wagers.put(wager.id(), money(500));
                    }
                }
            }
        }
        return "{\"seat\":" + number + ",\"cards\":" + quoted(cards) + (folds ? ",\"folded\":true" : "")
                + ",\"wagers\":" + written(wagers) + "}";
    }

    /** No pair, nothing high, and neither most of a flush nor of a straight: nobody folds a hand that a side wager pays. */
    private static boolean isPoor(List<String> cards) {
        int most = cards.size() - 1;
        int ranks = 0;
        for (String card : cards) {
            ranks |= 1 << RANKS.indexOf(card.charAt(0));
            if (cards.stream().filter(other -> other.charAt(1) == card.charAt(1)).count() >= most) {
                return false;
            }
        }
        for (int low = 0; low + most <= RANKS.length(); low++) {
            int straight = ((1 << most) - 1) << low;
            if ((ranks & straight) == straight) {
                return false;
            }
        }
        return Integer.bitCount(ranks) == cards.size() && ranks < 1 << RANKS.indexOf('K');
    }

    private static String written(Map<String, String> wagers) {
        List<String> parts = new ArrayList<>();
        wagers.forEach((wager, stake) -> parts.add("\"" + wager + "\":\"" + stake + "\""));
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
                Rounds.Parsed parsed = Rounds.parse(Catalog.standard(), json("", List.of(seat), ""));
                parsed.game().settle(parsed.round());
                return seat;
            } catch (RoundError instantWinner) {
                // three of these cards win at once and must be taken: the next split
            }
        }
        throw new IllegalStateException("No split of " + cards);
    }

    private String split(int number, List<String> cards, long ante, List<String> one, List<String> two, List<String> drawn) {
        Map<String, String> wagers = new LinkedHashMap<>();
        wagers.put("ante-1", money(ante));
        wagers.put("ante-2", money(ante));
        wagers.put("blind", money(ante));
        String first = "{\"cards\":" + quoted(one) + "}";
        if (one.size() == 2) {
            wagers.put("play-1", money(ante));
            first = "{\"cards\":" + quoted(one) + ",\"drawn\":" + quoted(drawn.subList(0, 1)) + "}";
        }
        boolean plays = two.size() == 2;
        if (plays) {
            wagers.put("play-2", money(ante));
        }
        String second = "{\"cards\":" + quoted(two) + (plays ? ",\"drawn\":" + quoted(drawn.subList(1, 2))
                : ",\"folded\":true") + "}";
        return "{\"seat\":" + number + ",\"cards\":" + quoted(cards) + ",\"hands\":[" + first + "," + second
                + "],\"wagers\":" + written(wagers) + "}";
    }

    /** The round in the round format; the meter counts only if somebody bet on the progressive. */
    public String json(String id, Meter meter) {
        return json(id, seats, progressiveCents == 0 ? "" : ",\"meters\":{\"main\":{\"amount\":\"" + meter.amount()
                + "\",\"seed\":\"" + meter.seed() + "\",\"reserve\":\"" + meter.reserve() + "\"}}");
    }

    private String json(String id, List<String> all, String meters) {
        return "{\"id\":\"" + id + "\",\"game\":\"" + game.id() + "\",\"house\":{\"smallest-chip\":\"0.50\"}" + meters
                + ",\"dealer\":" + quoted(dealer) + ",\"seats\":["
                + String.join(",", all) + "]}";
    }
}
