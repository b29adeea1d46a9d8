package app.spoton.tablet.setup;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.game.Game;
import app.spoton.engine.money.Money;
import app.spoton.engine.money.Odds;
import app.spoton.engine.paytable.Row;
import app.spoton.engine.round.Wager;
import app.spoton.engine.record.AuditEvent;
import app.spoton.tablet.auditlog.InMemoryAuditLog;
import app.spoton.engine.record.MeterChange;
import app.spoton.tablet.table.TestLayouts;
import app.spoton.tablet.table.TestTable;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.Test;
import org.junit.runner.RunWith;

/** A table set up by a supervisor. */
@RunWith(AndroidJUnit4.class)
public class SetupValidationTest {
    private static final Catalog CATALOG = Catalog.standard();

    private static SetupDraft draft(String game) {
        return SetupDraft.of(TestLayouts.setup(game), "300.00").with(SetupDraft.NAME, "Table 4");
    }

    private static SetupValidation.Problem.Kind problem(SetupDraft draft, String field, String value) {
        SetupValidation check = SetupValidation.of(CATALOG, draft.with(field, value));
        assertTrue(check.setup().isEmpty());
        return check.at(field).orElseThrow().kind();
    }

    @Test
    public void everyGameCanBeSetAsItIsSuggestedAndIsKeptSo() {
        for (Game game : CATALOG.games()) {
            TableSetup setup = SetupValidation.of(CATALOG, draft(game.id())).setup().orElseThrow();
            assertEquals(setup, TableSetupCodec.read(CATALOG, TableSetupCodec.write(setup)));
            assertEquals(TestLayouts.setup(game.id()).house(), setup.house());
        }
    }

    @Test
    public void badInputIsRefusedAtItsField() {
        SetupDraft four = draft("four-card-poker");
        assertEquals(SetupValidation.Problem.Kind.NAME_MISSING, problem(four, SetupDraft.NAME, " "));
        assertEquals(SetupValidation.Problem.Kind.NAME_TAKEN, problem(four, SetupDraft.NAME, "demonstration"));
        assertEquals(SetupValidation.Problem.Kind.SEATS, problem(four, SetupDraft.SEATS, "8"));
        assertEquals(SetupValidation.Problem.Kind.NOT_FACE_UP, problem(draft("super-4-poker"), SetupDraft.FACE_UP, "true"));
        assertEquals(SetupValidation.Problem.Kind.CHIPS, problem(four, SetupDraft.CHIPS, "25, 5, 5"));
        assertEquals(SetupValidation.Problem.Kind.CHIPS, problem(four, SetupDraft.CHIPS, "25, five"));
        assertEquals(SetupValidation.Problem.Kind.CHIPS, problem(four, SetupDraft.CHIPS, ""));
        assertEquals(SetupValidation.Problem.Kind.NOT_ABOVE_ZERO, problem(four, SetupDraft.SMALLEST_CHIP, "0"));
        assertEquals(SetupValidation.Problem.Kind.NOT_AN_AMOUNT, problem(four, SetupDraft.SMALLEST_CHIP, "half"));
        assertEquals(SetupValidation.Problem.Kind.LIMITS, problem(four, SetupDraft.most(Wager.ANTE), "301"));
        assertEquals(SetupValidation.Problem.Kind.LIMITS, problem(four, SetupDraft.most(Wager.ANTE), "2"));
        assertEquals(SetupValidation.Problem.Kind.LIMITS, problem(four, SetupDraft.most(Wager.ANTE), ""));
        assertEquals(SetupValidation.Problem.Kind.SEED_ZERO, problem(four, "seed main", "0"));
        assertEquals(SetupValidation.Problem.Kind.PERCENT, problem(four, "rate main", "120"));
        assertEquals(SetupValidation.Problem.Kind.PERCENT_SUM,
                problem(four.with("reserve-rate main", "30"), "rate main", "80"));
        assertEquals(SetupValidation.Problem.Kind.UNKNOWN_PAYTABLE, problem(four, SetupDraft.paytable(Wager.ACES_UP), "X"));
        assertEquals(SetupValidation.Problem.Kind.ORDER, problem(four, SetupDraft.ORDER, "play ante"));
    }

    @Test
    public void aSeedBelowTheLargestFixedAwardIsWarnedAbout() {
        SetupValidation check = SetupValidation.of(CATALOG, draft("four-card-poker").with("seed main", "50"));
        assertTrue(check.setup().isPresent());
        assertEquals(SetupValidation.Problem.Kind.SEED_LOW, check.warningAt("seed main").orElseThrow().kind());
    }

    @Test
    public void aPaytableWithThreeMetersBringsTheirFieldsAlong() {
        SetupDraft link = draft("crazy-4-poker").with(SetupDraft.paytable(Wager.PROGRESSIVE), "LINK-ML01");
        assertTrue(SetupValidation.of(CATALOG, link).setup().isEmpty());
        List<String> meters = CATALOG.paytable(link.game(), Wager.PROGRESSIVE, "LINK-ML01").orElseThrow().meters();
        TableSetup setup = SetupValidation.of(CATALOG, link.withMeters(meters).with("rate mega", "12.5")).setup()
                .orElseThrow();
        assertEquals(meters, List.copyOf(setup.meters().keySet()));
        assertEquals(new ContributionRate(1250, 100), setup.rates().get("mega"));
        assertEquals("", link.withMeters(meters).get("seed main"));
    }

    @Test
    public void faceUpDealingSeatsThreeWhereTheGameAllowsIt() {
        SetupDraft crazy = draft("crazy-4-poker").with(SetupDraft.FACE_UP, "true");
        assertEquals("3", SetupValidation.of(CATALOG, crazy).at(SetupDraft.SEATS).orElseThrow().detail());
        assertTrue(SetupValidation.of(CATALOG, crazy.with(SetupDraft.SEATS, "3")).setup().orElseThrow().faceUp());
    }

    @Test
    public void aPriceThatTheManualDoesNotLetUsReadMustBeEnteredFirst() {
        SetupDraft fury = draft("three-card-fury").with(SetupDraft.paytable(Wager.MONSTER), "M-4");
        String field = SetupDraft.price(Wager.MONSTER, "straight-flush");
        assertEquals(SetupValidation.Problem.Kind.PRICE_MISSING, problem(fury, field, ""));
        assertEquals(SetupValidation.Problem.Kind.PRICE_WRONG, problem(fury, field, "26 to 1"));
        TableSetup setup = SetupValidation.of(CATALOG, fury.with(field, "9 to 1")).setup().orElseThrow();
        assertEquals(Odds.to(9, 1), TableSetupCodec.read(CATALOG, TableSetupCodec.write(setup)).paytables().get(Wager.MONSTER)
                .price(Row.STRAIGHT_FLUSH).orElseThrow().odds().orElseThrow());
        assertEquals("9 to 1", SetupDraft.of(setup, "300.00").get(field));
    }

    @Test
    public void everyChangeIsLoggedWithWhatWasBeforeAndWhatIsNow() {
        InMemoryAuditLog log = new InMemoryAuditLog();
        try (TestTable table = new TestTable(log)) {
            TableSetup first = SetupValidation.of(CATALOG, draft("four-card-poker")).setup().orElseThrow();
            table.tables.put(first, "300.00", "Sue");
            assertEquals(first, table.tables.house().orElseThrow());
            TableSetup second = SetupValidation.of(CATALOG, draft("four-card-poker").with(SetupDraft.most(Wager.ANTE), "50")
                    .with("amount main", "9000")).setup().orElseThrow();
            int before = log.events().size();
            table.tables.put(second, "200.00", "Sue");
            List<String> words = log.events().subList(before, log.events().size()).stream()
                    .map(AuditEvent::description).collect(Collectors.toUnmodifiableList());
            assertEquals(List.of("meters adjusted by hand", "ante limit from 5.00-100.00 to 5.00-50.00",
                    "the property's cap from 300.00 to 200.00"), words);
            MeterChange adjusted = log.events().get(before).meterChanges().get(0);
            assertEquals(MeterChange.Kind.ADJUSTMENT, adjusted.kind());
            assertEquals(Money.ofCents(-1_000_00), adjusted.amount());
            assertEquals(TestLayouts.money("9000.00"), table.tables.house().orElseThrow().meters().get("main").amount());
        }
    }
}
