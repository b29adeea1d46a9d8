package app.spoton.engine.odds;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.game.Game;
import app.spoton.engine.hand.Category;
import app.spoton.engine.hand.HandOrder;
import app.spoton.engine.hand.Ranker;
import app.spoton.engine.money.Money;
import app.spoton.engine.money.Odds;
import app.spoton.engine.paytable.Paytable;
import app.spoton.engine.paytable.PaytableListing;
import app.spoton.engine.paytable.Row;
import app.spoton.engine.round.Wager;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.Test;

public class PaytableFiguresTest {
    private static final PaytableFigureCounter COUNTER = new PaytableFigureCounter();
    private static final Money FIVE = Money.ofCents(5_00);

    /** Printed edges: 20.3%, 23.1% and 11.4%; 19.3% and 17.3%. Each is above the exact value (docs/rules.md). */
    @Test
    public void badBeatHasThePrintedHitFrequencyAndALowerHouseEdge() {
        String[] four = {"19.5%", "21.4%", "10.9%"};
        for (int table = 0; table < four.length; table++) {
            PaytableFigures figures = figures("four-card-poker", Wager.BAD_BEAT, "FCP-BBB-0" + (table + 1));
            assertEquals(four[table], figures.edge().percent(1));
            assertEquals("5.6%", figures.hitRate().percent(1));
        }
        String[] crazy = {"17.9%", "13.8%"};
        for (int table = 0; table < crazy.length; table++) {
            PaytableFigures figures = figures("crazy-4-poker", Wager.BAD_BEAT, "C4P-BBB-0" + (table + 1));
            assertEquals(crazy[table], figures.edge().percent(1));
            assertEquals("2.4%", figures.hitRate().percent(1));
        }
    }

    @Test
    public void whatDependsOnThePlayersCardsAloneHasTheFiguresOfTheEnumeration() {
        Enumeration enumeration = new Enumeration();
        for (PaytableListing listing : Catalog.standard().listings()) {
            Paytable table = listing.table();
            if (Enumeration.knows(table.kind())) {
                PaytableFigures figures = COUNTER.of(table, 5).orElseThrow();
                BetOdds odds = enumeration.of(table).orElseThrow();
                assertEquals(odds.edge(), figures.edge());
                assertEquals(odds.hitFrequency(), figures.hitRate());
                Fraction stake = Fraction.of(odds.needsNoStake() ? 0 : 1, 1);
                assertEquals(stake, figures.edge().plus(figures.returned()));
            }
        }
    }

    @Test
    public void aMonsterTableThatPaysMoreKeepsLess() {
        PaytableFigures seven = figures("three-card-fury", Wager.MONSTER, "M-7");
        assertEquals(Fraction.of(1, 1), seven.edge().plus(seven.returned()));
        Paytable better = seven.table().correctedWith(Map.of(Row.STRAIGHT_FLUSH, "10 to 1; busted 100 to 1"));
        PaytableFigures more = COUNTER.of(better, 3).orElseThrow();
        Fraction share = Fraction.of(36_479_616L, 4_682_459_600L);
        assertEquals(share, more.returned().plus(seven.returned().negated()));
        assertEquals(Money.ofCents(-share.timesRounded(100 * 5_00)), more.keptMoreThan(seven, 100, FIVE));
        assertEquals(Money.ofCents(share.timesRounded(100 * 5_00)), seven.keptMoreThan(more, 100, FIVE));
    }

    @Test
    public void theSharesOfAllRowsAreTheHitRateWithoutThosePushed() {
        for (String id : List.of("M-1", "M-2", "M-8", "M-11")) {
            PaytableFigures figures = figures("three-card-fury", Wager.MONSTER, id);
            Fraction sum = Fraction.of(0, 1);
            for (PaytableFigures.RowFigures row : figures.rows()) {
                boolean pushed = row.price().odds().orElseThrow().kind() == Odds.Kind.PUSH;
                sum = sum.plus(row.second()).plus(pushed ? Fraction.of(0, 1) : row.share());
            }
            assertEquals(figures.hitRate(), sum);
        }
    }

    /** The manual prints 3.42% for ante, play and super bonus together, which this edge is a part of (docs/rules.md). */
    @Test
    public void aSuperBonusHasTheEdgeOfAStatedWayToPlay() {
        PaytableFigures nine = figures("crazy-4-poker", Wager.SUPER_BONUS, "C4P-09");
        assertEquals("34.78%", nine.edge().percent(2));
        assertEquals("10.69%", nine.hitRate().percent(2));
        assertEquals(Fraction.of(1, 1), nine.edge().plus(nine.returned()));
        assertTrue(nine.assumed(), nine.assumed().contains("K-Q-8-4"));
        assertEquals(Money.ZERO, nine.keptMoreThan(nine, 100, FIVE));
        assertEquals(nine.edge(), figures("super-4-poker", Wager.XTRA_BONUS, "XTRA").edge());
    }

    @Test
    public void theHouseKeepsTheEdgeOfAHundredWagers() {
        PaytableFigures one = figures("four-card-poker", Wager.ACES_UP, "FCP-01");
        assertEquals(Money.ofCents(9_89), one.keptOf(100, FIVE));   // 1.98% of $500
    }

    @Test
    public void onlyAMissingPriceAndAnAnteAtOtherPricesHaveNoFigures() {
        Catalog catalog = Catalog.standard();
        for (PaytableListing listing : catalog.listings()) {
            Optional<PaytableFigures> figures = COUNTER.of(listing.table(), 5);
            assertEquals(listing.table().id(), !listing.table().unreadable().isEmpty(), figures.isEmpty());
        }
        Game split = catalog.game("four-card-split").orElseThrow();
        Paytable ante = catalog.paytable(split, Wager.ANTE, "V2-ANTE").orElseThrow();
        assertTrue(COUNTER.of(ante.correctedWith(Map.of(Row.FLUSH, "3 to 1; instant 3 to 1")), 4).isEmpty());
    }

    /** Which hands are instant winners does not depend on the play. */
    @Test
    public void instantWinnersAreAsOftenAsTheHandsThatHoldThem() {
        Map<Row, Long> hands = new EnumMap<>(Row.class);
        for (int a = 3; a < 52; a++) {
            for (int b = 2; b < a; b++) {
                for (int c = 1; c < b; c++) {
                    for (int d = 0; d < c; d++) {
                        Category best = HandOrder.THREE_CARD.category(Ranker.THREE_OF_FOUR.value(a, b, c, d));
                        if (HandOrder.THREE_CARD.atLeast(best, Category.FLUSH)) {
                            hands.merge(Row.valueOf(best.name()), 1L, Long::sum);
                        }
                    }
                }
            }
        }
        BestSplits splits = BestSplits.of("V2-ANTE").orElseThrow();
        for (Row row : List.of(Row.MINI_ROYAL, Row.STRAIGHT_FLUSH, Row.THREE_OF_A_KIND, Row.STRAIGHT, Row.FLUSH)) {
            assertEquals(row.id(), hands.get(row) * (BestSplits.ROUNDS / 270_725), (long) splits.instant().get(row));
        }
    }

    @Test
    public void everyAnteOfASplitIsCountedOnce() {
        for (String id : List.of("V2-ANTE", "V1-ANTE-I", "V1-ANTE-II")) {
            BestSplits splits = BestSplits.of(id).orElseThrow();
            long won = splits.drawn().values().stream().mapToLong(Long::longValue).sum()
                    + splits.instant().values().stream().mapToLong(Long::longValue).sum();
            assertEquals(id, BestSplits.ANTES, won + splits.tied() + splits.lost());
            PaytableFigures figures = figures("four-card-split", Wager.ANTE, id);
            assertEquals(Fraction.of(1, 1), figures.edge().plus(figures.returned()));
        }
        assertEquals("-37.36%", figures("four-card-split", Wager.ANTE, "V2-ANTE").edge().percent(2));
    }

    private static PaytableFigures figures(String id, Wager wager, String table) {
        Catalog catalog = Catalog.standard();
        Game game = catalog.game(id).orElseThrow();
        return COUNTER.of(catalog.paytable(game, wager, table).orElseThrow(), game.dealerCards()).orElseThrow();
    }
}
