package app.spoton.engine.game.fourcardpoker;

import static app.spoton.engine.game.fourcardpoker.FourCardPokerRounds.scenario;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.RoundScenario;
import app.spoton.engine.settlement.Settlement;
import app.spoton.engine.settlement.Step;
import app.spoton.engine.settlement.StepNote;
import org.junit.Test;

/** Four Card Poker: how hands are compared and paid. */
public class FourCardPokerHandsTest {
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
    public void payoutsAreRoundedDownToTheSmallestChipAndTheStepSaysSo() {
        Settlement settlement = scenario().paytable("automatic-bonus", "FCP-08").chip("0.50")
                .seat(1, "5h 5d 5c 9d 2c", "ante 5.50 play 5.50")
                .expectSteps("1 play win 5.50 pays 5.50", "1 ante win 5.50 pays 5.50",
                        "1 automatic-bonus win 5.50 pays 8.00");
        Step bonus = settlement.steps().get(2);
        assertTrue(bonus.notes().contains(StepNote.ROUNDED_DOWN));
        assertEquals("Seat 1: pay automatic bonus $8.00, 3 to 2 on $5.50, three of a kind, fives; "
                + "rounded down to the smallest chip.", bonus.sentence());
        assertTrue(settlement.steps().get(0).notes().isEmpty());
    }

    @Test
    public void threeToTwoOnFiveDollarsPaysSevenFifty() {
        scenario().paytable("automatic-bonus", "FCP-08").seat(1, "5h 5d 5c 9d 2c", "ante 5 play 5")
                .expectSteps("1 play win 5.00 pays 5.00", "1 ante win 5.00 pays 5.00", "1 automatic-bonus win 5.00 pays 7.50");
    }
}
