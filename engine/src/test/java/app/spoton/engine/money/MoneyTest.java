package app.spoton.engine.money;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.util.Optional;
import org.junit.Test;

/** Amounts are exact. */
public class MoneyTest {
    @Test
    public void amountsAreWrittenWithTwoDecimals() {
        assertEquals("7.50", Money.ofCents(750).toString());
        assertEquals("-10.05", Money.ofCents(-1005).toString());
        assertEquals("0.00", Money.ZERO.toString());
        assertEquals("0.10", Money.ofCents(10).toString());
        assertEquals("-0.01", Money.ofCents(-1).toString());
    }

    @Test
    public void decimalsAreReadExactly() {
        assertEquals(750, cents("7.50"));
        assertEquals(750, cents("7.5"));
        assertEquals(700, cents("7"));
        assertEquals(0, cents("0.00"));
        assertEquals(9_999_999_999_99L, cents("9999999999.99"));
    }

    @Test
    public void textThatIsNotAnAmountIsRejected() {
        for (String text : new String[] {"", ".", "7.", ".5", "7.505", "-7", "+7", "7,5", "1e3", " 7", "7 ", "7.5.0",
            "10000000000", "\u0667", "0x1", "7/", "7:"}) {
            assertEquals(text, Optional.empty(), Money.parse(text));
        }
    }

    @Test
    public void aTypedAmountMayHaveADollarSignAndCommasBetweenTheThousands() {
        assertEquals(Optional.of(Money.ofCents(1_000_000)), Money.typed("10,000.00"));
        assertEquals(Optional.of(Money.ofCents(123_456_750)), Money.typed(" $1,234,567.5 "));
        assertEquals(Optional.of(Money.ofCents(700)), Money.typed("$ 7"));
        assertEquals(Optional.of(Money.ofCents(750)), Money.typed("7.50"));
        for (String text : new String[] {"", "$", "7,5", "7,50", "1,0000", ",100", "10,00", "1,000,", "7.", "7.505", "-7", "$-7", "7 $",
            "10,000,000,000", "1 000", "\u0667"}) {
            assertEquals(text, Optional.empty(), Money.typed(text));
        }
    }

    @Test
    public void overflowThrows() {
        Money most = Money.ofCents(Long.MAX_VALUE);
        assertThrows(ArithmeticException.class, () -> most.plus(Money.CENT));
        assertThrows(ArithmeticException.class, () -> Money.ofCents(Long.MIN_VALUE).minus(Money.CENT));
        assertThrows(ArithmeticException.class, () -> most.times(2));
        assertThrows(ArithmeticException.class, () -> most.fractionRoundedDown(3, 2, Money.CENT));
        assertThrows(ArithmeticException.class, () -> most.fractionIsWhole(3, 2, Money.CENT));
    }

    @Test
    public void equalAmountsAreEqual() {
        assertEquals(Money.ofCents(5), Money.ofCents(5));
        assertEquals(Money.ofCents(5).hashCode(), Money.ofCents(5).hashCode());
        assertNotEquals(Money.ofCents(5).hashCode(), Money.ofCents(6).hashCode());
        assertNotEquals(Money.ofCents(5), Money.ofCents(6));
        assertFalse(Money.ofCents(5).equals((Object) "5"));
        assertTrue(Money.ZERO.isZero());
        assertFalse(Money.CENT.isZero());
        assertTrue(Money.CENT.compareTo(Money.ZERO) > 0);
    }

    private static long cents(String text) {
        return Money.parse(text).orElseThrow().cents();
    }
}
