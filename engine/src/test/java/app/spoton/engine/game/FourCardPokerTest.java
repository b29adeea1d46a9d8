package app.spoton.engine.game;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.RoundScenario;
import app.spoton.engine.round.ErrorCode;
import app.spoton.engine.round.Note;
import app.spoton.engine.round.HouseChoices;
import app.spoton.engine.round.Settlement;
import app.spoton.engine.round.Step;
import java.util.List;
import org.junit.Test;

public class FourCardPokerTest {
    private static final String PAIR_OF_SEVENS = "As Kd 7h 7c 2s 3d";
    private static final String ACES_AND_NINES = "Ah Ad 9c 9d 2h";
    private static final String NOTHING = "2c 5d 8h Jc Kh";

    private static RoundScenario scenario() {
        return RoundScenario.of("four-card-poker").dealer(PAIR_OF_SEVENS);
    }

    @Test
    public void forfeitedWagersAreCollectedFirstThenSeatsAreSettledFromTheRight() {
        Settlement settlement = scenario().meter("main", "10000", "5000", "120")
                .seat(1, ACES_AND_NINES, "ante 10 play 30 aces-up 5 progressive 1")
                .seat(2, NOTHING, "folded ante 10")
                .expectSteps("2 ante lose 10.00", "1 play win 30.00 pays 30.00", "1 ante win 10.00 pays 10.00",
                        "1 aces-up win 5.00 pays 10.00", "1 progressive lose 1.00");
        assertEquals("[SeatTotal[seat=1, isCounted=true, returned=95.00, net=49.00], "
                + "SeatTotal[seat=2, isCounted=true, returned=0.00, net=-10.00]]",
                settlement.seats().toString());
        assertEquals("7h 7c As Kd", settlement.dealer().orElseThrow().cards().toString());
        assertTrue(settlement.dealerQualifies());
    }

    @Test
    public void aFoldedSeatForfeitsAnteBadBeatAndProgressiveButKeepsAcesUp() {
        scenario().meter("main", "1000", "500", "0")
                .seat(3, ACES_AND_NINES, "folded ante 10 aces-up 5 bad-beat 2 progressive 1")
                .seat(5, NOTHING, "folded ante 10 bad-beat 1")
                .expectSteps("5 ante lose 10.00", "5 bad-beat lose 1.00", "3 ante lose 10.00", "3 bad-beat lose 2.00",
                        "3 progressive lose 1.00", "3 aces-up win 5.00 pays 10.00");
    }

    @Test
    public void thePlayerWinsTies() {
        RoundScenario.of("four-card-poker").dealer("Ac Kc Qd 9s 2d 3s").seat(1, "Ah Kh Qh 9d 2c", "ante 10 play 10")
                .expectSteps("1 play win 10.00 pays 10.00", "1 ante win 10.00 pays 10.00");
    }

    @Test
    public void allFourCardsDecide() {
        RoundScenario.of("four-card-poker").dealer("Ac Kc Qd 9s 2d 3s").seat(1, "Ah Kh Qh 8d 2c", "ante 10 play 10")
                .expectSteps("1 play lose 10.00", "1 ante lose 10.00");
    }

    @Test
    public void theAutomaticBonusIsPaidOnTheAnteEvenIfTheHandLoses() {
        RoundScenario.of("four-card-poker").dealer("8c 8d 8h 8s 2d 3s").seat(1, "5h 5d 5c 9d 2c", "ante 10 play 20")
                .expectSteps("1 play lose 20.00", "1 ante lose 10.00", "1 automatic-bonus win 10.00 pays 20.00");
    }

    @Test
    public void aFoldedSeatGetsNoAutomaticBonus() {
        scenario().seat(1, "5h 5d 5c 9d 2c", "folded ante 10").expectSteps("1 ante lose 10.00");
    }

    @Test
    public void acesUpMayBeBetAloneAndNeedsNoDecision() {
        scenario().seat(1, ACES_AND_NINES, "aces-up 5").expectSteps("1 aces-up win 5.00 pays 10.00");
        scenario().seat(1, NOTHING, "aces-up 5").expectSteps("1 aces-up lose 5.00");
    }

    @Test
    public void aPairOfKingsDoesNotWinAcesUpAndAPairOfAcesDoes() {
        scenario().seat(1, "Kh Ks 9c 3c 2h", "aces-up 5").expectSteps("1 aces-up lose 5.00");
        scenario().seat(1, "Ah Ad 9c 3c 2h", "aces-up 5").expectSteps("1 aces-up win 5.00 pays 5.00");
    }

    @Test
    public void aBadBeatPaysByTheBeatenHandWhetherPlayersOrDealers() {
        scenario().dealer("Ts Th 4d 4s 7c 2s").seat(1, ACES_AND_NINES, "ante 10 play 10 bad-beat 2")
                .expectSteps("1 play win 10.00 pays 10.00", "1 ante win 10.00 pays 10.00", "1 bad-beat win 2.00 pays 8.00");
        Settlement lost = scenario().dealer("8s 8h 8d 4s 7c 2s").seat(1, "Ah Kh Qh 7h 2c", "ante 10 play 10 bad-beat 2")
                .expectSteps("1 play lose 10.00", "1 ante lose 10.00", "1 bad-beat win 2.00 pays 50.00");
        assertEquals("flush", lost.steps().get(2).hand().orElseThrow().category().id());
    }

    @Test
    public void aBadBeatLosesOnATieAndWithLessThanTwoPair() {
        RoundScenario.of("four-card-poker").dealer("Ac As 9h 9s 7c 2s").seat(1, ACES_AND_NINES, "ante 10 play 10 bad-beat 2")
                .expectSteps("1 play win 10.00 pays 10.00", "1 ante win 10.00 pays 10.00", "1 bad-beat lose 2.00");
        scenario().seat(1, ACES_AND_NINES, "aces-up 5 bad-beat 2")
                .expectSteps("1 aces-up win 5.00 pays 10.00", "1 bad-beat lose 2.00");
        RoundScenario.of("four-card-poker").dealer("Ac As 9h 9s 7c 2s").seat(1, "Ad Ah 8c 5c 3c", "aces-up 1 bad-beat 2")
                .expectSteps("1 aces-up win 1.00 pays 1.00", "1 bad-beat lose 2.00");
    }

    @Test
    public void theHouseMayCountATieAsABadBeatWin() {
        HouseChoices ties = HouseChoices.STANDARD.withBadBeatOnTie(true);
        Settlement tie = RoundScenario.of("four-card-poker").choose(ties).dealer("Ac As 9h 9s 7c 2s")
                .seat(1, ACES_AND_NINES, "aces-up 5 bad-beat 2")
                .expectSteps("1 aces-up win 5.00 pays 10.00", "1 bad-beat win 2.00 pays 8.00");
        assertEquals("two-pair", tie.steps().get(1).hand().orElseThrow().category().id());
        RoundScenario.of("four-card-poker").choose(ties).dealer("Kc Ks 9h 8s 7c 2s").seat(1, "Kh Kd 9d 8c 3c", "aces-up 1 bad-beat 2")
                .expectSteps("1 aces-up lose 1.00", "1 bad-beat lose 2.00");
        RoundScenario.of("crazy-4-poker").choose(ties).dealer("Ac As 9h 9s 7c")
                .seat(1, "Ah Ad 9c 9d 2h", "ante 5 super-bonus 5 play 5 bad-beat 2")
                .expectSteps("1 play push 5.00", "1 ante push 5.00", "1 super-bonus push 5.00", "1 bad-beat lose 2.00");
    }

    /** The manual's example, Dealing Procedures 3. */
    @Test
    public void aPlayerWhoFoldsAPairOfAcesForfeitsTheAnteAndWinsAcesUp() {
        scenario().seat(1, "Ah Ad 9c 3c 2h", "folded ante 10 aces-up 5")
                .expectSteps("1 ante lose 10.00", "1 aces-up win 5.00 pays 5.00");
    }

    @Test
    public void theHouseMayResolveTheBadBeatOfAFoldedSeat() {
        RoundScenario.of("four-card-poker").dealer("8s 8h 8d 4s 7c 2s").house("bad-beat-on-fold")
                .seat(1, "Ah Kh Qh 7h 2c", "folded ante 10 bad-beat 2")
                .expectSteps("1 ante lose 10.00", "1 bad-beat win 2.00 pays 50.00");
    }

    @Test
    public void theHouseMayChooseTheOrderAndUnnamedWagersFollow() {
        scenario().order("aces-up", "ante").seat(1, "5h 5d 5c 9d 2c", "ante 10 play 10 aces-up 5 bad-beat 1")
                .expectSteps("1 aces-up win 5.00 pays 45.00", "1 ante win 10.00 pays 10.00",
                        "1 automatic-bonus win 10.00 pays 20.00", "1 play win 10.00 pays 10.00",
                        "1 bad-beat lose 1.00");
        scenario().order("aces-up", "aces-up").seat(1, ACES_AND_NINES, "aces-up 5").expectSteps("1 aces-up win 5.00 pays 10.00");
    }

    @Test
    public void payoutsAreRoundedDownToTheSmallestChipAndTheStepSaysSo() {
        Settlement settlement = scenario().paytable("automatic-bonus", "FCP-08").chip("0.50")
                .seat(1, "5h 5d 5c 9d 2c", "ante 5.50 play 5.50")
                .expectSteps("1 play win 5.50 pays 5.50", "1 ante win 5.50 pays 5.50",
                        "1 automatic-bonus win 5.50 pays 8.00");
        Step bonus = settlement.steps().get(2);
        assertTrue(bonus.notes().contains(Note.ROUNDED_DOWN));
        assertEquals("Seat 1: pay automatic bonus $8.00, 3 to 2 on $5.50, three of a kind, fives; "
                + "rounded down to the smallest chip.", bonus.sentence());
        assertTrue(settlement.steps().get(0).notes().isEmpty());
    }

    @Test
    public void threeToTwoOnFiveDollarsPaysSevenFifty() {
        scenario().paytable("automatic-bonus", "FCP-08").seat(1, "5h 5d 5c 9d 2c", "ante 5 play 5")
                .expectSteps("1 play win 5.00 pays 5.00", "1 ante win 5.00 pays 5.00", "1 automatic-bonus win 5.00 pays 7.50");
    }

    @Test
    public void playMustBeOneToThreeTimesTheAnte() {
        scenario().seat(1, NOTHING, "ante 10 play 9.99").expectError(ErrorCode.PLAY_NOT_1_TO_3_TIMES_ANTE, 1);
        scenario().seat(1, NOTHING, "ante 10 play 30.01").expectError(ErrorCode.PLAY_NOT_1_TO_3_TIMES_ANTE, 1);
        scenario().seat(1, NOTHING, "ante 10 play 17.35").expectSteps("1 play lose 17.35", "1 ante lose 10.00");
        scenario().seat(1, NOTHING, "ante 10 play 10").expectSteps("1 play lose 10.00", "1 ante lose 10.00");
        scenario().seat(1, NOTHING, "ante 10 play 30").expectSteps("1 play lose 30.00", "1 ante lose 10.00");
    }

    @Test
    public void aSeatNeedsAnAnteOrAcesUpAndAPlayNeedsAnAnte() {
        scenario().seat(1, NOTHING, "bad-beat 1").expectError(ErrorCode.MISSING_WAGER, 1);
        scenario().seat(1, NOTHING, "").expectError(ErrorCode.MISSING_WAGER, 1);
        scenario().seat(1, NOTHING, "aces-up 1 play 1").expectError(ErrorCode.MISSING_WAGER, 1);
    }

    @Test
    public void aSeatWithAnAnteMustEitherFoldOrPlay() {
        scenario().seat(1, NOTHING, "ante 10").expectError(ErrorCode.NO_DECISION, 1);
        scenario().seat(1, NOTHING, "ante 10 play 10 folded").expectError(ErrorCode.NO_DECISION, 1);
    }

    @Test
    public void everyStepCitesItsRulePaytableAndHand() {
        List<Step> steps = scenario().seat(1, ACES_AND_NINES, "ante 10 play 30 aces-up 5").settle().steps();
        Step aces = steps.get(2);
        assertEquals("Four Card Poker Training Manual (Shuffle Master, 2003), Playing vs. Paytable - Aces Up", aces.rule().toString());
        assertEquals("FCP-01", aces.paytable().orElseThrow().toString());
        assertEquals("two-pair", aces.price().orElseThrow().row().id());
        assertTrue(aces.price().orElseThrow().source().startsWith("Four Card Poker Training Manual (Shuffle Master, 2003)"));
        assertEquals("Ah Ad 9d 9c", aces.hand().orElseThrow().cards().toString());
        assertEquals("3. Seat 1: pay aces up $10.00, 2 to 1 on $5.00, two pair, aces and nines.", aces.toString());
        assertEquals("Seat 1: pay play $30.00, 1 to 1 on $30.00, two pair, aces and nines.", steps.get(0).sentence());
        assertTrue(steps.get(0).paytable().isEmpty());
    }
}
