package app.spoton.tablet.table;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.game.Game;
import app.spoton.engine.money.Money;
import app.spoton.engine.money.Odds;
import app.spoton.engine.paytable.Row;
import app.spoton.engine.round.Wager;
import app.spoton.tablet.log.Happening;
import app.spoton.tablet.log.MemoryLogbook;
import app.spoton.tablet.log.MeterChange;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.Test;
import org.junit.runner.RunWith;

/** A table set up by a supervisor. */
@RunWith(AndroidJUnit4.class)
public class SetupTest {
    private static final Catalog CATALOG = Catalog.standard();

    private static SetupDraft draft(String game) {
        return SetupDraft.of(Felt.setup(game), "300.00").with(SetupDraft.NAME, "Table 4");
    }

    private static SetupCheck.Problem.Kind problem(SetupDraft draft, String field, String value) {
        SetupCheck check = SetupCheck.of(CATALOG, draft.with(field, value));
        assertTrue(check.setup().isEmpty());
        return check.at(field).orElseThrow().kind();
    }

    @Test
    public void everyGameCanBeSetAsItIsSuggestedAndIsKeptSo() {
        for (Game game : CATALOG.games()) {
            TableSetup setup = SetupCheck.of(CATALOG, draft(game.id())).setup().orElseThrow();
            assertEquals(setup, SetupText.read(CATALOG, SetupText.write(setup)));
            assertEquals(Felt.setup(game.id()).house(), setup.house());
        }
    }

    @Test
    public void badInputIsRefusedAtItsField() {
        SetupDraft four = draft("four-card-poker");
        assertEquals(SetupCheck.Problem.Kind.NAME_MISSING, problem(four, SetupDraft.NAME, " "));
        assertEquals(SetupCheck.Problem.Kind.NAME_TAKEN, problem(four, SetupDraft.NAME, "demonstration"));
        assertEquals(SetupCheck.Problem.Kind.SEATS, problem(four, SetupDraft.SEATS, "8"));
        assertEquals(SetupCheck.Problem.Kind.NOT_FACE_UP, problem(draft("super-4-poker"), SetupDraft.FACE_UP, "true"));
        assertEquals(SetupCheck.Problem.Kind.CHIPS, problem(four, SetupDraft.CHIPS, "25, 5, 5"));
        assertEquals(SetupCheck.Problem.Kind.CHIPS, problem(four, SetupDraft.CHIPS, "25, five"));
        assertEquals(SetupCheck.Problem.Kind.CHIPS, problem(four, SetupDraft.CHIPS, ""));
        assertEquals(SetupCheck.Problem.Kind.NOT_ABOVE_ZERO, problem(four, SetupDraft.SMALLEST_CHIP, "0"));
        assertEquals(SetupCheck.Problem.Kind.NOT_AN_AMOUNT, problem(four, SetupDraft.SMALLEST_CHIP, "half"));
        assertEquals(SetupCheck.Problem.Kind.LIMITS, problem(four, SetupDraft.most(Wager.ANTE), "301"));
        assertEquals(SetupCheck.Problem.Kind.LIMITS, problem(four, SetupDraft.most(Wager.ANTE), "2"));
        assertEquals(SetupCheck.Problem.Kind.LIMITS, problem(four, SetupDraft.most(Wager.ANTE), ""));
        assertEquals(SetupCheck.Problem.Kind.SEED_ZERO, problem(four, "seed main", "0"));
        assertEquals(SetupCheck.Problem.Kind.PERCENT, problem(four, "rate main", "120"));
        assertEquals(SetupCheck.Problem.Kind.PERCENT_SUM,
                problem(four.with("reserve-rate main", "30"), "rate main", "80"));
        assertEquals(SetupCheck.Problem.Kind.UNKNOWN_PAYTABLE, problem(four, SetupDraft.paytable(Wager.ACES_UP), "X"));
        assertEquals(SetupCheck.Problem.Kind.ORDER, problem(four, SetupDraft.ORDER, "play ante"));
    }

    @Test
    public void aSeedBelowTheLargestFixedAwardIsWarnedAbout() {
        SetupCheck check = SetupCheck.of(CATALOG, draft("four-card-poker").with("seed main", "50"));
        assertTrue(check.setup().isPresent());
        assertEquals(SetupCheck.Problem.Kind.SEED_LOW, check.warningAt("seed main").orElseThrow().kind());
    }

    @Test
    public void aPaytableWithThreeMetersBringsTheirFieldsAlong() {
        SetupDraft link = draft("crazy-4-poker").with(SetupDraft.paytable(Wager.PROGRESSIVE), "LINK-ML01");
        assertTrue(SetupCheck.of(CATALOG, link).setup().isEmpty());
        List<String> meters = CATALOG.paytable(link.game(), Wager.PROGRESSIVE, "LINK-ML01").orElseThrow().meters();
        TableSetup setup = SetupCheck.of(CATALOG, link.withMeters(meters).with("rate mega", "12.5")).setup()
                .orElseThrow();
        assertEquals(meters, List.copyOf(setup.meters().keySet()));
        assertEquals(new Rate(1250, 100), setup.rates().get("mega"));
        assertEquals("", link.withMeters(meters).get("seed main"));
    }

    @Test
    public void faceUpDealingSeatsThreeWhereTheGameAllowsIt() {
        SetupDraft crazy = draft("crazy-4-poker").with(SetupDraft.FACE_UP, "true");
        assertEquals("3", SetupCheck.of(CATALOG, crazy).at(SetupDraft.SEATS).orElseThrow().words());
        assertTrue(SetupCheck.of(CATALOG, crazy.with(SetupDraft.SEATS, "3")).setup().orElseThrow().faceUp());
    }

    @Test
    public void aPriceThatTheManualDoesNotLetUsReadMustBeEnteredFirst() {
        SetupDraft fury = draft("three-card-fury").with(SetupDraft.paytable(Wager.MONSTER), "M-4");
        String field = SetupDraft.price(Wager.MONSTER, "straight-flush");
        assertEquals(SetupCheck.Problem.Kind.PRICE_MISSING, problem(fury, field, ""));
        assertEquals(SetupCheck.Problem.Kind.PRICE_WRONG, problem(fury, field, "26 to 1"));
        TableSetup setup = SetupCheck.of(CATALOG, fury.with(field, "9 to 1")).setup().orElseThrow();
        assertEquals(Odds.to(9, 1), SetupText.read(CATALOG, SetupText.write(setup)).paytables().get(Wager.MONSTER)
                .price(Row.STRAIGHT_FLUSH).orElseThrow().odds().orElseThrow());
        assertEquals("9 to 1", SetupDraft.of(setup, "300.00").get(field));
    }

    @Test
    public void everyChangeIsLoggedWithWhatWasBeforeAndWhatIsNow() {
        MemoryLogbook log = new MemoryLogbook();
        try (TestTable table = new TestTable(log)) {
            TableSetup first = SetupCheck.of(CATALOG, draft("four-card-poker")).setup().orElseThrow();
            table.tables.put(first, "300.00", "Sue");
            assertEquals(first, table.tables.house().orElseThrow());
            TableSetup second = SetupCheck.of(CATALOG, draft("four-card-poker").with(SetupDraft.most(Wager.ANTE), "50")
                    .with("amount main", "9000")).setup().orElseThrow();
            int before = log.happenings().size();
            table.tables.put(second, "200.00", "Sue");
            List<String> words = log.happenings().subList(before, log.happenings().size()).stream()
                    .map(Happening::words).collect(Collectors.toUnmodifiableList());
            assertEquals(List.of("meters adjusted by hand", "ante limit from 5.00-100.00 to 5.00-50.00",
                    "the property's cap from 300.00 to 200.00"), words);
            MeterChange adjusted = log.happenings().get(before).meters().get(0);
            assertEquals(MeterChange.Kind.ADJUSTMENT, adjusted.kind());
            assertEquals(Money.ofCents(-1_000_00), adjusted.amount());
            assertEquals(Felt.money("9000.00"), table.tables.house().orElseThrow().meters().get("main").amount());
        }
    }
}
