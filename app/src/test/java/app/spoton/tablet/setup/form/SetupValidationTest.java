package app.spoton.tablet.setup.form;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.game.Game;
import app.spoton.engine.game.HouseOption;
import app.spoton.engine.money.Money;
import app.spoton.engine.money.Odds;
import app.spoton.engine.paytable.Paytable;
import app.spoton.engine.paytable.Row;
import app.spoton.engine.round.Meter;
import app.spoton.engine.round.Wager;
import app.spoton.tablet.settings.HousePolicy;
import app.spoton.tablet.setup.AmountPolicy;
import app.spoton.tablet.setup.ChipColor;
import app.spoton.tablet.setup.ContributionRate;
import app.spoton.tablet.setup.MeterKeeper;
import app.spoton.tablet.setup.TableSetup;
import app.spoton.tablet.setup.TableSetupCodec;
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
    private static final MeterDraft TYPED = new MeterDraft("812.50", "500", "", "20", "1");

    private static SetupValidation check(SetupDraft draft) {
        return SetupValidation.of(CATALOG, draft);
    }

    private static TableSetup setup(SetupDraft draft) {
        SetupValidation check = check(draft);
        assertEquals(List.of(), check.problems());
        return check.result().orElseThrow().table();
    }

    private static SetupProblem.Kind problem(SetupDraft draft, SetupField field) {
        SetupValidation check = check(draft);
        assertTrue(check.result().isEmpty());
        return check.at(field).orElseThrow().kind();
    }

    private static SetupField field(SetupField.Name name) {
        return SetupField.of(name);
    }

    @Test
    public void everyGameCanBeSetAsItIsSuggestedAndIsKeptSo() {
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
    public void aNewHouseHasEmptyMetersThatMustBeEntered() {
        SetupDraft empty = SetupDrafts.rename(SetupDrafts.empty("four-card-poker"), "Table 4");
        assertEquals(MeterDraft.EMPTY, empty.progressive().meter("main"));
        assertEquals(SetupProblem.Kind.AMOUNT_MISSING, problem(empty, SetupField.of(SetupField.Name.AMOUNT, "main")));
        assertEquals(SetupProblem.Kind.AMOUNT_MISSING, problem(empty, SetupField.of(SetupField.Name.SEED, "main")));
        assertEquals(SetupProblem.Kind.PERCENT, problem(empty, SetupField.of(SetupField.Name.RATE, "main")));
        TableSetup setup = setup(SetupDrafts.meter(empty, "main", TYPED));
        assertEquals(new Meter(Money.ofCents(812_50), Money.ofCents(500_00), Money.ZERO), setup.meters().get("main"));
        assertEquals(new ContributionRate(20_00, 1_00), setup.rates().get("main"));
    }

    @Test
    public void aLiveMeterKeepsItsAmountThroughOtherGamesAndPaytables() {
        SetupDraft draft = SetupDrafts.named("crazy-4-poker");
        Meter live = draft.progressive().live().get("main");
        SetupDraft away = SetupDrafts.paytable(draft, Wager.PROGRESSIVE, "LINK-ML01");
        assertEquals(SetupProblem.Kind.AMOUNT_MISSING, problem(away, SetupField.of(SetupField.Name.AMOUNT, "mega")));
        assertEquals(live, setup(SetupDrafts.paytable(away, Wager.PROGRESSIVE, "PAYS-1")).meters().get("main"));
        SetupDraft other = SetupDrafts.game(SetupDrafts.game(draft, CATALOG.games().get(1)), draft.game());
        assertEquals(live, setup(other).meters().get("main"));
    }

    @Test
    public void aTableUnderAnotherNameStartsWithMetersOfItsOwn() {
        SetupDraft other = SetupDrafts.rename(SetupDrafts.named("four-card-poker"), "Table 5");
        assertEquals(SetupProblem.Kind.AMOUNT_MISSING, problem(other, SetupField.of(SetupField.Name.AMOUNT, "main")));
    }

    @Test
    public void aSeedOfNothingIsRefusedAndOneBelowTheLargestFixedAwardWarnedAbout() {
        SetupDraft four = SetupDrafts.named("four-card-poker");
        MeterDraft main = four.progressive().meter("main");
        SetupField seed = SetupField.of(SetupField.Name.SEED, "main");
        assertEquals(SetupProblem.Kind.SEED, problem(SetupDrafts.meter(four, "main", main.withSeed("0")), seed));
        SetupValidation low = check(SetupDrafts.meter(four, "main", main.withSeed("299.99")));
        assertTrue(low.result().isPresent());
        assertTrue(low.warningAt(seed).orElseThrow().detail().contains("300.00"));
        assertTrue(check(SetupDrafts.meter(four, "main", main.withSeed("300"))).warningAt(seed).isEmpty());
    }

    @Test
    public void aRateAboveTheOneInForceIsWarnedAboutWhereTheTrayPaysFixedAwards() {
        SetupDraft four = SetupDrafts.named("four-card-poker");
        SetupField rate = SetupField.of(SetupField.Name.RATE, "main");
        MeterDraft main = four.progressive().meter("main");
        assertEquals("20", main.rate());
        assertTrue(check(four).warningAt(rate).isEmpty());
        assertTrue(check(SetupDrafts.meter(four, "main", main.withRate("20.01"))).warningAt(rate).orElseThrow().detail()
                .contains("advantage"));
        assertTrue(check(SetupDrafts.meter(four, "main", main.withRate("12.5"))).warningAt(rate).isEmpty());
    }

    @Test
    public void aRateBelow70PercentIsWarnedAboutWhereTheMeterPaysEverything() {
        SetupDraft four = SetupDrafts.named("four-card-poker");
        SetupDraft all = four.with(four.options().with(HouseOption.FIXED_PROGRESSIVE_PAYS, true));
        SetupField rate = SetupField.of(SetupField.Name.RATE, "main");
        assertTrue(check(all).warningAt(rate).orElseThrow().detail().contains("run dry"));
        MeterDraft main = four.progressive().meter("main");
        assertTrue(check(SetupDrafts.meter(all, "main", main.withRate("70"))).warningAt(rate).isEmpty());
    }

    @Test
    public void percentagesAreBetween0And100AndTogetherAtMost100() {
        SetupDraft four = SetupDrafts.named("four-card-poker");
        MeterDraft main = four.progressive().meter("main");
        SetupField rate = SetupField.of(SetupField.Name.RATE, "main");
        assertEquals(SetupProblem.Kind.PERCENT, problem(SetupDrafts.meter(four, "main", main.withRate("120")), rate));
        assertEquals(SetupProblem.Kind.PERCENT_SUM,
                problem(SetupDrafts.meter(four, "main", main.withRate("80").withReserveRate("30")), rate));
    }

    @Test
    public void pays3BringsItsReserveAndTakesItAwayAgain() {
        SetupDraft four = SetupDrafts.named("four-card-poker");
        SetupDraft three = SetupDrafts.paytable(four, Wager.PROGRESSIVE, "PAYS-3");
        assertEquals("5", three.progressive().meter("main").reserveRate());
        assertEquals(new ContributionRate(20_00, 5_00), setup(three).rates().get("main"));
        SetupDraft changed = SetupDrafts.meter(four, "main", four.progressive().meter("main").withReserveRate("1"));
        assertEquals("5", SetupDrafts.paytable(changed, Wager.PROGRESSIVE, "PAYS-3").progressive().meter("main").reserveRate());
        assertEquals(four.progressive().meter("main").reserveRate(),
                SetupDrafts.paytable(three, Wager.PROGRESSIVE, "PAYS-2").progressive().meter("main").reserveRate());
    }

    @Test
    public void aTableWithoutTheProgressiveNeedsNoMeterAndRefusesTheWager() {
        SetupDraft without = SetupDrafts.offer(SetupDrafts.rename(SetupDrafts.empty("four-card-poker"), "Table 4"),
                Wager.PROGRESSIVE, false);
        TableSetup setup = setup(without);
        assertEquals(Set.of(), setup.meters().keySet());
        assertTrue(setup.limits(Wager.PROGRESSIVE).orElseThrow().objection(Money.ofCents(1_00)).isPresent());
        assertTrue(!setup.offers(Wager.PROGRESSIVE) && setup.offers(Wager.ACES_UP));
        assertTrue(!SetupDrafts.table(setup).offers(Wager.PROGRESSIVE));
    }

    @Test
    public void aControllersMetersHaveNoAmountSeedOrContributionHere() {
        SetupDraft four = SetupDrafts.rename(SetupDrafts.empty("four-card-poker"), "Table 4");
        TableSetup setup = setup(four.with(four.progressive().with(MeterKeeper.CONTROLLER)));
        assertEquals(MeterKeeper.CONTROLLER, setup.options().meterKeeper());
        assertEquals(new Meter(Money.ZERO, Meter.NO_SEED, Money.ZERO), setup.meters().get("main"));
        assertEquals(Set.of(), setup.rates().keySet());
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
        SetupValidation.Result result = check(draft).result().orElseThrow();
        assertEquals(AmountPolicy.NEVER, result.table().options().amounts());
        assertEquals(Optional.of(Money.ofCents(1_200_00)), result.table().options().supervisorFrom());
        assertTrue(!result.table().options().severalSeatsPerPlayer());
        assertEquals(ChipColor.YELLOW, result.table().options().colorOf(Money.ofCents(5_00)));
        assertEquals("usual colors are not written", 1, result.table().options().chipColors().size());
        assertEquals(new HousePolicy(LocalTime.of(4, 30), Duration.ZERO, true), result.policy());
        assertEquals(List.of(), DraftChanges.between(draft, SetupDraft.of(result.table(), draft.house())).stream()
                .filter(line -> !line.startsWith("supervisor from")).collect(java.util.stream.Collectors.toList()));
    }

    @Test
    public void whatWouldBeLostIsSaidFieldByField() {
        SetupDraft four = SetupDrafts.named("four-card-poker");
        assertEquals(List.of(), DraftChanges.between(four, four));
        assertEquals(List.of("table name: Table 4, now nothing", "ante limits: 5.00 to 100.00, now 5.00 to 50"),
                DraftChanges.between(four, SetupDrafts.maximum(SetupDrafts.rename(four, ""), Wager.ANTE, "50")));
    }
}
