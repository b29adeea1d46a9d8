package app.spoton.engine.game.fourcardsplit;

import static app.spoton.engine.game.fourcardsplit.FourCardSplitRounds.BETS;
import static app.spoton.engine.game.fourcardsplit.FourCardSplitRounds.ante;
import static app.spoton.engine.game.fourcardsplit.FourCardSplitRounds.blind;
import static app.spoton.engine.game.fourcardsplit.FourCardSplitRounds.scenario;

import app.spoton.engine.RoundScenario;
import app.spoton.engine.round.ErrorCode;
import org.junit.Test;

/** 4 Card Split: which wagers a seat must make. */
public class FourCardSplitWagersTest {
    @Test
    public void everyHandNeedsADecisionAndAFoldedHandHasNoPlay() {
        scenario("Kd 9c 4s 2h").split(1, "Kh Jd 8h 3d", "ante-1 5 ante-2 5 blind 5 play-1 5", "KhJd+4c", "8h3d")
                .expectError(ErrorCode.NO_DECISION, 1);
        scenario("Kd 9c 4s 2h").split(1, "Kh Jd 8h 3d", BETS, "KhJd+4c", "8h3d folded").expectError(ErrorCode.NO_DECISION, 1);
        scenario("Kd 9c 4s 2h").split(1, "Kh Jd 8h 3d", "ante-1 5 ante-2 5 blind 5 play-2 5", "KhJd8h", "3d+5c6c")
                .expectError(ErrorCode.NO_DECISION, 1);
    }

    @Test
    public void antesAreRequiredAndEqualAndPlaysMatchThemAndTheBlindIsAtLeastTheAnte() {
        String[] hands = {"KhJd+4c", "8h3d+7c"};
        RoundScenario scenario = scenario("Kd 9c 4s 2h");
        scenario.split(1, "Kh Jd 8h 3d", "ante-2 5 blind 5", hands).expectError(ErrorCode.MISSING_WAGER, 1);
        scenario("Kd 9c 4s 2h").split(1, "Kh Jd 8h 3d", "ante-1 5 blind 5", hands).expectError(ErrorCode.MISSING_WAGER, 1);
        scenario("Kd 9c 4s 2h").split(1, "Kh Jd 8h 3d", "ante-1 5 ante-2 5", hands).expectError(ErrorCode.MISSING_WAGER, 1);
        scenario("Kd 9c 4s 2h").split(1, "Kh Jd 8h 3d", "ante-1 5 ante-2 6 blind 6", hands)
                .expectError(ErrorCode.UNEQUAL_WAGERS, 1);
        scenario("Kd 9c 4s 2h").split(1, "Kh Jd 8h 3d", "ante-1 5 ante-2 5 blind 6 play-1 6", hands)
                .expectError(ErrorCode.PLAY_NOT_EQUAL_ANTE, 1);
        scenario("Kd 9c 4s 2h").split(1, "Kh Jd 8h 3d", "ante-1 5 ante-2 5 blind 6 play-2 4", hands)
                .expectError(ErrorCode.PLAY_NOT_EQUAL_ANTE, 1);
        scenario("Kd 9c 4s 2h").split(1, "Kh Jd 8h 3d", "ante-1 5 ante-2 5 blind 4.99 play-1 5 play-2 5", hands)
                .expectError(ErrorCode.BLIND_BELOW_ANTE, 1);
    }
}
