package app.spoton.engine.oracle.generator;

import app.spoton.engine.oracle.OracleSettler;
import app.spoton.engine.oracle.format.OracleJson;
import app.spoton.engine.oracle.game.FourCardRules;
import app.spoton.engine.oracle.game.OracleGame;
import app.spoton.engine.oracle.value.OracleCards;
import app.spoton.engine.oracle.value.OracleHand;
import app.spoton.engine.oracle.value.OraclePaytables;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/**
 * Rounds of every game, paytable and house option, most of them stacked. The same seed always gives the same round, so
 * a round on which two settlers disagree can be reproduced. FaultyRoundGenerator makes rounds that must be
 * rejected, EdgeCaseGenerator those with questions that the documents leave open, PartialRoundGenerator those of which
 * not everything is known.
 */
public final class RoundGenerator {
    /** This many rounds from seed 0 pay every row of every paytable that can be paid. */
    public static final int SAMPLE = 12_000;
    public static final List<String> GAMES =
            List.of("four-card-poker", "three-card-fury", "crazy-4-poker", "four-card-split", "super-4-poker");

    /** Random cards, rare hands, strong hands that beat or tie each other, hands that win the largest prizes. */
    public enum Theme { CHANCE, RARE_HANDS, RIVALS, JACKPOTS }

    public final Deck deck;
    public final StackedHands stack;
    public final OracleGame game;
    public final Map<String, String> tables = new LinkedHashMap<>();
    public int[] dealer = new int[0];
    public final List<int[]> hands = new ArrayList<>();
    public final boolean anyInstantWinner;
    public final Theme theme;

    private RoundGenerator(SplittableRandom random, String game) {
        deck = new Deck(random);
        stack = new StackedHands(deck);
        this.game = OracleSettler.game(game);
        anyInstantWinner = deck.oneIn(3);
        theme = Theme.values()[deck.pick(0, Theme.values().length - 1)];
    }

    /** A round that can be settled, of one of the five games in turn. */
    public static String round(long seed) {
        return round(seed, GAMES.get(Math.floorMod(seed, 5)));
    }

    public static String round(long seed, String game) {
        return line(tree(seed, game));
    }

    public static String line(Map<String, Object> tree) {
        StringBuilder out = new StringBuilder(1000);
        OracleJson.write(tree, out);
        return out.toString();
    }

    /** The round as maps and lists that can be changed. */
    public static Map<String, Object> tree(long seed, String game) {
        return new RoundGenerator(new SplittableRandom(seed), game).deal(seed);
    }

    private Map<String, Object> deal(long seed) {
        Map<String, Object> named = new LinkedHashMap<>();
        chooseTables(named, seed);
        int seats = deck.pick(1, game.id.equals("three-card-fury") ? 6 : 7);
        dealCards(seats);
        List<Integer> numbers = numbers(seats, game.id.equals("three-card-fury") ? 6 : 7);
        List<Object> seatTrees = new ArrayList<>();
        boolean progressive = false;
        for (int i = 0; i < seats; i++) {
            Map<String, Object> seat = new LinkedHashMap<>();
            seat.put("seat", numbers.get(i));
            if (deck.oneIn(2)) {
                seat.put("player", "p" + deck.pick(1, 3));
            }
            seat.put("cards", texts(hands.get(i)));
            new SeatGenerator(this, seat, hands.get(i)).decideAndBet();
            progressive |= ((Map<?, ?>) seat.get("wagers")).containsKey("progressive");
            seatTrees.add(deck.random.nextInt(seatTrees.size() + 1), seat);
        }
        Map<String, Object> round = new LinkedHashMap<>();
        round.put("id", game.id + "-" + seed);
        round.put("game", game.id);
        if (!named.isEmpty() || deck.oneIn(2)) {
            round.put("paytables", named);
        }
        Map<String, Object> house = new HouseGenerator(deck, game, anyInstantWinner).house(seatTrees);
        if (!house.isEmpty() || deck.oneIn(2)) {
            round.put("house", house);
        }
        if (progressive || deck.oneIn(10)) {
            round.put("meters", meters());
        }
        round.put("dealer", texts(dealer));
        round.put("seats", seatTrees);
        return round;
    }

    /** Chooses each wager's paytables in turn, so that consecutive seeds use them equally often. */
    private void chooseTables(Map<String, Object> named, long seed) {
        List<String> wagers = new ArrayList<>(game.tables.keySet());
        // Map.of has a different order in every run, and only the seed may decide.
        wagers.sort(null);
        wagers.sort((one, other) -> Boolean.compare(!one.equals("blind"), !other.equals("blind")));
        for (String wager : wagers) {
            List<String> known = new ArrayList<>(game.tables.get(wager).keySet());
            known.removeAll(OraclePaytables.INCOMPLETE);
            String table = known.get((int) Math.floorMod(Math.floorDiv(seed, GAMES.size()), (long) known.size()));
            boolean ante = game.id.equals("four-card-split") && wager.equals("ante");
            if (ante || deck.oneIn(8)) {
                table = game.tableLeftOut(wager, tables);
                if (ante && deck.oneIn(2)) {
                    named.put(wager, table);
                }
            } else {
                named.put(wager, table);
            }
            tables.put(wager, table);
        }
    }

    /** Deals the dealer's and every seat's cards, stacked according to the theme. */
    private void dealCards(int seats) {
        int[][] dealt = new int[seats][];
        boolean dealerFirst = theme == Theme.RIVALS || (theme != Theme.CHANCE && deck.oneIn(2));
        if (game.id.equals("three-card-fury") && theme == Theme.JACKPOTS) {
            int[] seven = stack.seven();
            dealer = Arrays.copyOf(seven, 3);
            dealt[0] = Arrays.copyOfRange(seven, 3, 7);
        } else if (dealerFirst) {
            dealer = stackDealer();
        }
        for (int i = 0; i < seats; i++) {
            if (dealt[i] == null && theme != Theme.CHANCE && !deck.oneIn(4)) {
                boolean ties = dealer.length > 0 && deck.oneIn(theme == Theme.RIVALS ? 2 : 4);
                dealt[i] = ties ? tie() : stackPlayer();
            }
        }
        if (dealer.length == 0) {
            dealer = theme != Theme.CHANCE && deck.oneIn(2) ? stackDealer() : deck.fill(game.dealerCards);
        }
        for (int i = 0; i < seats; i++) {
            hands.add(dealt[i] == null ? deck.fill(game.playerCards) : dealt[i]);
        }
    }

    private int[] stackDealer() {
        if (theme == Theme.RIVALS) {
            return game.playerCards == 5 ? stack.twoPairOrBetter(game.dealerCards)
                    : stack.straightOrBetter(game.dealerCards);
        }
        return game.playerCards == 5 ? stack.four(game.dealerCards) : stack.three(game.dealerCards);
    }

    private int[] stackPlayer() {
        return switch (theme) {
            case RIVALS -> game.playerCards == 5 ? stack.twoPairOrBetter(5) : stack.straightOrBetter(4);
            case JACKPOTS -> game.playerCards == 5 ? stack.jackpot() : stack.severalWinners();
            default -> game.playerCards == 5 ? stack.four(5) : stack.threeOfFour();
        };
    }

    private int[] tie() {
        int[] best = game.playerCards == 5 ? FourCardRules.best(dealer).cards
                : OracleHand.best(OracleHand.Order.THREE, 3, dealer).cards;
        return stack.hand(game.playerCards, () -> deck.mirror(best));
    }

    private List<Integer> numbers(int count, int highest) {
        List<Integer> numbers = new ArrayList<>();
        for (int seat = 1; seat <= highest; seat++) {
            numbers.add(deck.random.nextInt(numbers.size() + 1), seat);
        }
        return numbers.subList(0, count);
    }

    private Map<String, Object> meters() {
        Map<String, Object> meters = new LinkedHashMap<>();
        String table = tables.getOrDefault("progressive", "PAYS-1");
        List<String> names = table.startsWith("LINK-ML") ? List.of("mega", "major", "minor") : List.of("main");
        for (String name : names) {
            Map<String, Object> meter = new LinkedHashMap<>();
            // Some run dry because they hold less than a fixed award.
            meter.put("amount", cents(deck.oneIn(4) ? deck.pick(0, 50_000) : deck.pick(50_000, 200_000_000)));
            meter.put("seed", cents(deck.pick(1, 1_000_000)));
            meter.put("reserve", cents(deck.oneIn(3) ? 0 : deck.pick(1, 100_000)));
            meters.put(name, meter);
        }
        if (table.equals("LINK-ML01") && deck.oneIn(2)) {
            meters.remove("minor");
        }
        return meters;
    }

    public static String cents(long cents) {
        return BigDecimal.valueOf(cents, 2).toPlainString();
    }

    public static List<Object> texts(int[] cards) {
        List<Object> texts = new ArrayList<>();
        for (int card : cards) {
            texts.add(OracleCards.text(card));
        }
        return texts;
    }
}
