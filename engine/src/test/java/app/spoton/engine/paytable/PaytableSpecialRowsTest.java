package app.spoton.engine.paytable;

import static app.spoton.engine.paytable.PaytableSamples.fresh;
import static app.spoton.engine.paytable.PaytableSamples.pays;
import static app.spoton.engine.paytable.PaytableSamples.price;
import static org.junit.Assert.assertEquals;

import app.spoton.engine.hand.Ranker;
import java.util.List;
import org.junit.Test;

/** Rows that some paytables have and others lack. */
public class PaytableSpecialRowsTest {
    @Test
    public void fourAcesAreNotAnyFourOfAKind() {
        Paytable bonus = fresh("super-bonus", "C4P-09");
        pays(bonus, Ranker.FOUR, "AhAdAcAs", "four-aces");
        pays(bonus, Ranker.FOUR, "KhKdKcKs", "four-of-a-kind");
        pays(bonus, Ranker.FOUR, "KhKdQcQs", "nothing");
        Paytable pays = fresh("progressive", "PAYS-1");
        pays(pays, Ranker.FOUR, "AhAdAcAs", "four-aces");
        pays(pays, Ranker.FOUR, "KhKdKcKs", "four-of-a-kind");
    }

    @Test
    public void aBeatenStraightFlushOrBetterHasOnePriceOnSomePaytables() {
        Paytable badBeat = fresh("bad-beat", "C4P-BBB-02");
        pays(badBeat, Ranker.FOUR, "KhKdKcKs", "straight-flush-or-better");
        pays(badBeat, Ranker.FOUR, "KhQhJhTh", "straight-flush-or-better");
        pays(badBeat, Ranker.FOUR, "KhKdKcTh", "three-of-a-kind");
    }

    @Test
    public void aRoyalWithoutItsOwnRowIsAStraightFlush() {
        pays(only(PaytableKind.MONSTER, Row.STRAIGHT_FLUSH, "9 to 1"), Ranker.THREE, "AhKhQh", "straight-flush");
        pays(only(PaytableKind.MONSTER, Row.STRAIGHT_FLUSH, "9 to 1"), Ranker.THREE, "AhKhTh", "nothing");
        pays(only(PaytableKind.LINK_PROGRESSIVE, Row.STRAIGHT_FLUSH, "9 for 1"), Ranker.FIVE, "AhKhQhJhTh",
                "straight-flush");
        pays(only(PaytableKind.MONSTER, Row.ROYAL_FLUSH, "9 to 1"), Ranker.THREE, "AhKhQh", "nothing");
        pays(only(PaytableKind.MONSTER, Row.SPADE_MINI_ROYAL, "9 to 1"), Ranker.THREE, "AsKsQs", "nothing");
    }

    @Test
    public void aPaytableThatPaysOnlyFromAMeterHasNoFixedAward() {
        assertEquals("0.00", only(PaytableKind.PROGRESSIVE, Row.FOUR_ACES, "100%").largestFixedAward().toString());
    }

    private static Paytable only(PaytableKind kind, Row row, String odds) {
        return new Paytable("X", kind, List.of(price(row, odds)));
    }
}
