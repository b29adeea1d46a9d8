package app.spoton.engine.oracle.generator;

import app.spoton.engine.oracle.OracleSettler;
import app.spoton.engine.oracle.game.FourCardRules;
import app.spoton.engine.oracle.game.OracleGame;
import app.spoton.engine.oracle.value.OracleCards;
import app.spoton.engine.oracle.value.OracleException.Code;
import app.spoton.engine.oracle.value.OracleHand;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Adds one fault with a given code to a round, if the game allows such a fault. */
final class RoundFaults {
    private final Map<String, Object> round;
    private final OracleGame game;
    private final Deck deck;

    RoundFaults(Map<String, Object> round, String game, Deck deck) {
        this.round = round;
        this.game = OracleSettler.game(game);
        this.deck = deck;
        // Faults may add wagers; only the fault LIMIT may break limits.
        child(round, "house").remove("limits");
    }

    /** Adds the fault; returns whether it was possible. */
    boolean add(Code code) {
        List<Object> seats = list(round, "seats");
        Map<String, Object> seat = map(seats.get(deck.pick(0, seats.size() - 1)));
        Map<String, Object> wagers = child(seat, "wagers");
        return switch (code) {
            case BAD_JSON -> false;
            case UNKNOWN_GAME -> unknownGame();
            case UNKNOWN_PAYTABLE -> put(child(round, "paytables"),
                    deck.oneIn(3) ? "lucky" : oneOf(game.tables.keySet().stream().sorted().toArray(String[]::new)),
                    oneOf("FCP-10", "M-0", "", "V3-P1", "C4P-BBB-03"));
            case INCOMPLETE_PAYTABLE -> game.id.equals("three-card-fury")
                    && put(child(round, "paytables"), "monster", "M-" + deck.pick(3, 6));
            case BAD_CARD -> badCard(seat);
            case DUPLICATE_CARD -> duplicateCard(seat);
            case WRONG_CARD_COUNT -> wrongCount(seat);
            case BAD_AMOUNT -> badAmount(wagers);
            case UNKNOWN_WAGER -> put(wagers, oneOf("lucky", "Ante", "automatic-bonus", "envy"), "5.00");
            case MISSING_WAGER -> missingWager(wagers);
            case UNEQUAL_WAGERS -> unequal(wagers);
            case PLAY_NOT_EQUAL_ANTE -> game.wagers.contains("play-1")
                    ? change(wagers, "play-1", 1) || change(wagers, "play-2", -1)
                    : game.id.equals("three-card-fury") && change(wagers, "play", deck.oneIn(2) ? 1 : -1);
            case PLAY_NOT_1_TO_3_TIMES_ANTE -> wrongPlay(wagers);
            case RAISE_NEEDS_PAIR_OF_ACES -> lowRaise(seat, wagers);
            case BLIND_BELOW_ANTE -> wagers.containsKey("ante-1") && wagers.containsKey("blind")
                    && cents(wagers, "ante-1") > 1
                    && put(wagers, "blind", RoundGenerator.cents(cents(wagers, "ante-1") - 1));
            case LIMIT -> limit(wagers);
            case DUPLICATE_SEAT -> seats.size() > 1
                    && put(map(seats.get(0)), "seat", map(seats.get(seats.size() - 1)).get("seat"));
            case BAD_SPLIT -> new SplitFaults(deck).badSplit(seat);
            case INSTANT_WINNER_NOT_TAKEN -> new SplitFaults(deck).instantWinnerNotTaken(seat);
            case MISSING_METER -> wagers.containsKey("progressive") && round.remove("meters") != null;
            case NO_DECISION -> noDecision(wagers);
        };
    }

    /** With an unknown game, other fields of the line may be missing too. */
    private boolean unknownGame() {
        if (deck.oneIn(3)) {
            round.remove(oneOf("dealer", "seats"));
        }
        return deck.oneIn(4) ? round.remove("game") != null
                : put(round, "game", oneOf("five-card-poker", "", "Four-Card-Poker"));
    }

    private boolean badCard(Map<String, Object> seat) {
        List<Object> cards = deck.oneIn(2) ? list(round, "dealer") : list(seat, "cards");
        cards.set(deck.pick(0, cards.size() - 1), oneOf("10s", "1c", "Ax", "", "as", "AS", "A", "Asd"));
        return true;
    }

    private boolean duplicateCard(Map<String, Object> seat) {
        List<Object> cards = list(seat, "cards");
        List<Object> dealer = list(round, "dealer");
        List<Object> seats = list(round, "seats");
        List<Object> other = list(map(seats.get(deck.pick(0, seats.size() - 1))), "cards");
        switch (deck.pick(0, 3)) {
            case 0 -> cards.set(0, cards.get(1));
            case 1 -> cards.set(0, dealer.get(0));
            case 2 -> cards.set(0, other.get(1));
            default -> dealer.set(dealer.size() - 1, cards.get(0));
        }
        return true;
    }

    private boolean wrongCount(Map<String, Object> seat) {
        List<Object> cards = deck.oneIn(2) ? list(round, "dealer") : list(seat, "cards");
        // Drawn cards are counted only if the split is correct and the hand is played.
        if (seat.containsKey("hands") && deck.oneIn(2) && SplitFaults.isSplitRight(seat)) {
            for (int i = 0; i < 2; i++) {
                Map<String, Object> hand = map(list(seat, "hands").get(i));
                if (child(seat, "wagers").containsKey("play-" + (i + 1)) && !list(hand, "drawn").isEmpty()) {
                    list(hand, "drawn").remove(0);
                    return true;
                }
            }
        }
        if (deck.oneIn(2)) {
            cards.remove(0);
        } else {
            cards.add(unused());
        }
        return true;
    }

    private String unused() {
        String line = RoundGenerator.line(round);
        while (true) {
            String card = OracleCards.text(deck.pick(0, 51));
            if (!line.contains("\"" + card + "\"")) {
                return card;
            }
        }
    }

    private boolean badAmount(Map<String, Object> wagers) {
        Object bad = deck.oneIn(8) ? (Object) 5
                : oneOf("0.00", "0", "-5.00", "five", "1.005", "", "1e3", "5.", ".50", "+5", " 5", "1,000.00", "NaN");
        return switch (deck.pick(0, 5)) {
            case 0 -> put(child(round, "house"), "smallest-chip", bad);
            case 1 -> round.containsKey("meters") && put(
                    map(child(round, "meters").values().iterator().next()), "seed", bad);
            default -> !wagers.isEmpty() && put(wagers, oneOf(wagers.keySet().toArray(String[]::new)), bad);
        };
    }

    private boolean missingWager(Map<String, Object> wagers) {
        if (game.id.equals("four-card-poker")) {
            if (wagers.containsKey("play") && deck.oneIn(2)) {
                return wagers.remove("ante") != null;
            }
            wagers.keySet().removeAll(List.of("ante", "aces-up"));
            return true;
        }
        return wagers.remove(switch (game.id) {
            case "three-card-fury" -> oneOf("ante", "monster");
            case "crazy-4-poker" -> oneOf("ante", "super-bonus");
            case "super-4-poker" -> oneOf("ante", "xtra-bonus");
            default -> oneOf("ante-1", "ante-2", "blind");
        }) != null;
    }

    private boolean unequal(Map<String, Object> wagers) {
        return switch (game.id) {
            case "three-card-fury" -> change(wagers, "monster", 1);
            case "crazy-4-poker" -> change(wagers, "super-bonus", 100);
            case "super-4-poker" -> change(wagers, "xtra-bonus", -1);
            case "four-card-split" -> change(wagers, "ante-2", -1);
            default -> false;
        };
    }

    private boolean wrongPlay(Map<String, Object> wagers) {
        if (game.id.equals("three-card-fury") || !wagers.containsKey("play") || !wagers.containsKey("ante")) {
            return false;
        }
        long ante = cents(wagers, "ante");
        return put(wagers, "play", RoundGenerator.cents(deck.oneIn(2) && ante > 1 ? ante - 1 : 3 * ante + 1));
    }

    private boolean lowRaise(Map<String, Object> seat, Map<String, Object> wagers) {
        boolean raises = game.id.equals("crazy-4-poker") || game.id.equals("super-4-poker");
        if (!raises || !wagers.containsKey("play")) {
            return false;
        }
        OracleHand hand = FourCardRules.best(list(seat, "cards").stream().mapToInt(OracleCards::read).toArray());
        if (!hand.is("high-card") && !(hand.is("pair") && hand.top() < OracleCards.ACE)) {
            return false;
        }
        long ante = cents(wagers, "ante");
        return put(wagers, "play", RoundGenerator.cents(deck.oneIn(2) ? 3 * ante : ante + 1));
    }

    private boolean limit(Map<String, Object> wagers) {
        String wager = oneOf(wagers.keySet().toArray(String[]::new));
        Map<String, Object> limit = new LinkedHashMap<>();
        if (deck.oneIn(2)) {
            limit.put("min", RoundGenerator.cents(cents(wagers, wager) + 1));
        } else {
            limit.put("max", RoundGenerator.cents(cents(wagers, wager) - 1));
        }
        Map<String, Object> limits = new LinkedHashMap<>();
        limits.put(wager, limit);
        return put(child(round, "house"), "limits", limits);
    }

    private boolean noDecision(Map<String, Object> wagers) {
        if (game.id.equals("four-card-split")) {
            return wagers.remove("play-1") != null || wagers.remove("play-2") != null;
        }
        return wagers.containsKey("ante") && wagers.remove("play") != null;
    }

    private boolean change(Map<String, Object> wagers, String wager, int cents) {
        return wagers.containsKey(wager) && cents(wagers, wager) + cents > 0
                && put(wagers, wager, RoundGenerator.cents(cents(wagers, wager) + cents));
    }

    private static long cents(Map<String, Object> wagers, String wager) {
        return new BigDecimal((String) wagers.get(wager)).movePointRight(2).longValueExact();
    }

    private static boolean put(Map<String, Object> map, String name, Object value) {
        map.put(name, value);
        return true;
    }

    private String oneOf(String... words) {
        return words[deck.pick(0, words.length - 1)];
    }

    /** The object with that name, created if missing. */
    static Map<String, Object> child(Map<String, Object> map, String name) {
        return map(map.computeIfAbsent(name, absent -> new LinkedHashMap<String, Object>()));
    }

    @SuppressWarnings("unchecked")   // the trees are RoundGenerator's own: maps of strings, and lists
    static Map<String, Object> map(Object tree) {
        return (Map<String, Object>) tree;
    }

    @SuppressWarnings("unchecked")
    static List<Object> list(Map<String, Object> map, String name) {
        return (List<Object>) map.computeIfAbsent(name, absent -> new ArrayList<Object>());
    }
}
