package app.spoton.tablet.setup;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.game.Game;
import app.spoton.engine.money.Money;
import app.spoton.engine.round.HouseRules;
import app.spoton.engine.round.Limits;
import app.spoton.engine.round.Meter;
import app.spoton.engine.round.Wager;
import app.spoton.tablet.table.TestLayouts;
import app.spoton.tablet.table.round.seat.SpotLayout;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.Test;

public class TableSetupTest {
    @Test
    public void theDemonstrationTableOfEveryGameKeepsToTheFirstCapAndHasAllPaytables() {
        for (Game game : Catalog.standard().games()) {
            TableSetup setup = TableSetup.demonstration(Catalog.standard(), game);
            assertTrue(setup.paytables().keySet().containsAll(game.priced()));
            for (Wager wager : game.wagers()) {
                Limits limits = setup.limits(wager).orElseThrow();
                assertEquals("", limits.refusedUnder(Limits.FIRST_PROPERTY_CAP).orElse(""));
            }
            assertEquals("the smallest chip is one of the house's", setup.house().smallestChip(),
                    setup.chips().get(setup.chips().size() - 1));
        }
    }

    @Test
    public void dealingFaceUpSeatsThreeAtMost() {
        TableSetup setup = TestLayouts.setup("crazy-4-poker");
        assertEquals(3, TableSetup.maxSeats(setup.game(), true));
        assertThrows(IllegalArgumentException.class, () -> new TableSetup("Table 4", setup.game(),
                setup.paytables(), setup.house(), setup.meters(), setup.rates(), 4, true, setup.chips(),
                setup.options()));
    }

    @Test
    public void theDeckServesEverySeatOfEveryGame() {
        for (Game game : Catalog.standard().games()) {
            int draws = SpotLayout.isSplit(game) ? 2 : 0;
            int cards = game.dealerCards() + TableSetup.maxSeats(game, false) * (game.playerCards() + draws);
            assertTrue(game.title() + " needs " + cards + " cards", cards <= 52);
        }
    }

    @Test
    public void whatTheHouseDoesNotOfferOrKeepCanBePracticedAllTheSame() {
        TableSetup usual = TestLayouts.setup("crazy-4-poker");
        Map<Wager, Limits> limits = new EnumMap<>(usual.house().limits());
        limits.put(Wager.BAD_BEAT, new Limits(Optional.empty(), Optional.of(Money.ZERO)));
        HouseRules rules = new HouseRules(Money.ofCents(50), Optional.empty(), false, false, false, false, limits);
        TableSetup house = new TableSetup("Table 4", usual.game(), usual.paytables(), rules,
                Map.of("main", new Meter(Money.ZERO, Meter.NO_SEED, Money.ZERO)), Map.of(), 6, false, usual.chips(),
                TableOptions.DEFAULT.with(MeterKeeper.CONTROLLER));
        assertFalse(house.offers(Wager.BAD_BEAT));
        assertEquals("no spot at the table", List.of(Wager.QUEENS_UP, Wager.PROGRESSIVE), SpotLayout.of(house).bonuses());
        TableSetup practice = house.forPractice();
        assertTrue(practice.offers(Wager.BAD_BEAT));
        assertEquals(usual.meters(), practice.meters());
        assertEquals(usual, usual.forPractice());
    }
}
