package app.spoton.engine.hand;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;

import app.spoton.engine.card.Cards;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.Test;

public class RankerTest {
    /** Collects the product's values and the plain ranker's, and fails if they order hands differently. */
    private static final class SameOrder {
        private final Map<Integer, Long> plainOf = new HashMap<>();
        private final Map<Long, Integer> valueOf = new HashMap<>();

        void add(int value, long plain) {
            Long before = plainOf.put(value, plain);
            assertEquals(before == null ? plain : before, plain);
            Integer other = valueOf.put(plain, value);
            assertEquals(other == null ? value : other, value);
        }

        void check() {
            List<Integer> ascending = plainOf.keySet().stream().sorted().toList();
            List<Long> plain = ascending.stream().map(plainOf::get).toList();
            assertEquals(plain.stream().sorted().toList(), plain);
        }
    }

    @Test
    public void allThreeCardHandsRankAsInThePlainRanker() {
        SameOrder order = new SameOrder();
        Map<Category, Integer> counts = new EnumMap<>(Category.class);
        for (int a = 2; a < 52; a++) {
            for (int b = 1; b < a; b++) {
                for (int c = 0; c < b; c++) {
                    int value = Ranker.THREE.value(b, a, c);
                    order.add(value, PlainRanker.rank(a, b, c));
                    counts.merge(HandOrder.THREE_CARD.category(value), 1, Integer::sum);
                }
            }
        }
        order.check();
        assertEquals("{HIGH_CARD=16440, PAIR=3744, STRAIGHT=720, FLUSH=1096, THREE_OF_A_KIND=52, STRAIGHT_FLUSH=44, "
                + "MINI_ROYAL=4}", counts.toString());
    }

    /** The counts printed in 4 Card Split Rules of Play, version 2 and version 1 (eTable Games, 2015), with its royal flush among the straight flushes. */
    @Test
    public void allFourCardHandsRankAsInThePlainRanker() {
        SameOrder order = new SameOrder();
        Map<Category, Integer> counts = new EnumMap<>(Category.class);
        for (int a = 3; a < 52; a++) {
            for (int b = 2; b < a; b++) {
                for (int c = 1; c < b; c++) {
                    for (int d = 0; d < c; d++) {
                        int value = Ranker.FOUR.value(c, a, d, b);
                        order.add(value, PlainRanker.rank(a, b, c, d));
                        counts.merge(HandOrder.FOUR_CARD.category(value), 1, Integer::sum);
                    }
                }
            }
        }
        order.check();
        assertEquals("{HIGH_CARD=177408, PAIR=82368, TWO_PAIR=2808, STRAIGHT=2772, FLUSH=2816, THREE_OF_A_KIND=2496, "
                + "FOUR_OF_A_KIND=13, STRAIGHT_FLUSH=44}", counts.toString());
    }

    @Test
    public void theBestThreeOfFourIsTheBestOfItsTriples() {
        for (int a = 3; a < 52; a++) {
            for (int b = 2; b < a; b++) {
                for (int c = 1; c < b; c++) {
                    for (int d = 0; d < c; d++) {
                        int best = Math.max(Math.max(Ranker.THREE.value(a, b, c), Ranker.THREE.value(a, b, d)),
                                Math.max(Ranker.THREE.value(a, c, d), Ranker.THREE.value(b, c, d)));
                        assertEquals(best, Ranker.THREE_OF_FOUR.value(d, b, a, c));
                    }
                }
            }
        }
    }

    @Test
    public void theOrderOfTheCardsDoesNotMatterAndListsRankLikeTheirCards() {
        Random random = new Random(4);
        for (int round = 0; round < 20_000; round++) {
            byte[] cards = distinct(random, 6);
            int[] swapped = {cards[5], cards[3], cards[0], cards[4], cards[1], cards[2]};
            assertEquals(Ranker.FOUR_OF_SIX.value(cards[0], cards[1], cards[2], cards[3], cards[4], cards[5]),
                    Ranker.FOUR_OF_SIX.value(swapped[0], swapped[1], swapped[2], swapped[3], swapped[4], swapped[5]));
            assertEquals(Ranker.FOUR_OF_SIX.value(cards[0], cards[1], cards[2], cards[3], cards[4], cards[5]),
                    Ranker.FOUR_OF_SIX.value(Cards.ofIndexes(cards, 6)));
            assertEquals(Ranker.FIVE.value(cards[0], cards[1], cards[2], cards[3], cards[4]),
                    Ranker.FIVE.value(Cards.ofIndexes(cards, 5)));
            assertEquals(Ranker.FOUR.value(cards[0], cards[1], cards[2], cards[3]),
                    Ranker.FOUR.value(Cards.ofIndexes(cards, 4)));
            assertEquals(Ranker.THREE.value(cards[0], cards[1], cards[2]),
                    Ranker.THREE.value(Cards.ofIndexes(cards, 3)));
        }
    }

    @Test
    public void suitedHandsOfFiveAndSixCardsAreFound() {
        assertEquals("a straight flush, four high (4h 3h 2h Ah)", hand(Ranker.FOUR_OF_SIX, "Ah2h3h4hKhKs").toString());
        assertEquals("a flush, king high (Ks Qs 9s 5s)", hand(Ranker.FOUR_OF_SIX, "2s3d5s9sKsQs").toString());
        assertEquals("three of a kind, kings (Ks Kd Kc Qs)", hand(Ranker.FOUR_OF_SIX, "2s5sKcKdKsQs").toString());
        assertEquals("a flush, king high (Kd 9d 8d 2d)", hand(Ranker.FOUR_OF_FIVE, "2d9dKcKd8d").toString());
        assertEquals("a royal flush (Ad Kd Qd Jd Td)", hand(Ranker.FIVE, "TdJdAdKdQd").toString());
        assertEquals("a straight flush, five high (5c 4c 3c 2c Ac)", hand(Ranker.FIVE, "Ac2c3c4c5c").toString());
        assertEquals("a full house, threes over twos (3s 3h 3c 2h 2d)", hand(Ranker.FIVE, "3c2d2h3h3s").toString());
        assertEquals("a mini-royal (As Ks Qs)", hand(Ranker.THREE_OF_FOUR, "KsAsQs2h").toString());
    }

    @Test
    public void aRankerTakesOnlyItsOwnNumberOfCards() {
        assertThrows(IllegalArgumentException.class, () -> Ranker.FOUR.value(Cards.parse("AsKs")));
        assertEquals(5, Ranker.FOUR_OF_FIVE.dealt());
    }

    static Hand hand(Ranker ranker, String cards) {
        return Hand.of(ranker, Cards.parse(cards));
    }

    static byte[] distinct(Random random, int count) {
        byte[] cards = new byte[count];
        long used = 0;
        for (int next = 0; next < count; next++) {
            int card = random.nextInt(52);
            while ((used >>> card & 1) != 0) {
                card = random.nextInt(52);
            }
            used |= 1L << card;
            cards[next] = (byte) card;
        }
        return cards;
    }
}
