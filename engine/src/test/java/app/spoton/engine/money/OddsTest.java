package app.spoton.engine.money;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertTrue;

import java.util.Optional;
import org.junit.Test;

/** Prices and what they pay. */
public class OddsTest {
    @Test
    public void threeToTwoOnFiveDollarsPaysSevenFiftyAndRoundsDownToTheChip() {
        Odds odds = Odds.to(3, 2);
        assertEquals("7.50", odds.on(Money.ofCents(500), Money.CENT).toString());
        assertEquals("7.00", odds.on(Money.ofCents(500), Money.ofCents(100)).toString());
        assertTrue(odds.dividesEvenly(Money.ofCents(500), Money.ofCents(50)));
        assertFalse(odds.dividesEvenly(Money.ofCents(500), Money.ofCents(100)));
        assertEquals("7.51", odds.on(Money.ofCents(501), Money.CENT).toString());
    }

    @Test
    public void pricesAreReadAsWritten() {
        for (String text : new String[] {"9 to 1", "3 to 2", "300 for 1", "push", "25000 to 1"}) {
            assertEquals(text, Odds.parse(text).orElseThrow().toString());
        }
        assertEquals("main", Odds.parse("100%").orElseThrow().meter());
        assertEquals("mega", Odds.parse("100% mega").orElseThrow().meter());
        assertEquals("10%", Odds.parse("10% main").orElseThrow().toString());
        for (String text : new String[] {"", "9", "9 to 0", "0 to 1", "3 for 2", "0%", "101%", "9 TO 1", "9to1",
            "100% Mega", "-9 to 1", "Push"}) {
            assertEquals(text, Optional.empty(), Odds.parse(text));
        }
    }

    @Test
    public void forOneReturnsNoStakeSoItPaysOneLessThanToOne() {
        assertTrue(Odds.to(9, 1).returnsStake());
        assertTrue(Odds.PUSH.returnsStake());
        assertFalse(Odds.forOne(9).returnsStake());
        assertFalse(Odds.percent(100, "main").returnsStake());
        assertTrue(Odds.to(9, 1).paysMoreThan(Odds.forOne(9)));
        assertFalse(Odds.to(9, 1).paysMoreThan(Odds.forOne(10)));
        assertFalse(Odds.forOne(10).paysMoreThan(Odds.to(9, 1)));
        assertTrue(Odds.to(3, 2).paysMoreThan(Odds.EVEN));
        assertFalse(Odds.EVEN.paysMoreThan(Odds.EVEN));
        assertTrue(Odds.EVEN.paysMoreThan(Odds.PUSH));
        assertTrue(Odds.percent(10, "main").paysMoreThan(Odds.forOne(300)));
        assertFalse(Odds.forOne(300).paysMoreThan(Odds.percent(10, "main")));
        assertTrue(Odds.percent(100, "main").paysMoreThan(Odds.percent(10, "main")));
    }

    @Test
    public void equalPricesAreEqual() {
        assertEquals(Odds.to(9, 1), Odds.to(9, 1));
        assertEquals(Odds.to(9, 1).hashCode(), Odds.to(9, 1).hashCode());
        assertNotEquals(Odds.to(9, 1).hashCode(), Odds.to(8, 1).hashCode());
        assertNotEquals(Odds.to(9, 1), Odds.forOne(9));
        assertNotEquals(Odds.to(9, 1), Odds.to(8, 1));
        assertNotEquals(Odds.to(9, 1), Odds.to(9, 2));
        assertNotEquals(Odds.percent(100, "mega"), Odds.percent(100, "major"));
        assertFalse(Odds.EVEN.equals((Object) "1 to 1"));
    }
}
