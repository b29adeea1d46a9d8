package app.spoton.engine.oracle.generator;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Wrong splits in 4 Card Split. */
final class SplitFaults {
    private final Deck deck;

    SplitFaults(Deck deck) {
        this.deck = deck;
    }

    boolean badSplit(Map<String, Object> seat) {
        if (!seat.containsKey("hands")) {
            return false;
        }
        List<Object> hands = RoundFaults.list(seat, "hands");
        List<Object> one = cards(hands, 0);
        List<Object> other = cards(hands, 1);
        switch (deck.pick(0, 5)) {
            case 0 -> seat.remove("hands");
            case 1 -> hands.remove(0);
            case 2 -> hands.add(hand(List.of()));
            case 3 -> {
                one.addAll(other);
                other.clear();
            }
            case 4 -> one.set(0, other.get(0));
            default -> other.remove(0);
        }
        return true;
    }

    /** Folds, plays or splits an instant winner. */
    boolean instantWinnerNotTaken(Map<String, Object> seat) {
        if (!seat.containsKey("hands")) {
            return false;
        }
        List<Object> hands = RoundFaults.list(seat, "hands");
        Map<String, Object> wagers = RoundFaults.child(seat, "wagers");
        for (int i = 0; i < 2; i++) {
            Map<String, Object> hand = RoundFaults.map(hands.get(i));
            boolean instant = cards(hands, i).size() == 3 && !wagers.containsKey("play-" + (i + 1))
                    && !hand.containsKey("folded");
            if (!instant) {
                continue;
            }
            switch (deck.pick(0, 2)) {
                case 0 -> hand.put("folded", true);
                case 1 -> wagers.put("play-" + (i + 1), wagers.get("ante-" + (i + 1)));
                default -> {
                    List<Object> four = new ArrayList<>(RoundFaults.list(seat, "cards"));
                    hands.clear();
                    hands.add(hand(four.subList(0, 2)));
                    hands.add(hand(four.subList(2, 4)));
                    wagers.remove("play-1");
                    wagers.remove("play-2");
                    RoundFaults.map(hands.get(0)).put("folded", true);
                    RoundFaults.map(hands.get(1)).put("folded", true);
                }
            }
            return true;
        }
        return false;
    }

    static boolean isSplitRight(Map<String, Object> seat) {
        List<Object> hands = RoundFaults.list(seat, "hands");
        if (hands.size() != 2 || cards(hands, 0).isEmpty() || cards(hands, 1).isEmpty()) {
            return false;
        }
        List<Object> both = new ArrayList<>(cards(hands, 0));
        both.addAll(cards(hands, 1));
        List<Object> four = RoundFaults.list(seat, "cards");
        return both.size() == 4 && both.containsAll(four);
    }

    private static List<Object> cards(List<Object> hands, int i) {
        return RoundFaults.list(RoundFaults.map(hands.get(i)), "cards");
    }

    private static Map<String, Object> hand(List<Object> cards) {
        Map<String, Object> hand = new LinkedHashMap<>();
        hand.put("cards", new ArrayList<>(cards));
        return hand;
    }
}
