package app.spoton.engine.hand;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.card.Cards;
import app.spoton.engine.card.Rank;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.Test;

/** Comparing hands by their words and categories alone must give the ranker's result. */
public class HandWordsOfEveryHandTest {
    private static final Map<String, Integer> RANKS = new HashMap<>();

    static {
        for (Rank rank : Rank.values()) {
            RANKS.put(rank.words(), rank.ordinal());
            RANKS.put(rank.plural(), rank.ordinal());
        }
    }

    /** One hand for each value that the order has. */
    private static List<Hand> everyHand(Ranker ranker) {
        Map<Integer, Hand> hands = new LinkedHashMap<>();
        byte[] cards = new byte[ranker.dealt()];
        collect(ranker, cards, 0, 0, hands);
        return new ArrayList<>(hands.values());
    }

    private static void collect(Ranker ranker, byte[] cards, int chosen, int from, Map<Integer, Hand> hands) {
        if (chosen == cards.length) {
            Cards dealt = Cards.ofIndexes(cards, chosen);
            hands.computeIfAbsent(ranker.value(dealt), value -> Hand.of(ranker, dealt));
            return;
        }
        for (int card = from; card < 52; card++) {
            cards[chosen] = (byte) card;
            collect(ranker, cards, chosen + 1, card + 1, hands);
        }
    }

    @Test
    public void twoHandsHaveTheSameWordsOnlyIfNothingButAKickerSeparatesThem() {
        for (Ranker ranker : List.of(Ranker.THREE, Ranker.FOUR, Ranker.FIVE)) {
            Map<String, Hand> said = new HashMap<>();
            for (Hand hand : everyHand(ranker)) {
                Hand other = said.putIfAbsent(HandWords.of(hand), hand);
                if (other != null) {
                    assertEquals(hand.category(), other.category());
                    assertEquals(HandOrder.topRank(hand.value()), HandOrder.topRank(other.value()));
                    assertTrue(hand + " and " + other, kickersMayDiffer(hand));
                }
            }
        }
    }

    private static boolean kickersMayDiffer(Hand hand) {
        return switch (hand.category()) {
            case STRAIGHT, STRAIGHT_FLUSH, MINI_ROYAL, ROYAL_FLUSH, FULL_HOUSE -> false;
            case TWO_PAIR -> hand.order().size() == 5;
            default -> true;
        };
    }

    @Test
    public void theWordsOfAComparisonDecideAsTheRankerDoes() {
        Random random = new Random(7);
        for (Ranker ranker : List.of(Ranker.THREE, Ranker.FOUR, Ranker.FIVE)) {
            List<Hand> hands = everyHand(ranker);
            for (int pair = 0; pair < 60_000; pair++) {
                Hand one = hands.get(random.nextInt(hands.size()));
                Hand other = pair % 2 == 0 ? hands.get(random.nextInt(hands.size()))
                        : sameWords(hands, one, random);
                if (one.ties(other)) {
                    continue;
                }
                Hand winner = one.beats(other) ? one : other;
                Hand loser = one.beats(other) ? other : one;
                String words = HandWords.comparison(winner, loser);
                assertTrue(words + ": " + winner + ", " + loser, leftWins(ranker.order(), words));
                assertTrue(!words.contains(" kicker ") || HandWords.of(winner).equals(HandWords.of(loser)));
            }
        }
    }

    /** A hand that differs only in a card that the name leaves out, where there is one close by. */
    private static Hand sameWords(List<Hand> hands, Hand one, Random random) {
        int start = random.nextInt(hands.size());
        for (int at = 0; at < 400; at++) {
            Hand other = hands.get((start + at) % hands.size());
            if (HandOrder.group(other.value()) == HandOrder.group(one.value()) && !other.ties(one)) {
                return other;
            }
        }
        return hands.get(start);
    }

    /** What a listener concludes: by the kind of hand, then by the ranks that were said, in the order in which they were. */
    private static boolean leftWins(HandOrder order, String words) {
        String[] sides = words.split(" against ", -1);
        if (RANKS.containsKey(sides[1])) {
            String[] left = sides[0].replace(" kicker", "").split(", ", -1);
            return RANKS.get(left[left.length - 1]) > RANKS.get(sides[1]);
        }
        int left = place(order, sides[0]);
        int right = place(order, sides[1]);
        if (left != right) {
            return left > right;
        }
        List<Integer> mine = ranks(sides[0]);
        List<Integer> others = ranks(sides[1]);
        for (int at = 0; at < mine.size(); at++) {
            if (!mine.get(at).equals(others.get(at))) {
                return mine.get(at) > others.get(at);
            }
        }
        return false;
    }

    private static int place(HandOrder order, String words) {
        int found = 0;
        for (int place = 1; place < order.weakestFirst().size(); place++) {
            String name = order.weakestFirst().get(place).words().replaceFirst("^a ", "");
            if (words.equals(name) || words.startsWith(name + ",") || words.startsWith(name + " of ")) {
                found = place;
            }
        }
        return found;
    }

    private static List<Integer> ranks(String words) {
        List<Integer> ranks = new ArrayList<>();
        for (String word : words.replace("two pair", "").replace("three of", "").replace("four of", "").split("[ ,]+", -1)) {
            if (RANKS.containsKey(word)) {
                ranks.add(RANKS.get(word));
            }
        }
        return ranks;
    }
}
