package app.spoton.engine.oracle.generator;

import app.spoton.engine.oracle.game.FourCardRules;
import app.spoton.engine.oracle.game.OracleFourCardSplit;
import app.spoton.engine.oracle.value.OracleCards;
import app.spoton.engine.oracle.value.OracleHand;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The decisions and bets of the player at one seat: anything that the rules allow. */
final class SeatGenerator {
    private final RoundGenerator table;
    private final Deck deck;
    private final Map<String, Object> seat;
    private final int[] cards;
    private final Map<String, Long> bets = new LinkedHashMap<>();
    private boolean folded;

    SeatGenerator(RoundGenerator table, Map<String, Object> seat, int[] cards) {
        this.table = table;
        this.deck = table.deck;
        this.seat = seat;
        this.cards = cards;
    }

    void decideAndBet() {
        folded = deck.oneIn(4);
        switch (table.game.id) {
            case "four-card-poker" -> fourCardPoker();
            case "three-card-fury" -> threeCardFury();
            case "crazy-4-poker" -> crazyFourPoker("super-bonus", "queens-up", "bad-beat", "progressive");
            case "super-4-poker" -> crazyFourPoker("xtra-bonus", "player-bonus", "bad-beat");
            default -> fourCardSplit();
        }
        if (folded || deck.oneIn(8)) {
            seat.put("folded", folded);
        }
        List<String> order = new ArrayList<>();
        for (String wager : bets.keySet()) {
            order.add(deck.random.nextInt(order.size() + 1), wager);
        }
        Map<String, Object> wagers = new LinkedHashMap<>();
        for (String wager : order) {
            wagers.put(wager, written(bets.get(wager)));
        }
        seat.put("wagers", wagers);
    }

    private void fourCardPoker() {
        int ways = deck.pick(1, 7);
        if (ways <= 5) {
            long ante = bet("ante");
            if (!folded) {
                bets.put("play", raise(ante));
            }
        } else {
            folded = false;
        }
        if (ways > 2) {
            bet("aces-up");
        }
        maybe("bad-beat");
        maybe("progressive");
    }

    private void threeCardFury() {
        long ante = bet("ante");
        bets.put("monster", ante);
        if (!folded) {
            bets.put("play", ante);
        }
        maybe("royal-family");
        maybe("seven-card");
    }

    private void crazyFourPoker(String required, String... optional) {
        long ante = bet("ante");
        bets.put(required, ante);
        if (!folded) {
            OracleHand hand = FourCardRules.best(cards);
            boolean raises = !hand.is("high-card") && (!hand.is("pair") || hand.top() == OracleCards.ACE);
            bets.put("play", raises ? raise(ante) : ante);
        }
        for (String wager : optional) {
            maybe(wager);
        }
    }

    private void fourCardSplit() {
        long ante = bet("ante-1");
        bets.put("ante-2", ante);
        bets.put("blind", deck.oneIn(2) ? ante : ante + deck.pick(1, 5000));
        List<int[]> winners = OracleFourCardSplit.instantWinners(cards, table.tables,
                table.anyInstantWinner);
        folded = winners.isEmpty() && deck.oneIn(8);
        if (folded) {
            return;
        }
        int[] one;
        if (!winners.isEmpty()) {
            one = winners.get(deck.pick(0, winners.size() - 1));
        } else {
            int[] mixed = cards.clone();
            deck.shuffle(mixed);
            one = Arrays.copyOf(mixed, deck.pick(2, 3));
        }
        int[] rest = Arrays.stream(cards).filter(card -> Arrays.stream(one).noneMatch(other -> other == card))
                .toArray();
        boolean turned = deck.oneIn(2);
        List<Object> hands = new ArrayList<>();
        hands.add(hand(turned ? rest : one, 1, ante, !winners.isEmpty() && !turned));
        hands.add(hand(turned ? one : rest, 2, ante, !winners.isEmpty() && turned));
        seat.put("hands", hands);
    }

    private Map<String, Object> hand(int[] held, int number, long ante, boolean instantWinner) {
        Map<String, Object> hand = new LinkedHashMap<>();
        int[] shuffled = held.clone();
        deck.shuffle(shuffled);
        hand.put("cards", RoundGenerator.texts(shuffled));
        if (instantWinner) {
            return hand;
        }
        if (deck.oneIn(4)) {
            hand.put("folded", true);
            return hand;
        }
        bets.put("play-" + number, ante);
        int[] drawn = held.length == 3 ? new int[0] : deck.oneIn(3) ? wantedDraw(held) : deck.fill(3 - held.length);
        if (drawn.length > 0 || deck.oneIn(2)) {
            hand.put("drawn", RoundGenerator.texts(drawn));
        }
        return hand;
    }

    /** A draw that makes a hand on the ante paytable, or ties the dealer. */
    private int[] wantedDraw(int[] held) {
        if (deck.oneIn(3)) {
            OracleHand dealer = OracleHand.best(OracleHand.Order.THREE, 3, table.dealer);
            return deck.complete(held, three -> OracleHand.of(OracleHand.Order.THREE, three).ties(dealer));
        }
        String kind = OracleHand.Order.THREE.kinds.get(deck.pick(2, 6));
        return deck.complete(held, three -> OracleHand.of(OracleHand.Order.THREE, three).is(kind));
    }

    private void maybe(String wager) {
        boolean likely = switch (table.theme) {
            case RIVALS -> wager.equals("bad-beat");
            case JACKPOTS -> wager.equals("progressive");
            default -> false;
        };
        if (deck.oneIn(2) || likely) {
            bet(wager);
        }
    }

    /** A stake in cents: whole dollars, half dollars, and amounts that are not a multiple of any chip. */
    private long bet(String wager) {
        long amount = switch (deck.pick(0, 5)) {
            case 0, 1 -> 500L * deck.pick(1, 60);
            case 2 -> 100L * deck.pick(1, 300);
            case 3 -> 50L * deck.pick(1, 100);
            case 4 -> deck.pick(1, 30_000);
            default -> deck.pick(1, 500);
        };
        if (wager.equals("progressive") && deck.oneIn(2)) {
            amount = 100;
        }
        bets.put(wager, amount);
        return amount;
    }

    /** One to three times the ante, including both ends. */
    private long raise(long ante) {
        return deck.oneIn(3) ? ante + deck.random.nextLong(2 * ante + 1) : ante * deck.pick(1, 3);
    }

    /** 10.00, sometimes written as 10, and 10.50 sometimes written as 10.5. */
    private String written(long cents) {
        String amount = RoundGenerator.cents(cents);
        if (deck.oneIn(8) && amount.endsWith(".00")) {
            return amount.substring(0, amount.length() - 3);
        }
        return deck.oneIn(8) && amount.endsWith("0") ? amount.substring(0, amount.length() - 1) : amount;
    }
}
