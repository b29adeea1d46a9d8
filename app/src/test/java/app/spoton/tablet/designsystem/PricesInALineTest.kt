package app.spoton.tablet.designsystem

import app.spoton.engine.catalog.Catalog
import app.spoton.engine.paytable.Paytable
import app.spoton.engine.round.Wager
import org.junit.Assert.assertEquals
import org.junit.Test

class PricesInALineTest {
    private fun table(id: String, wager: Wager): Paytable =
        Catalog.standard().listings().first { it.table().id() == id && it.wager() == wager.id() }.table()

    @Test
    fun pricesThatAreAllToOneSaySoOnce() = assertEquals("50, 30, 7, 6, 5, 2, 1 to 1", pricesInALine(table("FCP-04", Wager.ACES_UP)))

    @Test
    fun otherPricesKeepTheirOwnWords() = assertEquals("100%, 300, 100, 9 for 1", pricesInALine(table("PAYS-1", Wager.PROGRESSIVE)))

    @Test
    fun oddsInOtherProportionsAreWrittenOut() =
        assertEquals("200, 30, 15, 2 to 1, 3 to 2, 1 to 1", pricesInALine(table("C4P-09", Wager.SUPER_BONUS)))
}
