package app.spoton.engine.game.fourcardpoker;

import static app.spoton.engine.game.fourcardpoker.FourCardPokerRounds.NOTHING;
import static app.spoton.engine.game.fourcardpoker.FourCardPokerRounds.scenario;

import app.spoton.engine.round.ErrorCode;
import org.junit.Test;

/** Four Card Poker: which wagers a seat may make. */
public class FourCardPokerWagersTest {
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
}
