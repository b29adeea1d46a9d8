package app.spoton.tablet.setup.form;

import static app.spoton.tablet.setup.form.CheckedDrafts.check;
import static app.spoton.tablet.setup.form.CheckedDrafts.problem;
import static app.spoton.tablet.setup.form.CheckedDrafts.setup;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.game.facts.HouseOption;
import app.spoton.engine.money.Money;
import app.spoton.engine.round.Meter;
import app.spoton.engine.round.Wager;
import app.spoton.tablet.setup.ContributionRate;
import app.spoton.tablet.setup.MeterKeeper;
import app.spoton.tablet.setup.TableSetup;
import app.spoton.tablet.setup.draft.MeterDraft;
import app.spoton.tablet.setup.draft.SetupDraft;
import app.spoton.tablet.setup.draft.SetupDrafts;
import java.util.Set;
import org.junit.Test;

/** The meters of a table set up by a supervisor. */
public class MeterValidationTest {
    private static final MeterDraft TYPED = new MeterDraft("812.50", "500", "", "20", "1");

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
    public void amountsMayBeTypedAsTheMetersDisplayShowsThem() {
        SetupDraft draft = SetupDrafts.rename(SetupDrafts.empty("four-card-poker"), "Table 4");
        TableSetup setup = setup(SetupDrafts.meter(draft, "main", new MeterDraft("$10,812.50", "5,000", "", "20", "1")));
        assertEquals(new Meter(Money.ofCents(10_812_50), Money.ofCents(5_000_00), Money.ZERO), setup.meters().get("main"));
    }

    @Test
    public void aLiveMeterKeepsItsAmountThroughOtherGamesAndPaytables() {
        SetupDraft draft = SetupDrafts.named("crazy-4-poker");
        Meter live = draft.progressive().live().get("main");
        SetupDraft away = SetupDrafts.paytable(draft, Wager.PROGRESSIVE, "LINK-ML01");
        assertEquals(SetupProblem.Kind.AMOUNT_MISSING, problem(away, SetupField.of(SetupField.Name.AMOUNT, "mega")));
        assertEquals(live, setup(SetupDrafts.paytable(away, Wager.PROGRESSIVE, "PAYS-1")).meters().get("main"));
        SetupDraft other = SetupDrafts.game(SetupDrafts.game(draft, Catalog.standard().games().get(1)), draft.game());
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
}
