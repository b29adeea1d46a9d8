package app.spoton.tablet.history.whatif;

import app.spoton.engine.card.Card;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Changes the split of a 4 Card Split seat in a copy, in the round format. */
final class SplitEditor {
    private static final int FULL = 3;
    private static final int DEALT = 4;

    private final Map<String, Object> seat;
    private final List<Map<String, Object>> hands = new ArrayList<>();
    /** The cards to draw: those drawn in the copy, then those drawn in the round and not used in the copy. */
    private final List<String> drawn = new ArrayList<>();

    /** @param free cards that were drawn in the round and are nowhere in the copy */
    SplitEditor(Map<String, Object> seat, List<Card> free) {
        this.seat = seat;
        for (Object hand : WhatIf.list(seat.getOrDefault("hands", List.of()))) {
            hands.add(WhatIf.map(hand));
            drawn.addAll(texts(hands.get(hands.size() - 1).getOrDefault("drawn", List.of())));
        }
        free.forEach(card -> drawn.add(card.toString()));
    }

    /** Whether a seat can be split. */
    static boolean canSplit(Map<String, Object> seat) {
        return WhatIf.map(seat.get("wagers")).containsKey("ante-1") && texts(seat.get("cards")).size() == DEALT;
    }

    /** Moves a dealt card to the other hand, unless it is its hand's last one. */
    void move(Card card) {
        String text = card.toString();
        for (int from = 0; from < hands.size(); from++) {
            List<String> cards = texts(hands.get(from).get("cards"));
            if (cards.contains(text) && cards.size() > 1) {
                cards.remove(text);
                List<String> other = texts(hands.get(1 - from).get("cards"));
                other.add(text);
                hands.get(from).put("cards", cards);
                hands.get(1 - from).put("cards", other);
                fill();
                return;
            }
        }
    }

    void fold(int hand, boolean folded) {
        hands.get(hand).remove("folded");
        if (folded) {
            hands.get(hand).put("folded", true);
        }
        fill();
    }

    /** Splits four cards that were folded: the first two, and the other two. */
    void split() {
        List<String> dealt = texts(seat.get("cards"));
        seat.remove("folded");
        hands.clear();
        for (int hand = 0; hand < 2; hand++) {
            Map<String, Object> made = new LinkedHashMap<>();
            made.put("cards", new ArrayList<>(dealt.subList(2 * hand, 2 * hand + 2)));
            hands.add(made);
        }
        fill();
    }

    void draw(int hand, Card card) {
        List<String> cards = texts(hands.get(hand).getOrDefault("drawn", List.of()));
        cards.add(card.toString());
        hands.get(hand).put("drawn", cards);
    }

    /** Draws for the hands that are not folded, the first hand first, and plays them. */
    private void fill() {
        List<String> left = new ArrayList<>(drawn);
        Map<String, Object> wagers = WhatIf.map(seat.get("wagers"));
        for (int number = 0; number < hands.size(); number++) {
            Map<String, Object> hand = hands.get(number);
            hand.remove("drawn");
            String play = "play-" + (number + 1);
            if (Boolean.TRUE.equals(hand.get("folded"))) {
                wagers.remove(play);
                continue;
            }
            int missing = Math.min(FULL - texts(hand.get("cards")).size(), left.size());
            if (missing > 0) {
                hand.put("drawn", new ArrayList<>(left.subList(0, missing)));
                left.subList(0, missing).clear();
            }
            wagers.put(play, wagers.getOrDefault("ante-" + (number + 1), wagers.get("ante-1")));
        }
        seat.put("hands", new ArrayList<>(hands));
    }

    /** Removes the play wager of three dealt cards: an instant winner has none. */
    static boolean removePlayOfInstantWinner(Map<String, Object> seat) {
        boolean removed = false;
        int number = 0;
        for (Object hand : WhatIf.list(seat.getOrDefault("hands", List.of()))) {
            number++;
            boolean three = texts(WhatIf.map(hand).get("cards")).size() == FULL;
            removed |= three && WhatIf.map(seat.get("wagers")).keySet().removeAll(Set.of("play-" + number));
        }
        return removed;
    }

    private static List<String> texts(Object list) {
        List<String> texts = new ArrayList<>();
        WhatIf.list(list).forEach(one -> texts.add((String) one));
        return texts;
    }
}
