package app.spoton.engine.oracle;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.oracle.value.OracleCards;
import app.spoton.engine.oracle.value.OracleHand;
import java.util.Map;
import java.util.TreeMap;
import org.junit.Test;

public class OracleHandTest {
    private static Map<String, Integer> countAll(OracleHand.Order order, int size) {
        Map<String, Integer> counts = new TreeMap<>();
        count(order, new int[size], 0, 0, counts);
        return counts;
    }

    private static void count(OracleHand.Order order, int[] hand, int held, int from, Map<String, Integer> counts) {
        if (held == hand.length) {
            counts.merge(OracleHand.of(order, hand).kind, 1, Integer::sum);
            return;
        }
        for (int card = from; card < 52; card++) {
            hand[held] = card;
            count(order, hand, held + 1, card + 1, counts);
        }
    }

    /** The counts are in 4 Card Split Rules of Play, 4 Card Blind Payouts, column Comb. */
    @Test
    public void theNumbersOfFourCardHandsAreThoseOfTheBlindPaytable() {
        assertEquals(Map.of("royal-flush", 4, "four-of-a-kind", 13, "straight-flush", 40, "three-of-a-kind", 2496,
                "flush", 2816, "straight", 2772, "two-pair", 2808, "pair", 31_680 + 50_688, "high-card", 177_408),
                countAll(OracleHand.Order.BLIND, 4));
    }

    @Test
    public void theNumbersOfThreeCardHandsAreTheKnownOnes() {
        assertEquals(Map.of("mini-royal", 4, "straight-flush", 44, "three-of-a-kind", 52, "straight", 720,
                "flush", 1096, "pair", 3744, "high-card", 16_440), countAll(OracleHand.Order.THREE, 3));
    }

    @Test
    public void theNumbersOfFiveCardHandsAreThoseOfPoker() {
        assertEquals(Map.of("royal-flush", 4, "straight-flush", 36, "four-of-a-kind", 624, "full-house", 3744,
                "flush", 5108, "straight", 10_200, "three-of-a-kind", 54_912, "two-pair", 123_552, "pair", 1_098_240,
                "high-card", 1_302_540), countAll(OracleHand.Order.FIVE, 5));
    }

    private static void assertFalling(OracleHand.Order order, String... strongestFirst) {
        for (int i = 1; i < strongestFirst.length; i++) {
            OracleHand stronger = OracleHand.of(order, OracleCards.list(strongestFirst[i - 1]));
            OracleHand weaker = OracleHand.of(order, OracleCards.list(strongestFirst[i]));
            assertTrue(strongestFirst[i - 1] + " beats " + strongestFirst[i], stronger.beats(weaker));
        }
    }

    @Test
    public void fourOfAKindIsTheBestOfFourCardsAndTheAceIsLowOnlyInFourThreeTwoAce() {
        assertFalling(OracleHand.Order.FOUR, "2s 2h 2d 2c", "As Ks Qs Js", "4s 3s 2s As", "As Ad Ah 2c", "2s 2d 2h Kc",
                "As Ks Qs 2s", "5s 3s 2s As", "Ks Qs Js 2s", "As Kd Qs Js", "5s 4d 3s 2s", "4d 3s 2s As",
                "As Ad 2s 2d", "Ks Kd Qs Qd", "Ks Kd Js Jd", "As Ad Ks Qd", "As Ad Ks Jd", "Ks Kd As Qd",
                "As Kd Qs Td", "Ks As 3s 2d", "Ks Qs Js 9d");
    }

    @Test
    public void aThreeCardStraightBeatsAFlush() {
        assertFalling(OracleHand.Order.THREE, "Ac Kc Qc", "Ks Qs Js", "3s 2s As", "2s 2d 2h", "As Kd Qs", "3s 2s Ad",
                "As Ks Js", "5s 3s 2s", "As Ad 2s", "Ks Kd As", "Ks Kd 2s", "As Kd Js", "Ks Ad 2s", "Ks Qd Ts");
    }

    @Test
    public void suitsNeverBreakATie() {
        assertTrue(OracleHand.of(OracleHand.Order.THREE, OracleCards.list("As Ks Qs"))
                .ties(OracleHand.of(OracleHand.Order.THREE, OracleCards.list("Qc Ac Kc"))));
        assertTrue(OracleHand.best(OracleHand.Order.FOUR, 4, OracleCards.list("As Ad 9c 9d 2h"))
                .ties(OracleHand.best(OracleHand.Order.FOUR, 4, OracleCards.list("Ah Ac 9h 9s Kd"))));
    }
}
