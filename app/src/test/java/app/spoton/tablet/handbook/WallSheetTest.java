package app.spoton.tablet.handbook;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.game.Game;
import app.spoton.engine.handbook.HandList;
import app.spoton.engine.paytable.Price;
import app.spoton.tablet.setup.TableSetup;
import java.util.List;
import org.junit.Test;

/** The sheet for the wall has every price, every hand, the placard and their citations. */
public class WallSheetTest {
    private static List<WallSheet.SheetLine> lines(Game game) {
        return WallSheet.of(TableSetup.demonstration(Catalog.standard(), game), Catalog.standard().handbook(game)).lines();
    }

    @Test
    public void everyPriceAndEveryHandOfTheTableIsOnTheSheet() {
        for (Game game : Catalog.standard().games()) {
            List<String> rows = lines(game).stream().filter(line -> line.style() == WallSheet.Style.ROW)
                    .map(WallSheet.SheetLine::text).toList();
            long prices = TableSetup.demonstration(Catalog.standard(), game).paytables().values().stream().mapToLong(table -> table.prices().size()).sum();
            long hands = Catalog.standard().handbook(game).hands().stream().mapToLong(list -> list.hands().size()).sum();
            assertEquals(game.id(), prices + hands, rows.size());
            TableSetup.demonstration(Catalog.standard(), game).paytables().values().forEach(table -> table.prices().forEach(price ->
                    assertTrue(game.id() + price, rows.stream().anyMatch(row -> row.contains(words(price))))));
            assertTrue(rows.stream().allMatch(row -> row.length() <= 84));
        }
    }

    private static String words(Price price) {
        return price.row().words().substring(1);
    }

    @Test
    public void handsHaveExampleCardsAndTheirSource() {
        Game fury = Catalog.standard().game("three-card-fury").orElseThrow();
        List<String> text = lines(fury).stream().map(WallSheet.SheetLine::text).toList();
        assertTrue(text.stream().anyMatch(line -> line.startsWith("Mini-royal") && line.endsWith("As Ks Qs")));
        HandList list = Catalog.standard().handbook(fury).hands().get(0);
        assertTrue(text.contains(list.rule().toString()));
    }

    /** Crazy 4 Poker Rules, Nexus Command: the limit of four games is posted at the table. */
    @Test
    public void thePlacardIsOnTheSheetOfTheGameThatNeedsIt() {
        for (Game game : Catalog.standard().games()) {
            boolean posted = lines(game).stream().anyMatch(line -> line.text().contains("maximum of four games"));
            assertEquals(game.id(), game.id().equals("crazy-4-poker"), posted);
        }
    }
}
