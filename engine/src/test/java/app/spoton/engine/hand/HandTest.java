package app.spoton.engine.hand;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.card.Cards;
import java.util.List;
import org.junit.Test;

public class HandTest {
    private static Hand four(String cards) {
        return Hand.of(Ranker.FOUR, Cards.parse(cards));
    }

    @Test
    public void suitsNeverBreakATie() {
        assertTrue(four("AsKsQs9h").ties(four("AhKhQh9c")));
        assertEquals(four("AsKsQs9h"), four("AhKhQh9c"));
        assertEquals(four("AsKsQs9h").hashCode(), four("AhKhQh9c").hashCode());
        assertEquals(0, four("AsKsQs9h").compareTo(four("AhKhQh9c")));
        assertTrue(Hand.of(Ranker.THREE, Cards.parse("AsKsQs")).ties(Hand.of(Ranker.THREE, Cards.parse("AhKhQh"))));
    }

    @Test
    public void everyKickerCounts() {
        assertTrue(four("AsKsQs9h").beats(four("AhKhQh8c")));
        assertFalse(four("AsKsQs9h").ties(four("AhKhQh8c")));
        assertTrue(four("AsKsQs9h").compareTo(four("AhKhQh8c")) > 0);
        assertNotEquals(four("AsKsQs9h"), four("AhKhQh8c"));
        assertNotEquals(four("AsKsQs9h").hashCode(), four("AhKhQh8c").hashCode());
        assertTrue(four("9s9hKcQd").beats(four("9c9dKhJd")));
        assertTrue(four("9s9hKcKd").beats(four("8s8hKhKs")));
        assertTrue(four("9s9h9cQd").beats(four("8c8d8hAd")));
    }

    @Test
    public void handsOfDifferentOrdersAreNeverEqual() {
        Hand three = Hand.of(Ranker.THREE, Cards.parse("2s2h2d"));
        assertNotEquals(three, four("2s2h2d3c"));
        assertFalse(three.equals((Object) "2s2h2d"));
        assertEquals(HandOrder.THREE_CARD, three.order());
    }

    @Test
    public void theAceIsLowOnlyInTheLowestStraight() {
        assertEquals(Category.STRAIGHT, four("4s3h2dAc").category());
        assertTrue(four("5s4h3d2c").beats(four("4s3h2dAc")));
        assertEquals(Category.HIGH_CARD, four("Ks2hAd3c").category());
        assertEquals("4s 3h 2d Ac", four("Ac2d3h4s").cards().toString());
    }

    @Test
    public void pairOfAcesOrBetterAndKingHighOrBetterAreRecognized() {
        assertTrue(four("AsAh3d2c").isPairOrBetter(12));
        assertFalse(four("KsKh3d2c").isPairOrBetter(12));
        assertTrue(four("2s2h3d3c").isPairOrBetter(12));
        assertFalse(four("AsKhQd9s").isPairOrBetter(12));
        assertTrue(four("Ks9h3d2c").isHighCardOrBetter(11));
        assertTrue(four("As9h3d2c").isHighCardOrBetter(11));
        assertFalse(four("Qs9h3d2c").isHighCardOrBetter(11));
        assertTrue(four("2s2h3d5c").isHighCardOrBetter(11));
        assertTrue(four("2s2h3d3c").isAtLeast(Category.TWO_PAIR));
        assertFalse(four("AsAh3d2c").isAtLeast(Category.TWO_PAIR));
    }

    @Test
    public void theThreeHandOrdersAreAsListed() {
        assertEquals(List.of(Category.HIGH_CARD, Category.PAIR, Category.FLUSH, Category.STRAIGHT,
                Category.THREE_OF_A_KIND, Category.STRAIGHT_FLUSH, Category.MINI_ROYAL),
                HandOrder.THREE_CARD.weakestFirst());
        assertTrue(HandOrder.THREE_CARD.has(Category.MINI_ROYAL));
        assertFalse(HandOrder.FOUR_CARD.has(Category.MINI_ROYAL));
        assertEquals(4, HandOrder.FOUR_CARD.size());
    }

    @Test
    public void aNamedHandHasItsCategoryAndCards() {
        MadeHand hand = MadeHand.named(Category.FLUSH, Cards.parse("AsKs"));
        assertEquals(Category.FLUSH, hand.category());
        assertEquals("As Ks", hand.cards().toString());
        assertEquals("a flush", hand.category().words());
    }

    @Test
    public void aFlushIsShownWithCardsOfOneSuit() {
        assertEquals("Kd 9d 8d 2d", Hand.of(Ranker.FOUR_OF_SIX, Cards.parse("2d9dKsKd8d9s")).cards().toString());
        assertEquals("Kc 9c 8c 7c", Hand.of(Ranker.FOUR_OF_SIX, Cards.parse("7c9cKsKc8c9s")).cards().toString());
        assertEquals("Ks 9s 8s 7s", Hand.of(Ranker.FOUR_OF_SIX, Cards.parse("7s9sKsKc8s9d")).cards().toString());
        assertEquals("Ah Kd Qd 9c", four("9cAhKdQd").cards().toString());
        assertEquals("As Ah Ks Kd", Hand.of(Ranker.FOUR_OF_SIX, Cards.parse("AhKsKdAsQsQd")).cards().toString());
    }
}
