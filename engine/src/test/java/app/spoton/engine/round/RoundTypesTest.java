package app.spoton.engine.round;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.card.Cards;
import app.spoton.engine.money.Money;
import app.spoton.engine.money.Odds;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.Test;

public class RoundTypesTest {
    @Test
    public void aSeatWithoutANameHasAPlayerOfItsOwn() {
        Seat one = Seat.at(1).build();
        Seat two = Seat.at(2).build();
        Seat annaOne = Seat.at(1).player("anna").build();
        Seat annaThree = Seat.at(3).player("anna").build();
        assertFalse(one.isHeldByThePlayerOf(two));
        assertTrue(one.isHeldByThePlayerOf(one));
        assertTrue(annaOne.isHeldByThePlayerOf(annaThree));
        assertFalse(annaOne.isHeldByThePlayerOf(two));
        assertFalse(two.isHeldByThePlayerOf(annaOne));
        assertFalse(Seat.at(4).player("bert").build().isHeldByThePlayerOf(annaOne));
    }

    @Test
    public void zeroNegativeAmountsAndBonusesCannotBeBet() {
        assertEquals(ErrorCode.BAD_AMOUNT, code(() -> Seat.at(1).bet(Wager.ANTE, Money.ZERO)));
        assertEquals(ErrorCode.BAD_AMOUNT, code(() -> Seat.at(1).bet(Wager.ANTE, Money.ofCents(-1))));
        assertEquals(ErrorCode.UNKNOWN_WAGER, code(() -> Seat.at(1).bet(Wager.ENVY, Money.CENT)));
        assertEquals(ErrorCode.UNKNOWN_WAGER, code(() -> Seat.at(1).bet(Wager.AUTOMATIC_BONUS, Money.CENT)));
    }

    @Test
    public void aSeatReturnsItsWagers() {
        Seat seat = Seat.at(1).bet(Wager.PLAY, Money.ofCents(300)).bet(Wager.ANTE, Money.ofCents(100)).build();
        assertEquals(List.of(Wager.ANTE, Wager.PLAY), seat.wagers());
        assertEquals("4.00", seat.wagered().toString());
        assertEquals("0.00", seat.stake(Wager.ACES_UP).toString());
        assertTrue(seat.hands().isEmpty());
    }

    @Test
    public void seatsAndStepsAreBuiltInOneChain() {
        SplitHand hand = new SplitHand(Cards.parse("AsKs"), Cards.parse("2d"), false);
        assertEquals(List.of(hand, hand), Seat.at(1).hand(hand).hand(hand).build().hands());
        assertEquals("As Ks 2d", hand.filled().toString());
        Rule rule = new Rule("manual.txt", "1");
        Step step = Step.of(1, Wager.ANTE, Outcome.LOSE, Money.CENT, rule).note(Note.FORFEITED).note(Note.SUPERVISOR)
                .build(1);
        assertEquals("1. Seat 1: take ante, $0.01; wait for a supervisor; folded.", step.toString());
        assertTrue(step.odds().isEmpty() && step.hand().isEmpty() && step.price().isEmpty() && step.from().isEmpty());
        assertEquals("3. Seat 1: pay ante $0.02, 1 to 1 on $0.01; folded.", Step.of(1, Wager.ANTE, Outcome.WIN,
                Money.CENT, rule).pays(Odds.EVEN, Money.ofCents(2)).note(Note.FORFEITED).build(3).toString());
        Step envy = Step.of(1, Wager.ENVY, Outcome.WIN, Money.CENT, rule).from(3).paysFlat(Money.CENT).build(2);
        assertEquals("2. Seat 1: pay envy $0.01 for the hand at seat 3.", envy.toString());
    }

    @Test
    public void limitsMustNotExceedThePropertysCap() {
        Money cap = Limits.FIRST_PROPERTY_CAP;
        assertEquals("300.00", cap.toString());
        assertTrue(limits("5", "300").refusedUnder(cap).isEmpty());
        assertEquals("The maximum of 300.01 is above the property's cap of 300.00.",
                limits("5", "300.01").refusedUnder(cap).orElseThrow());
        assertEquals("The minimum of 51.00 is above the maximum of 50.00.",
                limits("51", "50").refusedUnder(cap).orElseThrow());
        assertTrue(limits("50", "50").refusedUnder(cap).isEmpty());
        assertEquals("Enter a maximum; the property allows at most 300.00.",
                new Limits(Optional.empty(), Optional.empty()).refusedUnder(cap).orElseThrow());
        assertTrue(new Limits(Optional.empty(), Optional.of(cap)).refusedUnder(cap).isEmpty());
    }

    @Test
    public void limitsAllowTheAmountsBetweenThem() {
        assertTrue(limits("5", "50").allow(Money.ofCents(500)));
        assertTrue(limits("5", "50").allow(Money.ofCents(5000)));
        assertFalse(limits("5", "50").allow(Money.ofCents(499)));
        assertFalse(limits("5", "50").allow(Money.ofCents(5001)));
        assertTrue(new Limits(Optional.empty(), Optional.empty()).allow(Money.CENT));
    }

    @Test
    public void theMessageForAStakeOutsideTheLimitsNamesTheLimit() {
        assertEquals(Optional.empty(), limits("5", "50").objection(Money.ofCents(5000)));
        assertEquals("is below the table's minimum of 5.00", limits("5", "50").objection(Money.ofCents(499)).orElseThrow());
        assertEquals("is above the table's maximum of 50.00", limits("5", "50").objection(Money.ofCents(5001)).orElseThrow());
        assertEquals("is above the table's maximum of 50.00",
                new Limits(Optional.empty(), Money.parse("50")).objection(Money.ofCents(5001)).orElseThrow());
    }

    @Test
    public void aZeroSeedIsRejectedAndASeedBelowTheLargestFixedAwardGivesAWarning() {
        assertTrue(Meter.seedRefused(Money.CENT).isEmpty());
        assertEquals("A meter cannot be seeded with nothing: enter a seed above 0.00.",
                Meter.seedRefused(Money.ZERO).orElseThrow());
        assertTrue(Meter.seedWarning(Money.ofCents(30000), Money.ofCents(30000)).isEmpty());
        assertEquals("The seed of 299.99 is below the largest fixed award, 300.00; a seed at least as large is "
                + "recommended.", Meter.seedWarning(Money.ofCents(29999), Money.ofCents(30000)).orElseThrow());
    }

    @Test
    public void errorsAreReportedByCodeThenTableThenSeat() {
        Objection table = Objection.of(ErrorCode.BAD_CARD, "x");
        Objection seat1 = Objection.at(1, ErrorCode.BAD_CARD, "x");
        Objection seat2 = Objection.at(2, ErrorCode.BAD_CARD, "x");
        Objection later = Objection.at(1, ErrorCode.LIMIT, "x");
        assertTrue(table.comesBefore(seat1));
        assertTrue(seat1.comesBefore(seat2));
        assertTrue(seat2.comesBefore(later));
        assertFalse(later.comesBefore(seat2));
        assertFalse(seat1.comesBefore(seat1));
        assertTrue(table.seat().isEmpty());
        assertEquals(2, seat2.seat().orElseThrow());
    }

    @Test
    public void aRoundHasOnlyThePaytablesItWasGiven() {
        Round round = new Round(Map.of(), HouseRules.STANDARD, Map.of(), Cards.NONE, List.of());
        assertThrows(IllegalStateException.class, () -> round.paytable(Wager.ANTE));
    }

    @Test
    public void wagersHaveIdsAndNames() {
        assertEquals(Optional.of(Wager.MONSTER), Wager.withId("monster"));
        assertEquals(Optional.empty(), Wager.withId("Monster"));
        assertEquals("3 Card Monster", Wager.MONSTER.words());
        assertEquals(19, Wager.all().size());
    }

    private static Limits limits(String min, String max) {
        return new Limits(Money.parse(min), Money.parse(max));
    }

    private static ErrorCode code(org.junit.function.ThrowingRunnable use) {
        return assertThrows(RoundError.class, use).code();
    }
}
