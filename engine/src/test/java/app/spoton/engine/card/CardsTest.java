package app.spoton.engine.card;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertSame;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.util.List;
import org.junit.Test;

public class CardsTest {
    @Test
    public void cardsKeepTheOrderInWhichTheyWereDealt() {
        Cards cards = Cards.parse("AhKd 2c");
        assertEquals("Ah Kd 2c", cards.toString());
        assertEquals(List.of(Card.of(Rank.ACE, Suit.HEARTS), Card.of(Rank.KING, Suit.DIAMONDS),
                Card.of(Rank.TWO, Suit.CLUBS)), cards.list());
        assertEquals(cards, Cards.of(cards.list()));
        assertEquals("Ah Kd 2c Ah Kd 2c", cards.plus(cards).toString());
        assertEquals(3, cards.size());
        assertEquals(0, cards.index(2));
    }

    @Test
    public void containsAndMaskMatchTheCards() {
        Cards cards = Cards.parse("AsKd");
        assertTrue(cards.contains(51));
        assertFalse(cards.contains(50));
        assertEquals(1L << 51 | 1L << 45, cards.mask());
        assertSame(Cards.NONE, Cards.ofIndexes(new byte[3], 0));
        assertEquals(0, Cards.NONE.mask());
    }

    @Test
    public void ranksAndSuitsHaveTheSymbolsOfTheRoundFormat() {
        StringBuilder symbols = new StringBuilder();
        for (Rank rank : Rank.values()) {
            symbols.append(rank.symbol());
        }
        for (Suit suit : Suit.values()) {
            symbols.append(suit.symbol());
        }
        assertEquals("23456789TJQKAcdhs", symbols.toString());
    }

    @Test
    public void cardsInAnotherOrderAreNotEqual() {
        assertNotEquals(Cards.parse("AsKd"), Cards.parse("KdAs"));
        assertNotEquals(Cards.parse("AsKd").hashCode(), Cards.parse("KdAs").hashCode());
        assertEquals(Cards.parse("AsKd").hashCode(), Cards.parse("As Kd").hashCode());
        assertFalse(Cards.NONE.equals((Object) ""));
    }

    @Test
    public void textWithAnythingButCardsIsRejected() {
        assertThrows(IllegalArgumentException.class, () -> Cards.parse("AsK"));
        assertThrows(IllegalArgumentException.class, () -> Cards.parse("AsXd"));
        assertEquals(-1, Card.indexOf('A', 'x'));
        assertEquals(-1, Card.indexOf('1', 's'));
        assertEquals(-1, Card.indexOf('\u0080', 's'));
        assertEquals(-1, Card.indexOf('A', '\u2660'));
        assertEquals(51, Card.indexOf('A', 's'));
    }
}
