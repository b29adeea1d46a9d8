package app.spoton.fleet.page;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.odds.BetOdds;
import app.spoton.engine.odds.Enumeration;
import app.spoton.engine.paytable.PaytableListing;
import java.math.BigDecimal;
import org.junit.Test;

public class ExpectationTest {
    @Test
    public void theEdgeIsTheEnginesOwnForEveryPaytableThatItCanCount() {
        Enumeration enumeration = new Enumeration();
        int compared = 0;
        for (PaytableListing listing : Catalog.standard().listings()) {
            if (Enumeration.knows(listing.table().kind()) && listing.table().unreadable().isEmpty()) {
                enumeration.of(listing.table()).ifPresent(odds -> assertEquals(listing.table().id(),
                        new BigDecimal(odds.edge().percent(6).replace("%", "")), Expectation.of(odds).edge().movePointRight(2)
                        .setScale(6, java.math.RoundingMode.HALF_UP)));
                compared++;
            }
        }
        assertTrue(compared > 10);
    }

    @Test
    public void theSpreadOfAcesUpIsThatOfItsHands() {
        BetOdds odds = new Enumeration().of(Catalog.standard().listings().stream().filter(listing ->
                listing.table().id().equals("FCP-01") && listing.wager().equals("aces-up")).findFirst().orElseThrow().table())
                .orElseThrow();
        double mean = (odds.hands() - odds.hits()) / (double) odds.hands();
        double squares = mean;
        for (BetOdds.RowOdds row : odds.rows()) {
            double pays = Double.parseDouble(row.odds().toString().replace(" to 1", ""));
            mean -= pays * row.hands() / odds.hands();
            squares += pays * pays * row.hands() / odds.hands();
        }
        Expectation acesUp = new Expectation.Of(Catalog.standard()).bet("four-card-poker", "aces-up", "FCP-01").orElseThrow();
        assertEquals(squares - mean * mean, acesUp.variance().doubleValue(), 1e-9);
        assertEquals(20 * Math.sqrt(squares - mean * mean), acesUp.deviation(BigDecimal.valueOf(400)).doubleValue(), 1e-9);
    }

    @Test
    public void wagersThatDependOnTheDealerHaveNone() {
        assertTrue(new Expectation.Of(Catalog.standard()).bet("four-card-poker", "bad-beat", "FCP-BBB-01").isEmpty());
        assertTrue(new Expectation.Of(Catalog.standard()).bet("four-card-poker", "ante", "").isEmpty());
        assertTrue(new Expectation.Of(Catalog.standard()).bet("no game", "ante", "").isEmpty());
    }
}
