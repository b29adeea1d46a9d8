package app.spoton.engine;

import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.game.Game;
import app.spoton.engine.round.Wager;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Valid rounds in the round format, generated from a seed, with every wager and paytable that a game has. */
public final class RandomRounds {
    private final Random random;

    public RandomRounds(long seed) {
        this.random = new Random(seed);
    }

    /** A round before it is written, so that its parts can be reordered or their suits swapped. */
    public record Parts(String id, String game, Map<String, String> paytables, String house, String meters,
            List<String> dealer, List<SeatParts> seats) {
        public String json() {
            List<String> tables = new ArrayList<>();
            paytables.forEach((wager, table) -> tables.add("\"" + wager + "\":\"" + table + "\""));
            return "{\"id\":\"" + id + "\",\"game\":\"" + game + "\",\"paytables\":{" + String.join(",", tables)
                    + "},\"house\":" + house + ",\"meters\":" + meters + ",\"dealer\":" + quoted(dealer)
                    + ",\"seats\":[" + String.join(",", seats.stream().map(SeatParts::json).toList()) + "]}";
        }
    }

    /** The parts of a seat; {@code hands} is empty except in 4 Card Split. */
    public record SeatParts(int seat, String player, List<String> cards, boolean folded, Map<String, String> wagers,
            List<HandParts> hands) {
        String json() {
            List<String> bets = new ArrayList<>();
            wagers.forEach((wager, stake) -> bets.add("\"" + wager + "\":\"" + stake + "\""));
            String split = hands.isEmpty() ? "" : ",\"hands\":["
                    + String.join(",", hands.stream().map(HandParts::json).toList()) + "]";
            return "{\"seat\":" + seat + (player.isEmpty() ? "" : ",\"player\":\"" + player + "\"") + ",\"cards\":"
                    + quoted(cards) + ",\"folded\":" + folded + ",\"wagers\":{" + String.join(",", bets) + "}" + split
                    + "}";
        }
    }

    /** One of the two hands in 4 Card Split. */
    public record HandParts(List<String> cards, List<String> drawn, boolean folded) {
        String json() {
            return "{\"cards\":" + quoted(cards) + ",\"drawn\":" + quoted(drawn) + ",\"folded\":" + folded + "}";
        }
    }

    private static String quoted(List<String> cards) {
        return "[" + String.join(",", cards.stream().map(card -> "\"" + card + "\"").toList()) + "]";
    }

    public Parts next(Game game, int number) {
        List<String> deck = new ArrayList<>();
        for (char rank : "23456789TJQKA".toCharArray()) {
            for (char suit : "cdhs".toCharArray()) {
                deck.add("" + rank + suit);
            }
        }
        Collections.shuffle(deck, random);
        if (random.nextInt(4) == 0) {
            gatherRanks(deck);
        } else if (random.nextInt(3) == 0) {
            gatherSuits(deck);
        }
        List<String> dealer = take(deck, game.dealerCards());
        List<SeatParts> seats = new ArrayList<>();
        int count = 1 + random.nextInt(game.id().equals("four-card-split") ? 5 : 6);
        for (int seat = 1; seat <= count; seat++) {
            seats.add(seat(game, seat, deck));
        }
        return new Parts("r" + number, game.id(), tables(game), house(game), meters(), dealer, seats);
    }

    private SeatParts seat(Game game, int number, List<String> deck) {
        List<String> cards = take(deck, game.playerCards());
        String player = random.nextInt(3) == 0 ? "p" + random.nextInt(3) : "";
        String stake = stake();
        boolean folded = random.nextInt(4) == 0;
        Map<String, String> wagers = new LinkedHashMap<>();
        if (game.id().equals("four-card-split")) {
            wagers.put("ante-1", stake);
            wagers.put("ante-2", stake);
            wagers.put("blind", stake);
            return new SeatParts(number, player, cards, folded, wagers, folded ? List.of()
                    : split(cards, deck, wagers, stake));
        }
        boolean ante = !game.id().equals("four-card-poker") || random.nextInt(5) > 0;
        for (Wager wager : game.wagers()) {
            switch (wager) {
                case ANTE, MONSTER, SUPER_BONUS, XTRA_BONUS -> {
                    if (ante) {
                        wagers.put(wager.id(), stake);
                    }
                }
                case PLAY -> {
                    if (ante && !folded) {
                        wagers.put("play", stake);
                    }
                }
                default -> {
                    if (random.nextBoolean() || wager == Wager.ACES_UP) {
                        wagers.put(wager.id(), stake());
                    }
                }
            }
        }
        return new SeatParts(number, player, cards, folded && ante, wagers, List.of());
    }

    /** Splits 3 + 1 or 2 + 2 at random; a seat whose cards include an instant winner may be rejected for it. */
    private List<HandParts> split(List<String> cards, List<String> deck, Map<String, String> wagers, String stake) {
        int first = 1 + random.nextInt(3);
        List<HandParts> hands = new ArrayList<>();
        for (int which = 0; which < 2; which++) {
            List<String> kept = which == 0 ? cards.subList(0, first) : cards.subList(first, 4);
            boolean folded = random.nextInt(4) == 0;
            if (!folded) {
                wagers.put("play-" + (which + 1), stake);
            }
            hands.add(new HandParts(List.copyOf(kept), folded ? List.of() : take(deck, 3 - kept.size()), folded));
        }
        return hands;
    }

    private String stake() {
        return (1 + random.nextInt(60)) + (random.nextInt(3) == 0 ? ".50" : ".00");
    }

    private Map<String, String> tables(Game game) {
        Map<String, String> chosen = new LinkedHashMap<>();
        for (Wager wager : game.priced()) {
            List<String> ids = Catalog.standard().listings().stream()
                    .filter(listing -> listing.games().contains(game.id()) && listing.wager().equals(wager.id()))
                    .filter(listing -> listing.table().unreadable().isEmpty())
                    .map(listing -> listing.table().id()).toList();
            if (wager != Wager.ANTE && random.nextInt(4) > 0) {
                chosen.put(wager.id(), ids.get(random.nextInt(ids.size())));
            }
        }
        return chosen;
    }

    private String house(Game game) {
        List<String> options = new ArrayList<>();
        options.add("\"smallest-chip\":\"" + List.of("0.01", "0.50", "1.00", "5.00").get(random.nextInt(4)) + "\"");
        options.add("\"bad-beat-on-fold\":\"" + (random.nextBoolean() ? "lose" : "resolve") + "\"");
        options.add("\"queens-up-on-fold\":\"" + (random.nextBoolean() ? "lose" : "resolve") + "\"");
        options.add("\"progressive-on-fold\":" + random.nextBoolean());
        options.add("\"fixed-progressive-pays\":\"" + (random.nextBoolean() ? "tray" : "meter") + "\"");
        if (random.nextInt(4) == 0) {
            List<String> order = new ArrayList<>(game.wagers().stream().map(Wager::id).toList());
            Collections.shuffle(order, random);
            options.add("\"order\":" + quoted(order.subList(0, random.nextInt(order.size() + 1))));
        }
        return "{" + String.join(",", options) + "}";
    }

    private String meters() {
        List<String> meters = new ArrayList<>();
        for (String name : List.of("main", "mega", "major", "minor")) {
            meters.add("\"" + name + "\":{\"amount\":\"" + random.nextInt(20_000) + ".37\",\"seed\":\"500.00\","
                    + "\"reserve\":\"12.34\"}");
        }
        return "{" + String.join(",", meters) + "}";
    }

    private static List<String> take(List<String> deck, int count) {
        List<String> taken = List.copyOf(deck.subList(0, count));
        deck.subList(0, count).clear();
        return taken;
    }

    /** Groups the deck by rank, so that pairs and better are dealt often. */
    private void gatherRanks(List<String> deck) {
        deck.sort((a, b) -> "23456789TJQKA".indexOf(a.charAt(0)) - "23456789TJQKA".indexOf(b.charAt(0)));
        Collections.rotate(deck, random.nextInt(52));
        swapSomeCards(deck);
    }

    private void gatherSuits(List<String> deck) {
        deck.sort((a, b) -> a.charAt(1) != b.charAt(1) ? a.charAt(1) - b.charAt(1)
                : "23456789TJQKA".indexOf(a.charAt(0)) - "23456789TJQKA".indexOf(b.charAt(0)));
        Collections.rotate(deck, random.nextInt(52));
        swapSomeCards(deck);
    }

    private void swapSomeCards(List<String> deck) {
        for (int swap = 0; swap < 6; swap++) {
            Collections.swap(deck, random.nextInt(52), random.nextInt(52));
        }
    }
}
