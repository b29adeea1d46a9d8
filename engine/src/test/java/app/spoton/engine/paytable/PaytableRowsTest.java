package app.spoton.engine.paytable;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.card.Cards;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.hand.Hand;
import app.spoton.engine.hand.Ranker;
import app.spoton.engine.money.Money;
import app.spoton.engine.money.Odds;
import java.util.List;
import java.util.Optional;
import org.junit.Test;

/** Which row pays a hand, tested on new paytables. The catalog builds its paytables only once. */
public class PaytableRowsTest {
    private static Paytable fresh(String wager, String id) {
        Paytable table = Catalog.standard().listings().stream()
                .filter(listing -> listing.wager().equals(wager) && listing.table().id().equals(id)).findFirst()
                .orElseThrow().table();
        return new Paytable(table.id(), table.kind(), table.prices());
    }

    private static void pays(Paytable table, Ranker ranker, String cards, String row) {
        int value = Hand.of(ranker, Cards.parse(cards)).value();
        assertEquals(cards, row, table.priceOf(value).map(price -> price.row().id()).orElse("nothing"));
    }

    @Test
    public void theRowsOfTheBlind() {
        Paytable blind = fresh("blind", "V2-P3");
        pays(blind, Ranker.FOUR, "AhKhQhJh", "royal-flush");
        pays(blind, Ranker.FOUR, "KhQhJhTh", "straight-flush");
        pays(blind, Ranker.FOUR, "4h3h2hAh", "straight-flush");
        pays(blind, Ranker.FOUR, "AhAsAdAc", "four-of-a-kind");
        pays(blind, Ranker.FOUR, "AhAsAdKc", "three-of-a-kind");
        pays(blind, Ranker.FOUR, "AhKhQhTh", "flush");
        pays(blind, Ranker.FOUR, "AhKdQhJh", "straight");
        pays(blind, Ranker.FOUR, "AhAdQhQs", "two-pair");
        pays(blind, Ranker.FOUR, "ThTdQhJs", "pair-of-tens-or-better");
        pays(blind, Ranker.FOUR, "AhAdQhJs", "pair-of-tens-or-better");
        pays(blind, Ranker.FOUR, "9h9dQhJs", "nothing");
        pays(blind, Ranker.FOUR, "AhKdQhTs", "nothing");
        assertTrue(blind.unreadable().isEmpty());
        assertTrue(blind.meters().isEmpty());
    }

    @Test
    public void theRowsOfTheMultiGameLink() {
        Paytable link = fresh("progressive", "LINK-ML01");
        pays(link, Ranker.FIVE, "AhKhQhJhTh", "royal-flush");
        pays(link, Ranker.FIVE, "9hKhQhJhTh", "straight-flush");
        pays(link, Ranker.FIVE, "9h9d9c9sTh", "four-of-a-kind");
        pays(link, Ranker.FIVE, "9h9d9cTsTh", "full-house");
        pays(link, Ranker.FIVE, "9h2h3hTh4h", "flush");
        pays(link, Ranker.FIVE, "9hKhQhJhTd", "straight");
        pays(link, Ranker.FIVE, "9h9d9c2sTh", "three-of-a-kind");
        pays(link, Ranker.FIVE, "9h9d2c2sTh", "nothing");
        assertEquals(List.of("mega", "major"), link.meters());
    }

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
    public void theRowsOfTheMonsterInBothColumns() {
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
    public void aRoyalWithoutItsOwnRowIsAStraightFlush() {
        pays(only(PaytableKind.MONSTER, Row.STRAIGHT_FLUSH, "9 to 1"), Ranker.THREE, "AhKhQh", "straight-flush");
        pays(only(PaytableKind.MONSTER, Row.STRAIGHT_FLUSH, "9 to 1"), Ranker.THREE, "AhKhTh", "nothing");
        pays(only(PaytableKind.LINK_PROGRESSIVE, Row.STRAIGHT_FLUSH, "9 for 1"), Ranker.FIVE, "AhKhQhJhTh",
                "straight-flush");
        pays(only(PaytableKind.MONSTER, Row.ROYAL_FLUSH, "9 to 1"), Ranker.THREE, "AhKhQh", "nothing");
        pays(only(PaytableKind.MONSTER, Row.SPADE_MINI_ROYAL, "9 to 1"), Ranker.THREE, "AsKsQs", "nothing");
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

    @Test
    public void aPaytableThatPaysOnlyFromAMeterHasNoFixedAward() {
        assertEquals("0.00", only(PaytableKind.PROGRESSIVE, Row.FOUR_ACES, "100%").largestFixedAward().toString());
    }

    @Test
    public void rowsThatPaytablesMayOmit() {
        String bonus = """
                kind super-bonus
                game super-4-poker
                wager xtra-bonus
                row             | X       | manual
                four-of-a-kind  | 30 to 1 | letter
                straight-flush  | 15 to 1 | letter
                three-of-a-kind | 2 to 1  | letter
                flush           | 2 to 1  | letter
                straight        | 1 to 1  | letter
                """;
        String monster = """
                kind monster
                game three-card-fury
                wager monster
                row             | Y       | manual
                mini-royal      | 30 to 1 | letter
                straight-flush  | 9 to 1  | letter
                three-of-a-kind | 7 to 1  | letter
                straight        | 1 to 1  | letter
                flush           | push    | letter
                """;
        List<PaytableListing> both = PaytableText.read(bonus + monster);
        assertEquals("[X, Y]", both.stream().map(PaytableListing::table).toList().toString());
        assertEquals(List.of(5, 5), both.stream().map(listing -> listing.table().prices().size()).toList());
        assertEquals(List.of("xtra-bonus", "monster"), both.stream().map(PaytableListing::wager).toList());
    }

    private static Paytable only(PaytableKind kind, Row row, String odds) {
        return new Paytable("X", kind, List.of(price(row, odds)));
    }

    private static Price price(Row row, String odds) {
        return new Price(row, Odds.parse(odds), Optional.empty(), Money.ZERO, "letter");
    }
}
