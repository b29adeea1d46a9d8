package app.spoton.engine.paytable;

import static app.spoton.engine.paytable.PaytableSamples.fresh;
import static app.spoton.engine.paytable.PaytableSamples.pays;
import static app.spoton.engine.paytable.PaytableSamples.price;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.card.Cards;
import app.spoton.engine.hand.Hand;
import app.spoton.engine.hand.Ranker;
import java.util.List;
import org.junit.Test;

/** Second columns, and hands that match several rows. */
public class PaytableColumnsTest {
    @Test
    public void everyHandOfTheMonsterHasItsRowInBothColumns() {
        Paytable monster = fresh("monster", "M-8");
        pays(monster, Ranker.THREE, "AhKhQh", "mini-royal");
        pays(monster, Ranker.THREE, "3h2hAh", "straight-flush");
        pays(monster, Ranker.THREE, "3h3d3c", "three-of-a-kind");
        pays(monster, Ranker.THREE, "AhKdQh", "straight");
        pays(monster, Ranker.THREE, "AhKhTh", "flush");
        pays(monster, Ranker.THREE, "AhAdTh", "nothing");
        int straight = Hand.of(Ranker.THREE, Cards.parse("AhKdQh")).value();
        assertTrue(monster.secondPriceOf(straight).isEmpty());
        int trips = Hand.of(Ranker.THREE, Cards.parse("3h3d3c")).value();
        assertEquals("20 to 1", monster.secondPriceOf(trips).orElseThrow().second().orElseThrow().toString());
        assertEquals(List.of(Row.STRAIGHT_FLUSH), fresh("monster", "M-5").unreadable());
        pays(fresh("ante", "V2-ANTE"), Ranker.THREE, "AhTd2h", "others");
        pays(fresh("ante", "V2-ANTE"), Ranker.THREE, "AhKhQh", "mini-royal");
    }

    @Test
    public void theMatchingRowThatPaysMostAppliesAndOfEqualRowsTheUpperOne() {
        Price low = price(Row.FOUR_ACES, "20 to 1");
        Price high = price(Row.FOUR_OF_A_KIND, "30 to 1");
        Price equal = price(Row.FOUR_OF_A_KIND, "20 to 1");
        pays(new Paytable("X", PaytableKind.SUPER_BONUS, List.of(low, high)), Ranker.FOUR, "AhAdAcAs",
                "four-of-a-kind");
        pays(new Paytable("X", PaytableKind.SUPER_BONUS, List.of(low, equal)), Ranker.FOUR, "AhAdAcAs", "four-aces");
        Paytable both = new Paytable("X", PaytableKind.SUPER_BONUS, List.of(low, high));
        assertEquals(Row.FOUR_OF_A_KIND, both.bestOf(Row.FOUR_ACES.bit() | Row.FOUR_OF_A_KIND.bit()).orElseThrow()
                .row());
        assertTrue(both.bestOf(Row.FLUSH.bit()).isEmpty());
    }
}
