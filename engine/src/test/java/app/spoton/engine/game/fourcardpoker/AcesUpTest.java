package app.spoton.engine.game.fourcardpoker;

import static app.spoton.engine.game.fourcardpoker.FourCardPokerRounds.ACES_AND_NINES;
import static app.spoton.engine.game.fourcardpoker.FourCardPokerRounds.NOTHING;
import static app.spoton.engine.game.fourcardpoker.FourCardPokerRounds.scenario;

import org.junit.Test;

/** Four Card Poker: aces up. */
public class AcesUpTest {
    @Test
    public void aFoldedSeatForfeitsAnteBadBeatAndProgressiveButKeepsAcesUp() {
        scenario().meter("main", "1000", "500", "0")
                .seat(3, ACES_AND_NINES, "folded ante 10 aces-up 5 bad-beat 2 progressive 1")
                .seat(5, NOTHING, "folded ante 10 bad-beat 1")
                .expectSteps("5 ante lose 10.00", "5 bad-beat lose 1.00", "3 ante lose 10.00", "3 bad-beat lose 2.00",
                        "3 progressive lose 1.00", "3 aces-up win 5.00 pays 10.00");
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

    /** The manual's example, Dealing Procedures 3. */
    @Test
    public void aPlayerWhoFoldsAPairOfAcesForfeitsTheAnteAndWinsAcesUp() {
        scenario().seat(1, "Ah Ad 9c 3c 2h", "folded ante 10 aces-up 5")
                .expectSteps("1 ante lose 10.00", "1 aces-up win 5.00 pays 5.00");
    }
}
