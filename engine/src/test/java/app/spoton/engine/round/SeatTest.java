package app.spoton.engine.round;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.card.Cards;
import app.spoton.engine.money.Money;
import app.spoton.engine.money.Odds;
import app.spoton.engine.settlement.Outcome;
import app.spoton.engine.settlement.Rule;
import app.spoton.engine.settlement.Step;
import app.spoton.engine.settlement.StepNote;
import java.util.List;
import org.junit.Test;

public class SeatTest {
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
        Step step = Step.of(1, Wager.ANTE, Outcome.LOSE, Money.CENT, rule).note(StepNote.FORFEITED).note(StepNote.SUPERVISOR)
                .build(1);
        assertEquals("1. Seat 1: take ante, $0.01; wait for a supervisor; folded.", step.toString());
        assertTrue(step.odds().isEmpty() && step.hand().isEmpty() && step.price().isEmpty() && step.from().isEmpty());
        assertEquals("3. Seat 1: pay ante $0.02, 1 to 1 on $0.01; folded.", Step.of(1, Wager.ANTE, Outcome.WIN,
                Money.CENT, rule).pays(Odds.EVEN, Money.ofCents(2)).note(StepNote.FORFEITED).build(3).toString());
        Step envy = Step.of(1, Wager.ENVY, Outcome.WIN, Money.CENT, rule).from(3).paysFlat(Money.CENT).build(2);
        assertEquals("2. Seat 1: pay envy $0.01 for the hand at seat 3.", envy.toString());
    }

    private static ErrorCode code(org.junit.function.ThrowingRunnable use) {
        return assertThrows(RoundError.class, use).code();
    }
}
