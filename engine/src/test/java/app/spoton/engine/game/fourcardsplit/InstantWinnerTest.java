package app.spoton.engine.game.fourcardsplit;

import static app.spoton.engine.game.fourcardsplit.FourCardSplitRounds.BETS;
import static app.spoton.engine.game.fourcardsplit.FourCardSplitRounds.ante;
import static app.spoton.engine.game.fourcardsplit.FourCardSplitRounds.blind;
import static app.spoton.engine.game.fourcardsplit.FourCardSplitRounds.scenario;

import app.spoton.engine.round.ErrorCode;
import app.spoton.engine.round.HouseChoices;
import org.junit.Test;

/** 4 Card Split: three cards that win at once must be kept together. */
public class InstantWinnerTest {
    @Test
    public void theBestPayingInstantWinnerMustBeKeptTogetherWithoutAPlay() {
        scenario("Kd 9c 4s 2h").split(1, "Qh Js Td 7c", BETS, "QhJs+3c", "Td7c+8d")
                .expectError(ErrorCode.INSTANT_WINNER_NOT_TAKEN, 1);
        scenario("Kd 9c 4s 2h").split(1, "Qh Js Td 7c", BETS, "QhJsTd", "7c+8d4c")
                .expectError(ErrorCode.INSTANT_WINNER_NOT_TAKEN, 1);
        scenario("Kd 9c 4s 2h").split(1, "Qh Js Td 7c", "ante-1 5 ante-2 5 blind 5", "QhJsTd folded", "7c folded")
                .expectError(ErrorCode.INSTANT_WINNER_NOT_TAKEN, 1);
        scenario("Kd 9c 4s 2h").split(1, "Qh Js Td 7c", "folded ante-1 5 ante-2 5 blind 5")
                .expectError(ErrorCode.INSTANT_WINNER_NOT_TAKEN, 1);
        scenario("Kd 9c 4s 2h").split(1, "9h Ts Jh Qh", "ante-1 5 ante-2 5 blind 5", "9hJhQh", "Ts folded")
                .expectError(ErrorCode.INSTANT_WINNER_NOT_TAKEN, 1);
        scenario("Kd 9c 4s 2h").paytable("blind", "V1-2a").split(1, "9h Ts Jh Qh", "ante-1 5 ante-2 5 blind 5", "9hJhQh",
                "Ts folded").expectSteps("1 blind win 5.00 pays 40.00", "1 ante-1 win 5.00 pays 10.00", "1 ante-2 lose 5.00");
    }

    @Test
    public void theHouseMayLetThePlayerTakeAnyInstantWinner() {
        HouseChoices any = HouseChoices.STANDARD.withAnyInstantWinner(true);
        scenario("Kd 9c 4s 2h").choose(any).split(1, "9h Ts Jh Qh", "ante-1 5 ante-2 5 blind 5", "9hJhQh", "Ts folded")
                .expectSteps("1 blind win 5.00 pays 25.00", "1 ante-1 win 5.00 pays 10.00", "1 ante-2 lose 5.00");
        scenario("Kd 9c 4s 2h").choose(any).split(1, "9h Ts Jh Qh", BETS, "9hJh+3c", "TsQh+4c")
                .expectError(ErrorCode.INSTANT_WINNER_NOT_TAKEN, 1);
    }

    /** The manual's examples, Rules of Play and Dealing Procedure (3). */
    @Test
    public void aceKingQueenTwoMustClaimTheStraightAndCannotBeSplitAnotherWay() {
        scenario("Kd 9c 4s 3h").split(1, "Ah Kc Qs 2d", "ante-1 5 ante-2 5 blind 5 play-2 5", "AhKcQs", "2d+7c8d")
                .expectSteps("1 blind lose 5.00", "1 ante-1 win 5.00 pays 15.00", "1 play-2 lose 5.00", "1 ante-2 lose 5.00");
        scenario("Kd 9c 4s 3h").split(1, "Ah Kc Qs 2d", BETS, "AhKc+7c", "Qs2d+8d")
                .expectError(ErrorCode.INSTANT_WINNER_NOT_TAKEN, 1);
    }
}
