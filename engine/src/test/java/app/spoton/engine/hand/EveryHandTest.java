package app.spoton.engine.hand;

import static org.junit.Assert.assertEquals;

import java.util.EnumMap;
import java.util.Map;
import org.junit.Test;

/** Tests all 2,598,960 five-card hands and all 20,358,520 six-card hands. */
public class EveryHandTest {
    @Test
    public void allFiveCardHandsHaveTheCategoriesOfThePlainRanker() {
        Map<Category, Integer> counts = new EnumMap<>(Category.class);
        for (int a = 4; a < 52; a++) {
            for (int b = 3; b < a; b++) {
                for (int c = 2; c < b; c++) {
                    for (int d = 1; d < c; d++) {
                        for (int e = 0; e < d; e++) {
                            Category category = HandOrder.FIVE_CARD.category(Ranker.FIVE.value(a, b, c, d, e));
                            if ((a + b + c + d + e) % 8 == 0) {
                                assertEquals(PlainRanker.category(a, b, c, d, e), category);
                            }
                            counts.merge(category, 1, Integer::sum);
                        }
                    }
                }
            }
        }
        assertEquals("{HIGH_CARD=1302540, PAIR=1098240, TWO_PAIR=123552, STRAIGHT=10200, FLUSH=5108, FULL_HOUSE=3744, "
                + "THREE_OF_A_KIND=54912, FOUR_OF_A_KIND=624, STRAIGHT_FLUSH=36, ROYAL_FLUSH=4}", counts.toString());
    }

    /** RankerTest compares four-card values with the plain ranker; this test compares every choice of four. */
    @Test
    public void theBestFourOfFiveIsTheBestOfItsFours() {
        Map<Category, Integer> counts = new EnumMap<>(Category.class);
        for (int a = 4; a < 52; a++) {
            for (int b = 3; b < a; b++) {
                for (int c = 2; c < b; c++) {
                    for (int d = 1; d < c; d++) {
                        for (int e = 0; e < d; e++) {
                            int value = Ranker.FOUR_OF_FIVE.value(a, b, c, d, e);
                            assertEquals(bestFour(a, b, c, d, e), value);
                            counts.merge(HandOrder.FOUR_CARD.category(value), 1, Integer::sum);
                        }
                    }
                }
            }
        }
        assertEquals("{HIGH_CARD=1150080, PAIR=1047552, TWO_PAIR=123552, STRAIGHT=101808, FLUSH=114616, "
                + "THREE_OF_A_KIND=58656, FOUR_OF_A_KIND=624, STRAIGHT_FLUSH=2072}", counts.toString());
    }

    @Test
    public void theBestFourOfSixIsTheBestOfItsFives() {
        Map<Category, Integer> counts = new EnumMap<>(Category.class);
        for (int a = 5; a < 52; a++) {
            for (int b = 4; b < a; b++) {
                for (int c = 3; c < b; c++) {
                    for (int d = 2; d < c; d++) {
                        for (int e = 1; e < d; e++) {
                            for (int f = 0; f < e; f++) {
                                int value = Ranker.FOUR_OF_SIX.value(a, b, c, d, e, f);
                                assertEquals(bestFour(a, b, c, d, e, f), value);
                                counts.merge(HandOrder.FOUR_CARD.category(value), 1, Integer::sum);
                            }
                        }
                    }
                }
            }
        }
        assertEquals("{HIGH_CARD=4872000, PAIR=8194320, TWO_PAIR=2342736, STRAIGHT=1744080, FLUSH=2245352, "
                + "THREE_OF_A_KIND=897616, FOUR_OF_A_KIND=14664, STRAIGHT_FLUSH=47752}", counts.toString());
    }

    private static int bestFour(int a, int b, int c, int d, int e) {
        return Math.max(Ranker.FOUR.value(a, b, c, d), Math.max(
                Math.max(Ranker.FOUR.value(a, b, c, e), Ranker.FOUR.value(a, b, d, e)),
                Math.max(Ranker.FOUR.value(a, c, d, e), Ranker.FOUR.value(b, c, d, e))));
    }

    private static int bestFour(int a, int b, int c, int d, int e, int f) {
        int withoutOne = Math.max(Ranker.FOUR_OF_FIVE.value(a, b, c, d, f), Math.max(
                Math.max(Ranker.FOUR_OF_FIVE.value(a, b, c, e, f), Ranker.FOUR_OF_FIVE.value(a, b, d, e, f)),
                Math.max(Ranker.FOUR_OF_FIVE.value(a, c, d, e, f), Ranker.FOUR_OF_FIVE.value(b, c, d, e, f))));
        return Math.max(withoutOne, Ranker.FOUR_OF_FIVE.value(a, b, c, d, e));
    }
}
