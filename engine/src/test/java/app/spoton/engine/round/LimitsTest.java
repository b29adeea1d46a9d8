package app.spoton.engine.round;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.money.Money;
import java.util.Optional;
import org.junit.Test;

/** The limits of a table. */
public class LimitsTest {
    @Test
    public void limitsMustNotExceedThePropertysCap() {
        Money cap = Limits.FIRST_PROPERTY_CAP;
        assertEquals("300.00", cap.toString());
        assertTrue(limits("5", "300").refusedUnder(cap).isEmpty());
        assertEquals("The maximum of $300.01 is above the property's cap of $300.00.",
                limits("5", "300.01").refusedUnder(cap).orElseThrow());
        assertEquals("The minimum of $51.00 is above the maximum of $50.00.",
                limits("51", "50").refusedUnder(cap).orElseThrow());
        assertTrue(limits("50", "50").refusedUnder(cap).isEmpty());
        assertEquals("Enter a maximum; the property allows at most $300.00.",
                new Limits(Optional.empty(), Optional.empty()).refusedUnder(cap).orElseThrow());
        assertTrue(new Limits(Optional.empty(), Optional.of(cap)).refusedUnder(cap).isEmpty());
    }

    @Test
    public void limitsAllowTheAmountsBetweenThem() {
        assertTrue(limits("5", "50").allow(Money.ofCents(500)));
        assertTrue(limits("5", "50").allow(Money.ofCents(5000)));
        assertFalse(limits("5", "50").allow(Money.ofCents(499)));
        assertFalse(limits("5", "50").allow(Money.ofCents(5001)));
        assertTrue(new Limits(Optional.empty(), Optional.empty()).allow(Money.CENT));
    }

    @Test
    public void theMessageForAStakeOutsideTheLimitsNamesTheLimit() {
        assertEquals(Optional.empty(), limits("5", "50").objection(Money.ofCents(5000)));
        assertEquals("is below the table's minimum of $5.00", limits("5", "50").objection(Money.ofCents(499)).orElseThrow());
        assertEquals("is above the table's maximum of $50.00", limits("5", "50").objection(Money.ofCents(5001)).orElseThrow());
        assertEquals("is above the table's maximum of $50.00",
                new Limits(Optional.empty(), Money.parse("50")).objection(Money.ofCents(5001)).orElseThrow());
    }

    private static Limits limits(String min, String max) {
        return new Limits(Money.parse(min), Money.parse(max));
    }
}
