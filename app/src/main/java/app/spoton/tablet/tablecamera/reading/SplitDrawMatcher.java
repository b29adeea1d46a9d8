package app.spoton.tablet.tablecamera.reading;

import app.spoton.engine.card.Card;
import app.spoton.tablet.table.round.seat.SeatInPlay;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Assigns drawn cards to the hands of a split by their distance. */
final class SplitDrawMatcher {
    /** By how much nearer all of them must lie than in any other assignment. */
    private static final double CLEAR_MARGIN = 1.25;

    private SplitDrawMatcher() {
    }

    /**
     * The hand, 1 or 2, of each card.
     *
     * @param dealt which seen card is which of the four cards dealt
     * @param first how many cards the first hand draws
     * @return empty if it is unclear
     */
    static Optional<Map<CardReading, Integer>> toHands(List<CardReading> drawn, Map<CardReading, Card> dealt, SeatInPlay seat,
            int first, int second) {
        double best = Double.POSITIVE_INFINITY;
        double next = Double.POSITIVE_INFINITY;
        Optional<Map<CardReading, Integer>> found = Optional.empty();
        for (int way = 0; way < 1 << Math.min(drawn.size(), 4); way++) {
            Map<CardReading, Integer> hands = new HashMap<>();
            for (int i = 0; i < drawn.size(); i++) {
                hands.put(drawn.get(i), (way >> i & 1) == 0 ? 1 : 2);
            }
            if (!fits(hands, first, second)) {
                continue;
            }
            double distance = distance(hands, dealt, seat);
            if (distance < best) {
                next = best;
                best = distance;
                found = Optional.of(hands);
            } else {
                next = Math.min(next, distance);
            }
        }
        boolean clear = best < Double.POSITIVE_INFINITY && best * CLEAR_MARGIN < next;
        boolean onlyOneDraws = first == 0 || second == 0;
        return found.isPresent() && (clear || onlyOneDraws) ? found : ofOneHand(drawn, first, second);
    }

    private static boolean fits(Map<CardReading, Integer> hands, int first, int second) {
        long toFirst = hands.values().stream().filter(hand -> hand == 1).count();
        return toFirst <= first && hands.size() - toFirst <= second;
    }

    /** More cards than are drawn: given to a hand that draws, so that the wrong count is reported. */
    private static Optional<Map<CardReading, Integer>> ofOneHand(List<CardReading> drawn, int first, int second) {
        if (drawn.size() <= first + second) {
            return Optional.empty();
        }
        Map<CardReading, Integer> all = new HashMap<>();
        drawn.forEach(reading -> all.put(reading, first > 0 ? 1 : 2));
        return Optional.of(all);
    }

    /** How far the drawn cards lie from the nearest card of their hands, together. */
    private static double distance(Map<CardReading, Integer> hands, Map<CardReading, Card> dealt, SeatInPlay seat) {
        double sum = 0;
        for (Map.Entry<CardReading, Integer> drawn : hands.entrySet()) {
            List<Card> hand = seat.hands().get(drawn.getValue() - 1).cards().list();
            double nearest = dealt.entrySet().stream().filter(one -> hand.contains(one.getValue()))
                    .mapToDouble(one -> one.getKey().distance(drawn.getKey())).min()
                    .orElse(Double.POSITIVE_INFINITY);
            sum += nearest;
        }
        return sum;
    }
}
