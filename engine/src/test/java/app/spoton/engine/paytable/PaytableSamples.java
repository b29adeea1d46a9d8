package app.spoton.engine.paytable;

import static org.junit.Assert.assertEquals;

import app.spoton.engine.card.Cards;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.hand.Hand;
import app.spoton.engine.hand.Ranker;
import app.spoton.engine.money.Money;
import app.spoton.engine.money.Odds;
import java.util.Optional;

/** Paytables for tests. */
final class PaytableSamples {
    static Paytable fresh(String wager, String id) {
        Paytable table = Catalog.standard().listings().stream()
                .filter(listing -> listing.wager().equals(wager) && listing.table().id().equals(id)).findFirst()
                .orElseThrow().table();
        return new Paytable(table.id(), table.kind(), table.prices());
    }

    static void pays(Paytable table, Ranker ranker, String cards, String row) {
        int value = Hand.of(ranker, Cards.parse(cards)).value();
        assertEquals(cards, row, table.priceOf(value).map(price -> price.row().id()).orElse("nothing"));
    }

    static Price price(Row row, String odds) {
        return new Price(row, Odds.parse(odds), Optional.empty(), Money.ZERO, "letter");
    }

    private PaytableSamples() {
    }
}
