package app.spoton.tablet.setup.form;

import static app.spoton.tablet.setup.form.CheckedDrafts.check;
import static app.spoton.tablet.setup.form.CheckedDrafts.problem;
import static app.spoton.tablet.setup.form.CheckedDrafts.setup;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.game.Game;
import app.spoton.engine.game.facts.HouseOption;
import app.spoton.engine.money.Money;
import app.spoton.engine.money.Odds;
import app.spoton.engine.paytable.Paytable;
import app.spoton.engine.paytable.Row;
import app.spoton.engine.round.Wager;
import app.spoton.tablet.settings.HousePolicy;
import app.spoton.tablet.setup.AmountPolicy;
import app.spoton.tablet.setup.ChipColor;
import app.spoton.tablet.setup.TableSetup;
import app.spoton.tablet.setup.TableSetupCodec;
import app.spoton.tablet.setup.draft.DraftChanges;
import app.spoton.tablet.setup.draft.HouseDraft;
import app.spoton.tablet.setup.draft.PaytableDraft;
import app.spoton.tablet.setup.draft.SetupDraft;
import app.spoton.tablet.setup.draft.SetupDrafts;
import app.spoton.tablet.setup.draft.TableDraft;
import app.spoton.tablet.table.TestLayouts;
import java.time.Duration;
import java.time.LocalTime;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.Test;

/** A table set up by a supervisor. */
public class SetupValidationTest {
    private static final Catalog CATALOG = Catalog.standard();

    private static SetupField field(SetupField.Name name) {
        return SetupField.of(name);
    }

    @Test
    public void theSuggestedSetupOfEveryGameCanBeSavedAndIsKept() {
        for (Game game : CATALOG.games()) {
            TableSetup setup = setup(SetupDrafts.named(game.id()));
            assertEquals(setup, TableSetupCodec.read(CATALOG, TableSetupCodec.write(setup)));
            assertEquals(TestLayouts.setup(game.id()).house(), setup.house());
        }
    }

    @Test
    public void everyHouseOptionOfAGameIsSetAndKeptWithTheTable() {
        for (Game game : CATALOG.games()) {
            SetupDraft draft = SetupDrafts.named(game.id());
            for (HouseOption option : HouseOption.values()) {
                if (option != HouseOption.ORDER && game.facts().has(option)) {
                    TableSetup setup = setup(draft.with(draft.options().with(option, true)));
                    assertNotEquals(option.id(), TestLayouts.setup(game.id()).house(), setup.house());
                    assertEquals(setup, TableSetupCodec.read(CATALOG, TableSetupCodec.write(setup)));
                    assertEquals(Set.of(option), SetupDrafts.table(setup).options().on());
                }
            }
        }
    }

    @Test
    public void badInputIsRefusedAtItsField() {
        SetupDraft four = SetupDrafts.named("four-card-poker");
        TableDraft table = four.table();
        assertEquals(SetupProblem.Kind.NAME_MISSING, problem(SetupDrafts.rename(four, " "), field(SetupField.Name.NAME)));
        assertEquals(SetupProblem.Kind.NAME_TAKEN,
                problem(SetupDrafts.rename(four, "demonstration"), field(SetupField.Name.NAME)));
        assertEquals(SetupProblem.Kind.SEATS, problem(four.with(table.withSeats(8)), field(SetupField.Name.SEATS)));
        SetupField chips = field(SetupField.Name.CHIPS);
        TableDraft.Chip five = new TableDraft.Chip("5", ChipColor.RED);
        assertEquals(SetupProblem.Kind.CHIPS, problem(four.with(table.withChips(List.of(five, five))), chips));
        assertEquals(SetupProblem.Kind.CHIPS, problem(four.with(table.withAnotherChip()), chips));
        assertEquals(SetupProblem.Kind.CHIPS, problem(four.with(table.withChips(List.of())), chips));
        TableDraft.Chip mistyped = new TableDraft.Chip("500.01", ChipColor.RED);
        assertEquals(SetupProblem.Kind.CHIPS, problem(four.with(table.withChips(List.of(mistyped, five, new TableDraft.Chip("0.50", ChipColor.RED)))), chips));
        SetupField smallest = field(SetupField.Name.SMALLEST_CHIP);
        assertEquals(SetupProblem.Kind.NOT_ABOVE_ZERO, problem(four.with(table.withSmallestChip("0")), smallest));
        assertEquals(SetupProblem.Kind.NOT_AN_AMOUNT, problem(four.with(table.withSmallestChip("half")), smallest));
        SetupField ante = SetupField.of(SetupField.Name.MAXIMUM, Wager.ANTE);
        for (String typed : List.of("301", "2", "", "0")) {
            assertEquals(typed, SetupProblem.Kind.LIMITS, problem(SetupDrafts.maximum(four, Wager.ANTE, typed), ante));
        }
        assertEquals(SetupProblem.Kind.UNKNOWN_PAYTABLE, problem(four.with(Wager.ACES_UP, PaytableDraft.unchanged("X")),
                SetupField.of(SetupField.Name.PAYTABLE, Wager.ACES_UP)));
        assertEquals(SetupProblem.Kind.ORDER, problem(four.with(four.options().withOrder(Optional.of(List.of(Wager.ANTE)))),
                field(SetupField.Name.ORDER)));
        HouseDraft house = four.house();
        assertEquals(SetupProblem.Kind.TIME, problem(four.with(house.withGamingDayStart("6")),
                field(SetupField.Name.GAMING_DAY)));
        assertEquals(SetupProblem.Kind.MINUTES, problem(four.with(house.withIdleMinutes("-1")), field(SetupField.Name.IDLE)));
        assertEquals(SetupProblem.Kind.NOT_AN_AMOUNT, problem(four.with(four.options().withSupervisorFrom("much")),
                field(SetupField.Name.SUPERVISOR_FROM)));
    }

    @Test
    public void faceUpDealingSeatsThreeAndRefusesTheBonusThatTheLetterDoesNotName() {
        SetupDraft crazy = SetupDrafts.named("crazy-4-poker");
        SetupDraft faceUp = crazy.with(crazy.table().withFaceUp(true));
        assertEquals("3", check(faceUp).at(field(SetupField.Name.SEATS)).orElseThrow().detail());
        SetupDraft three = faceUp.with(faceUp.table().withSeats(3));
        SetupProblem refused = check(three).at(field(SetupField.Name.FACE_UP)).orElseThrow();
        assertEquals(SetupProblem.Kind.NOT_OFFERED_FACE_UP, refused.kind());
        assertTrue(refused.detail(), refused.detail().startsWith("bad beat\nWashington State Gambling Commission, letter"));
        assertTrue(setup(SetupDrafts.offer(three, Wager.BAD_BEAT, false)).faceUp());
        SetupDraft superFour = SetupDrafts.named("super-4-poker");
        assertEquals(SetupProblem.Kind.NOT_FACE_UP,
                problem(superFour.with(superFour.table().withFaceUp(true)), field(SetupField.Name.FACE_UP)));
        SetupDraft four = SetupDrafts.named("four-card-poker");
        assertTrue("the letter names its bad beat bonus",
                setup(four.with(four.table().withFaceUp(true).withSeats(3))).faceUp());
    }

    @Test
    public void aPriceThatTheManualDoesNotLetUsReadMustBeEnteredFirst() {
        SetupDraft fury = SetupDrafts.confirmed(
                SetupDrafts.paytable(SetupDrafts.named("three-card-fury"), Wager.MONSTER, "M-4"), Wager.MONSTER);
        SetupField field = SetupField.of(SetupField.Name.PRICE, Wager.MONSTER, Row.STRAIGHT_FLUSH);
        assertEquals(SetupProblem.Kind.PRICE_MISSING, problem(fury, field));
        assertEquals(SetupProblem.Kind.PRICE_WRONG,
                problem(SetupDrafts.entered(fury, Wager.MONSTER, Row.STRAIGHT_FLUSH, "26 to 1"), field));
        SetupDraft entered = SetupDrafts.entered(fury, Wager.MONSTER, Row.STRAIGHT_FLUSH, "9 to 1");
        TableSetup kept = TableSetupCodec.read(CATALOG, TableSetupCodec.write(setup(entered)));
        assertEquals(Odds.to(9, 1), kept.paytables().get(Wager.MONSTER).price(Row.STRAIGHT_FLUSH).orElseThrow().odds()
                .orElseThrow());
        assertEquals(entered.paytables(), SetupDrafts.table(kept).paytables());
    }

    @Test
    public void mergedCellsMustBeConfirmedFromTheApprovedLayout() {
        SetupDraft fury = SetupDrafts.paytable(SetupDrafts.named("three-card-fury"), Wager.ROYAL_FAMILY, "RF-3");
        SetupField field = SetupField.of(SetupField.Name.CONFIRMATION, Wager.ROYAL_FAMILY);
        assertEquals(SetupProblem.Kind.NOT_CONFIRMED, problem(fury, field));
        TableSetup setup = setup(SetupDrafts.confirmed(fury, Wager.ROYAL_FAMILY));
        assertEquals(Set.of("RF-3"), setup.options().confirmedPaytables());
        TableSetup kept = TableSetupCodec.read(CATALOG, TableSetupCodec.write(setup));
        assertEquals("it is not asked for again", List.of(), check(SetupDrafts.table(kept)).problems());
        SetupDraft again = SetupDrafts.paytable(SetupDrafts.table(kept), Wager.ROYAL_FAMILY, "RF-4");
        assertEquals("another table is", SetupProblem.Kind.NOT_CONFIRMED, problem(again, field));
    }

    @Test
    public void aCorrectedPaytableHasItsOwnNameAndIsKeptWithTheTable() {
        SetupDraft fury = SetupDrafts.named("three-card-fury");
        SetupField field = SetupField.of(SetupField.Name.CORRECTION, Wager.MONSTER, Row.STRAIGHT);
        assertEquals(SetupProblem.Kind.PRICE_WRONG,
                problem(SetupDrafts.corrected(fury, Wager.MONSTER, Row.STRAIGHT, "9 to 1"), field));
        assertEquals(SetupProblem.Kind.PRICE_WRONG,
                problem(SetupDrafts.corrected(fury, Wager.MONSTER, Row.STRAIGHT, "some"), field));
        SetupDraft corrected = SetupDrafts.corrected(fury, Wager.MONSTER, Row.STRAIGHT, "2 to 1");
        TableSetup kept = TableSetupCodec.read(CATALOG, TableSetupCodec.write(setup(corrected)));
        Paytable monster = kept.paytables().get(Wager.MONSTER);
        assertEquals("M-8 (house)", monster.id());
        assertEquals(Odds.to(2, 1), monster.price(Row.STRAIGHT).orElseThrow().odds().orElseThrow());
        assertEquals(corrected.paytables(), SetupDrafts.table(kept).paytables());
        assertEquals("taken back", "M-8",
                setup(SetupDrafts.corrected(corrected, Wager.MONSTER, Row.STRAIGHT, "")).paytables().get(Wager.MONSTER).id());
    }

    @Test
    public void optionsAndPolicyAreWhatWasChosen() {
        SetupDraft four = SetupDrafts.named("four-card-poker");
        SetupDraft draft = four.with(four.options().with(AmountPolicy.NEVER).withSupervisorFrom("1200").withSeveralSeats(false))
                .with(new HouseDraft("300.00", "04:30", "0", true))
                .with(four.table().withChip(3, new TableDraft.Chip("5.00", ChipColor.YELLOW)));
        SetupValidation.CheckedSetup result = check(draft).result().orElseThrow();
        assertEquals(AmountPolicy.NEVER, result.table().options().amounts());
        assertEquals(Optional.of(Money.ofCents(1_200_00)), result.table().options().supervisorFrom());
        assertTrue(!result.table().options().severalSeatsPerPlayer());
        assertEquals(ChipColor.YELLOW, result.table().options().colorOf(Money.ofCents(5_00)));
        assertEquals("usual colors are not written", 1, result.table().options().chipColors().size());
        assertEquals(new HousePolicy(LocalTime.of(4, 30), Duration.ZERO, true), result.policy());
        assertEquals(List.of(), DraftChanges.between(draft, SetupDraft.of(result.table(), draft.house())));
    }

    @Test
    public void changesThatWouldBeLostAreListedFieldByField() {
        SetupDraft four = SetupDrafts.named("four-card-poker");
        assertEquals(List.of(), DraftChanges.between(four, four));
        assertEquals(List.of("table name: Table 4, now nothing", "ante limits: $5.00 to $100.00, now $5.00 to $50.00"),
                DraftChanges.between(four, SetupDrafts.maximum(SetupDrafts.rename(four, ""), Wager.ANTE, "50")));
    }
}
