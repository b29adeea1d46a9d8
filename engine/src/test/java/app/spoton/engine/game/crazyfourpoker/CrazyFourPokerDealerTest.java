package app.spoton.engine.game.crazyfourpoker;

import static app.spoton.engine.game.crazyfourpoker.CrazyFourPokerRounds.ACE_HIGH;
import static app.spoton.engine.game.crazyfourpoker.CrazyFourPokerRounds.FLUSH;
import static app.spoton.engine.game.crazyfourpoker.CrazyFourPokerRounds.JACK_HIGH;
import static app.spoton.engine.game.crazyfourpoker.CrazyFourPokerRounds.KING_HIGH;
import static app.spoton.engine.game.crazyfourpoker.CrazyFourPokerRounds.QUEEN_HIGH;
import static app.spoton.engine.game.crazyfourpoker.CrazyFourPokerRounds.scenario;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import org.junit.Test;

/** Crazy 4 Poker: with and without a qualifying dealer. */
public class CrazyFourPokerDealerTest {
    @Test
    public void withoutAQualifyingHandPlayWinsAndAntePushesEvenForTheLowerHand() {
        scenario(QUEEN_HIGH).seat(1, ACE_HIGH, "ante 5 super-bonus 5 play 5")
                .expectSteps("1 play win 5.00 pays 5.00", "1 ante push 5.00", "1 super-bonus push 5.00");
        assertFalse(scenario(QUEEN_HIGH).seat(1, JACK_HIGH, "ante 5 super-bonus 5 play 5")
                .expectSteps("1 play win 5.00 pays 5.00", "1 ante push 5.00", "1 super-bonus lose 5.00").dealerQualifies());
    }

    @Test
    public void withAQualifyingHandTheHandsDecidePlayAndAnte() {
        assertTrue(scenario(KING_HIGH).seat(1, ACE_HIGH, "ante 5 super-bonus 5 play 5")
                .expectSteps("1 play win 5.00 pays 5.00", "1 ante win 5.00 pays 5.00", "1 super-bonus push 5.00")
                .dealerQualifies());
        scenario(KING_HIGH).seat(1, JACK_HIGH, "ante 5 super-bonus 5 play 5")
                .expectSteps("1 play lose 5.00", "1 ante lose 5.00", "1 super-bonus lose 5.00");
        scenario(KING_HIGH).seat(1, "Kd 9c 7h 4s 2d", "ante 5 super-bonus 5 play 5")
                .expectSteps("1 play push 5.00", "1 ante push 5.00", "1 super-bonus push 5.00");
    }

    @Test
    public void allBetsOfAFoldedSeatAreCollectedUnlessTheHouseExemptsABonus() {
        scenario("9s 9d 9c 4h 2s").meter("main", "1", "1", "1")
                .seat(1, FLUSH, "folded ante 5 super-bonus 5 queens-up 1 bad-beat 2 progressive 1")
                .expectSteps("1 ante lose 5.00", "1 super-bonus lose 5.00", "1 queens-up lose 1.00", "1 bad-beat lose 2.00",
                        "1 progressive lose 1.00");
        scenario("9s 9d 9c 4h 2s").meter("main", "1", "1", "1").house("queens-up-on-fold").house("bad-beat-on-fold")
                .house("progressive-on-fold")
                .seat(1, FLUSH, "folded ante 5 super-bonus 5 queens-up 1 bad-beat 2 progressive 1")
                .expectSteps("1 ante lose 5.00", "1 super-bonus lose 5.00", "1 queens-up win 1.00 pays 4.00",
                        "1 bad-beat win 2.00 pays 100.00", "1 progressive lose 1.00");
    }
}
