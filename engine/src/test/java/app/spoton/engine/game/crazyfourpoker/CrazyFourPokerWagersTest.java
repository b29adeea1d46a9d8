package app.spoton.engine.game.crazyfourpoker;

import static app.spoton.engine.game.crazyfourpoker.CrazyFourPokerRounds.ACE_HIGH;
import static app.spoton.engine.game.crazyfourpoker.CrazyFourPokerRounds.KING_HIGH;
import static app.spoton.engine.game.crazyfourpoker.CrazyFourPokerRounds.scenario;

import app.spoton.engine.round.ErrorCode;
import org.junit.Test;

/** Crazy 4 Poker: which wagers a seat may make. */
public class CrazyFourPokerWagersTest {
    @Test
    public void anteAndSuperBonusAreRequiredAndEqual() {
        scenario(KING_HIGH).seat(1, ACE_HIGH, "super-bonus 5 play 5").expectError(ErrorCode.MISSING_WAGER, 1);
        scenario(KING_HIGH).seat(1, ACE_HIGH, "ante 5 play 5").expectError(ErrorCode.MISSING_WAGER, 1);
        scenario(KING_HIGH).seat(1, ACE_HIGH, "ante 5 super-bonus 6 play 5").expectError(ErrorCode.UNEQUAL_WAGERS, 1);
    }

    @Test
    public void aRaiseNeedsAPairOfAcesAndIsAtMostThreeTimesTheAnte() {
        scenario(KING_HIGH).seat(1, ACE_HIGH, "ante 5 super-bonus 5 play 5.01")
                .expectError(ErrorCode.RAISE_NEEDS_PAIR_OF_ACES, 1);
        scenario(KING_HIGH).seat(1, "Kh Kd 8c 6h 3d", "ante 5 super-bonus 5 play 15")
                .expectError(ErrorCode.RAISE_NEEDS_PAIR_OF_ACES, 1);
        scenario(KING_HIGH).seat(1, "Ah Ad 8c 6h 3d", "ante 5 super-bonus 5 play 15.01")
                .expectError(ErrorCode.PLAY_NOT_1_TO_3_TIMES_ANTE, 1);
        scenario(KING_HIGH).seat(1, ACE_HIGH, "ante 5 super-bonus 5 play 4").expectError(
                ErrorCode.PLAY_NOT_1_TO_3_TIMES_ANTE, 1);
        scenario(KING_HIGH).seat(1, "2h 2d 3c 3h Td", "ante 5 super-bonus 5 play 15")
                .expectSteps("1 play win 15.00 pays 15.00", "1 ante win 5.00 pays 5.00", "1 super-bonus push 5.00");
    }

    @Test
    public void aDecisionIsNeeded() {
        scenario(KING_HIGH).seat(1, ACE_HIGH, "ante 5 super-bonus 5").expectError(ErrorCode.NO_DECISION, 1);
    }
}
