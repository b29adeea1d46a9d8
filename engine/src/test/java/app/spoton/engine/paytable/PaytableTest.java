package app.spoton.engine.paytable;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.money.Odds;
import app.spoton.engine.round.Wager;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.Test;

public class PaytableTest {
    private static final String ACES_UP = """
            kind aces-up
            game four-card-poker
            wager aces-up
            row             | HOUSE-1 | manual
            four-of-a-kind  | 60 to 1 | letter of approval
            straight-flush  | 40 to 1 | letter of approval
            three-of-a-kind | 9 to 1  | letter of approval
            flush           | 6 to 1  | letter of approval
            straight        | 4 to 1  | letter of approval
            two-pair        | 2 to 1  | letter of approval
            pair-of-aces    | 1 to 1  | letter of approval
            """;

    @Test
    public void everyPaytableOfTheManualsIsInTheCatalog() {
        Map<String, Integer> counts = new TreeMap<>();
        Catalog.standard().listings().forEach(listing ->
                counts.merge(listing.games() + " " + listing.wager(), 1, Integer::sum));
        assertEquals("{[crazy-4-poker] bad-beat=2, [crazy-4-poker] queens-up=4, [crazy-4-poker] super-bonus=4, "
                + "[four-card-poker, crazy-4-poker] progressive=6, [four-card-poker] aces-up=9, "
                + "[four-card-poker] automatic-bonus=9, [four-card-poker] bad-beat=3, [four-card-split] ante=3, "
                + "[four-card-split] blind=25, [super-4-poker] bad-beat=2, [super-4-poker] player-bonus=4, "
                + "[super-4-poker] xtra-bonus=1, [three-card-fury] monster=11, [three-card-fury] royal-family=10, "
                + "[three-card-fury] seven-card=5}", counts.toString());
    }

    @Test
    public void everyRowCitesItsManual() {
        List<String> manuals = Catalog.standard().games().stream().map(game -> game.manual() + ", ").toList();
        Catalog.standard().listings().stream().flatMap(listing -> listing.table().prices().stream())
                .forEach(price -> assertTrue(price.source(), manuals.stream().anyMatch(price.source()::startsWith)));
    }

    @Test
    public void onlyMonster3To6AreIncomplete() {
        assertEquals("[M-3, M-4, M-5, M-6]", Catalog.standard().listings().stream().map(PaytableListing::table)
                .filter(table -> !table.unreadable().isEmpty()).toList().toString());
    }

    @Test
    public void aSupervisorCompletesAPaytableWithTheMissingPrice() {
        Paytable m4 = table("three-card-fury", Wager.MONSTER, "M-4");
        assertEquals(List.of(Row.STRAIGHT_FLUSH), m4.unreadable());
        Paytable completed = m4.completedWith(Row.STRAIGHT_FLUSH, Odds.to(9, 1));
        assertTrue(completed.unreadable().isEmpty());
        assertEquals("9 to 1", completed.price(Row.STRAIGHT_FLUSH).orElseThrow().odds().orElseThrow().toString());
        assertEquals("250 to 1", completed.price(Row.STRAIGHT_FLUSH).orElseThrow().second().orElseThrow().toString());
        assertEquals("25 to 1", completed.price(Row.MINI_ROYAL).orElseThrow().odds().orElseThrow().toString());
        refused("M-4: straight-flush pays 26 to 1, more than mini-royal above it.",
                () -> m4.completedWith(Row.STRAIGHT_FLUSH, Odds.to(26, 1)));
        refused("M-4: the price of flush is not missing; it cannot be entered.",
                () -> m4.completedWith(Row.FLUSH, Odds.to(9, 1)));
    }

    @Test
    public void cellsThatAreEmptyInTheManualAreMarkedAsMerged() {
        Map<String, String> marked = new TreeMap<>();
        Catalog.standard().listings().forEach(listing -> listing.table().mergedRows().forEach(price ->
                marked.merge(listing.table().id(), price.row().id() + price.merged(), (one, other) -> one + " " + other)));
        String monster = "mini-royal[SECOND] straight-flush[SECOND] three-of-a-kind[SECOND] straight[FIRST]";
        String family = "4-card-flush-or-straight[FIRST] 3-card-flush[FIRST]";
        assertEquals(Map.of("M-2", monster, "M-3", monster, "M-4", monster, "M-5", monster, "M-6", monster,
                "RF-2", family, "RF-3", family, "RF-4", family, "RF-5", family, "RF-6", family), marked);
    }

    @Test
    public void aMergedCellStaysMarkedWhereThePriceBesideItIsEntered() {
        Paytable completed = table("three-card-fury", Wager.MONSTER, "M-4").completedWith(Row.STRAIGHT_FLUSH, Odds.to(9, 1));
        assertEquals(4, completed.mergedRows().size());
    }

    @Test
    public void aCorrectedPaytableHasANameOfItsOwnAndKeepsItsOtherRows() {
        Paytable m2 = table("three-card-fury", Wager.MONSTER, "M-2");
        Paytable corrected = m2.correctedWith(Map.of(Row.STRAIGHT, "2 to 1", Row.MINI_ROYAL, "20 to 1; busted 300 to 1"));
        assertEquals("M-2 (house)", corrected.id());
        assertEquals("M-2", corrected.manualId());
        assertEquals(Odds.to(2, 1), corrected.price(Row.STRAIGHT).orElseThrow().odds().orElseThrow());
        assertEquals(Odds.to(300, 1), corrected.price(Row.MINI_ROYAL).orElseThrow().second().orElseThrow());
        assertTrue(corrected.price(Row.STRAIGHT).orElseThrow().wasCorrected());
        assertEquals(m2.price(Row.FLUSH), corrected.price(Row.FLUSH));
        assertEquals("only what was not corrected is left to confirm", 2, corrected.mergedRows().size());
        assertEquals("M-2 (house)", corrected.correctedWith(Map.of(Row.STRAIGHT, "1 to 1")).id());
    }

    @Test
    public void aCorrectionThatMakesAnUnusablePaytableIsRefused() {
        Paytable m4 = table("three-card-fury", Wager.MONSTER, "M-4");
        refused("M-4 (house): straight pays 5 to 1, more than three-of-a-kind above it.",
                () -> m4.correctedWith(Map.of(Row.STRAIGHT, "5 to 1")));
        refused("M-4: there is no price of straight-flush to correct.",
                () -> m4.correctedWith(Map.of(Row.STRAIGHT_FLUSH, "9 to 1")));
        refused("M-4: there is no price of two-pair to correct.", () -> m4.correctedWith(Map.of(Row.TWO_PAIR, "9 to 1")));
        refused("'much' is not a price", () -> m4.correctedWith(Map.of(Row.STRAIGHT, "much")));
    }

    @Test
    public void everyRowOfEveryPaytableIsWrittenAsACellThatReadsTheSame() {
        Catalog.standard().listings().stream().map(PaytableListing::table).forEach(table -> table.prices().forEach(price -> {
            Price read = PaytableCell.read(price.row(), PaytableCell.write(table.kind(), price), price.source());
            assertEquals(price, new Price(read.row(), read.odds(), read.second(), read.envy(), read.source(), price.merged()));
        }));
    }

    @Test
    public void pays3AloneHasAReserve() {
        assertEquals(Map.of("PAYS-3", 5), Catalog.standard().listings().stream().filter(listing -> listing.reserve() > 0)
                .collect(java.util.stream.Collectors.toMap(listing -> listing.table().id(), PaytableListing::reserve)));
        refusedText("Line 1: 'X five' is not a paytable's share for the reserve, such as 'PAYS-3 5%'.", "reserve X five");
    }

    @Test
    public void aCasinosOwnPaytableIsLoaded() {
        Catalog catalog = Catalog.standard().with(PaytableText.read(ACES_UP));
        Paytable own = catalog.paytable(catalog.game("four-card-poker").orElseThrow(), Wager.ACES_UP, "HOUSE-1")
                .orElseThrow();
        assertEquals("60 to 1", own.prices().get(0).odds().orElseThrow().toString());
        assertEquals("FCP-01", catalog.tablesFor(catalog.game("four-card-poker").orElseThrow(), Map.of())
                .get(Wager.ACES_UP).id());
    }

    @Test
    public void aPaytableWithARisingPriceAGapOrAnUnknownRowIsRejectedWithTheReasons() {
        refusedText("HOUSE-1: straight pays 7 to 1, more than flush above it.", ACES_UP.replace("4 to 1", "7 to 1"));
        refusedText("HOUSE-1: the row flush is missing.", ACES_UP.replaceAll("flush           .*\n", ""));
        refusedText("HOUSE-1: the row pair-of-aces is missing.", ACES_UP.replaceAll("pair-of-aces.*\n", ""));
        refusedText("HOUSE-1: a aces-up table has no row full-house.",
                ACES_UP + "full-house | 1 to 1 | letter\n");
        refusedText("HOUSE-1: the row pair-of-aces is there twice.", ACES_UP + "pair-of-aces | 1 to 1 | letter\n");
        refusedText("HOUSE-1: the row flush must be above pair-of-aces.", ACES_UP + "flush | 1 to 1 | letter\n");
        refusedText("HOUSE-1: two-pair pushes; only 3 Card Monster has rows that push.\n"
                .strip() + "\nHOUSE-1: pair-of-aces pays 1 to 1, more than two-pair above it.",
                ACES_UP.replace("2 to 1 ", "push "));
        refusedText("HOUSE-1: four-of-a-kind pays 60 for 1, which is not how a aces-up table pays.",
                ACES_UP.replace("60 to 1", "60 for 1"));
        refusedText("HOUSE-1: four-of-a-kind has a second price that a aces-up table does not have.",
                ACES_UP.replace("60 to 1", "60 to 1; busted 70 to 1"));
        refusedText("HOUSE-1: four-of-a-kind has a second price that a aces-up table does not have.",
                ACES_UP.replace("60 to 1", "60 to 1; envy 5"));
        refusedText("HOUSE-1: it has no rows.", ACES_UP.substring(0, ACES_UP.indexOf("four-of-a-kind")));
    }

    @Test
    public void theSecondColumnMayNotRiseEither() {
        refusedText("X: busted straight-flush pays 60 to 1, more than mini-royal above it.", """
                kind monster
                game three-card-fury
                wager monster
                row             | X | manual
                mini-royal      | 50 to 1; busted 50 to 1 | letter
                straight-flush  | 9 to 1; busted 60 to 1  | letter
                three-of-a-kind | 7 to 1; busted 20 to 1  | letter
                straight        | 1 to 1 | letter
                flush           | push   | letter
                """);
    }

    @Test
    public void aBadBeatPaytableHasStraightFlushOrBetterOrBothSeparateRows() {
        String rows = """
                three-of-a-kind | 9 to 1 | letter
                flush           | 6 to 1 | letter
                straight        | 4 to 1 | letter
                two-pair        | 2 to 1 | letter
                """;
        String head = "kind bad-beat\ngame super-4-poker\nwager bad-beat\nrow | X | manual\n";
        String reason = "X: it needs either straight-flush-or-better or both four-of-a-kind and straight-flush.";
        refusedText(reason, head + rows);
        refusedText(reason, head + "straight-flush-or-better | 20 to 1 | l\nstraight-flush | 20 to 1 | l\n" + rows);
        refusedText(reason, head + "four-of-a-kind | 20 to 1 | l\nstraight-flush-or-better | 20 to 1 | l\n" + rows);
        refusedText(reason, head + "four-of-a-kind | 20 to 1 | l\n" + rows);
        refusedText(reason, head + "straight-flush | 20 to 1 | l\n" + rows);
        assertEquals(1, PaytableText.read(head + "straight-flush-or-better | 20 to 1 | l\n" + rows).size());
        assertEquals(1, PaytableText.read(head + "four-of-a-kind | 20 to 1 | l\nstraight-flush | 9 to 1 | l\n" + rows)
                .size());
    }

    @Test
    public void aProgressivePaytableMayEndBeforeItsLastRowButHasNoGaps() {
        String head = "kind progressive\ngame four-card-poker\nwager progressive\nrow | X | manual\n";
        assertEquals(1, PaytableText.read(head + "four-aces | 100% | l\nfour-of-a-kind | 300 for 1; envy 5 | l\n")
                .size());
        refusedText("X: the row four-of-a-kind is missing.",
                head + "four-aces | 100% | l\nstraight-flush | 9 for 1 | l");
        refusedText("X: four-of-a-kind pays 9 to 1, which is not how a progressive table pays.",
                head + "four-of-a-kind | 9 to 1 | l");
    }

    @Test
    public void anErrorInAPaytableFileIsReportedWithItsLine() {
        refusedText("Line 1: there is no kind of paytable called 'acesup'.", "kind acesup");
        refusedText("Line 1: 'color' is none of kind, game, wager, default, reserve or a row.", "color red");
        refusedText("Line 1: the kind, the game and the wager must come first.", "row | X | manual");
        refusedText("Line 2: the kind, the game and the wager must come first.", "kind blind\nrow | X | manual");
        refusedText("Line 3: the kind, the game and the wager must come first.",
                "kind blind\ngame four-card-split\nrow | X | manual");
        refusedText("Line 4: the columns must be, once for each kind: row | table ids | manual.",
                ACES_UP.replace("| manual", "| source"));
        refusedText("Line 4: the columns must be, once for each kind: row | table ids | manual.",
                ACES_UP.replace("| HOUSE-1 | manual", "| manual"));
        refusedText("Line 5: the columns must be, once for each kind: row | table ids | manual.",
                ACES_UP.replace("four-of-a-kind  | 60 to 1", "row | X | manual\nfour-of-a-kind | 60 to 1"));
        refusedText("Line 5: there must be one cell for each of the 1 tables, and the source.",
                ACES_UP.replace("| 60 to 1", "| 60 to 1 | 60 to 1"));
        refusedText("Line 4: there must be one cell for each of the 0 tables, and the source.",
                ACES_UP.replaceAll("row .*\n", ""));
        refusedText("Line 5: there is no row called 'quads'.", ACES_UP.replace("four-of-a-kind", "quads"));
        refusedText("Line 5: there is no row called ''.", ACES_UP.replace("four-of-a-kind  ", ""));
        refusedText("Line 1: there is no kind of paytable called ''.", "kind");
        refusedText("Line 5: 'sixty' is not a price.", ACES_UP.replace("60 to 1", "sixty"));
        refusedText("Line 5: 'x' is not an amount.", ACES_UP.replace("60 to 1", "60 to 1; envy x"));
        refusedText("Line 5: '' is not an amount.", ACES_UP.replace("60 to 1", "60 to 1; envy"));
        refusedText("Line 5: 'bonus' is none of busted, instant and envy.",
                ACES_UP.replace("60 to 1", "60 to 1; bonus 5"));
    }

    @Test
    public void aPaytableForAnUnknownGameOrWagerOrWithADuplicateIdIsRejected() {
        refused("HOUSE-1: there is no game baccarat.", () -> Catalog.standard().with(
                PaytableText.read(ACES_UP.replace("game four-card-poker", "game baccarat"))));
        refused("HOUSE-1: four-card-poker has no paytable for ante.", () -> Catalog.standard().with(
                PaytableText.read(ACES_UP.replace("wager aces-up", "wager ante"))));
        refused("FCP-01: four-card-poker already has a aces-up table of that name.", () -> Catalog.standard().with(
                PaytableText.read(ACES_UP.replace("HOUSE-1", "FCP-01"))));
    }

    @Test
    public void aPaytableHasItsMetersAndLargestFixedAward() {
        Paytable ml03 = table("crazy-4-poker", Wager.PROGRESSIVE, "LINK-ML03");
        assertEquals(List.of("mega", "major", "minor"), ml03.meters());
        assertEquals("50.00", ml03.largestFixedAward().toString());
        assertEquals("300.00", table("crazy-4-poker", Wager.PROGRESSIVE, "PAYS-1").largestFixedAward().toString());
        assertEquals(List.of("main"), table("crazy-4-poker", Wager.PROGRESSIVE, "LINK-01").meters());
        assertFalse(table("crazy-4-poker", Wager.PROGRESSIVE, "LINK-01").price(Row.TWO_PAIR).isPresent());
    }

    @Test
    public void kindsNameTheirSecondColumn() {
        assertEquals("busted", PaytableKind.MONSTER.secondColumn().orElseThrow());
        assertEquals("instant", PaytableKind.ANTE.secondColumn().orElseThrow());
        assertTrue(PaytableKind.BLIND.secondColumn().isEmpty());
    }

    private static Paytable table(String game, Wager wager, String id) {
        Catalog catalog = Catalog.standard();
        return catalog.paytable(catalog.game(game).orElseThrow(), wager, id).orElseThrow();
    }

    private static void refusedText(String reasons, String text) {
        refused(reasons, () -> PaytableText.read(text));
    }

    private static void refused(String reasons, org.junit.function.ThrowingRunnable use) {
        assertEquals(reasons.lines().sorted().toList(),
                assertThrows(PaytableProblem.class, use).getMessage().lines().sorted().toList());
    }
}
