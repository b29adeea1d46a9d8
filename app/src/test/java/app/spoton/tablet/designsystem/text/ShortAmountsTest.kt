package app.spoton.tablet.designsystem.text

import org.junit.Assert.assertEquals
import org.junit.Test

/** Messages of the engine on a screen. */
class ShortAmountsTest {
    @Test
    fun centsAreShownOnlyWhereThereAreAny() {
        assertEquals("pay $1,500, 2 to 1 on $7.50; $5.", shortAmounts("pay $1500.00, 2 to 1 on $7.50; $5.00."))
        assertEquals("net −$15 instead of +$17.50", shortAmounts("net -$15.00 instead of +$17.50"))
        assertEquals("from $5 to $5-$20", shortAmounts("from $5.00 to $5.00-$20.00"))
    }

    @Test
    fun allElseStaysAsItIs() {
        listOf("", "Seat 2: the play is missing.", "ante limits: 5.00 to 50.00", "$5", "$1.234", "12.00 $").forEach {
            assertEquals(it, shortAmounts(it))
        }
    }
}
