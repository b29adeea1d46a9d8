package app.spoton.engine.game.crazyfourpoker;

import static app.spoton.engine.game.crazyfourpoker.CrazyFourPokerRounds.FLUSH;
import static app.spoton.engine.game.crazyfourpoker.CrazyFourPokerRounds.KING_HIGH;
import static app.spoton.engine.game.crazyfourpoker.CrazyFourPokerRounds.scenario;
import static org.junit.Assert.assertEquals;

import org.junit.Test;

/** Crazy 4 Poker: super bonus, queens up and bad beat. */
public class CrazyFourPokerBonusesTest {
    @Test
    public void aStraightOrBetterWinsTheSuperBonusEvenIfTheHandLosesAndTheStakeIsReturned() {
        scenario("9s 9d 9c 4h 2s").seat(1, FLUSH, "ante 5 super-bonus 5 play 5")
                .expectSteps("1 play lose 5.00", "1 ante lose 5.00", "1 super-bonus win 5.00 pays 7.50");
        assertEquals("12.50", scenario("9s 9d 9c 4h 2s").seat(1, FLUSH, "ante 5 super-bonus 5 play 5").settle()
                .seats().get(0).returned().toString());
    }

    @Test
    public void fourAcesHaveTheirOwnPrice() {
        scenario(KING_HIGH).seat(1, "Ah Ad Ac As 3d", "ante 5 super-bonus 5 play 15 queens-up 1")
                .expectSteps("1 play win 15.00 pays 15.00", "1 ante win 5.00 pays 5.00", "1 queens-up win 1.00 pays 50.00",
                        "1 super-bonus win 5.00 pays 1000.00");
        scenario(KING_HIGH).seat(1, "3h 3d 3c 3s Ad", "ante 5 super-bonus 5 play 15")
                .expectSteps("1 play win 15.00 pays 15.00", "1 ante win 5.00 pays 5.00",
                        "1 super-bonus win 5.00 pays 150.00");
    }

    @Test
    public void queensUpWinsWithAPairOfQueensOrBetter() {
        scenario(KING_HIGH).seat(1, "Qh Qd 8c 6h 3d", "ante 5 super-bonus 5 play 5 queens-up 2")
                .expectSteps("1 play win 5.00 pays 5.00", "1 ante win 5.00 pays 5.00", "1 queens-up win 2.00 pays 2.00",
                        "1 super-bonus push 5.00");
        scenario(KING_HIGH).seat(1, "Jh Jd 8c 6h 3d", "ante 5 super-bonus 5 play 5 queens-up 2")
                .expectSteps("1 play win 5.00 pays 5.00", "1 ante win 5.00 pays 5.00", "1 queens-up lose 2.00",
                        "1 super-bonus push 5.00");
    }

    @Test
    public void badBeatTable2PaysAStraightFlushAndFourOfAKindAtOnePrice() {
        scenario("9s 9d 9c 9h 2s").paytable("bad-beat", "C4P-BBB-02")
                .seat(1, "4h 5h 6h 7h Kd", "ante 5 super-bonus 5 play 5 bad-beat 1")
                .expectSteps("1 play lose 5.00", "1 ante lose 5.00", "1 super-bonus win 5.00 pays 75.00",
                        "1 bad-beat win 1.00 pays 1000.00");
        scenario("9s 9d 9c 9h 2s").paytable("bad-beat", "C4P-BBB-02")
                .seat(1, "8h 8s 8d 8c Kd", "ante 5 super-bonus 5 play 5 bad-beat 1")
                .expectSteps("1 play lose 5.00", "1 ante lose 5.00", "1 super-bonus win 5.00 pays 150.00",
                        "1 bad-beat win 1.00 pays 1000.00");
    }
}
