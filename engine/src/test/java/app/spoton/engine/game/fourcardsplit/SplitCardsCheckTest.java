package app.spoton.engine.game.fourcardsplit;

import static app.spoton.engine.game.fourcardsplit.FourCardSplitRounds.BETS;
import static app.spoton.engine.game.fourcardsplit.FourCardSplitRounds.ante;
import static app.spoton.engine.game.fourcardsplit.FourCardSplitRounds.blind;
import static app.spoton.engine.game.fourcardsplit.FourCardSplitRounds.scenario;

import app.spoton.engine.round.ErrorCode;
import app.spoton.engine.round.Stage;
import org.junit.Test;

/** 4 Card Split: which splits and draws are allowed. */
public class SplitCardsCheckTest {
    @Test
    public void theFourCardsMustBeSplitIntoTwoHandsThatUseThemAll() {
        scenario("Kd 9c 4s 2h").split(1, "Kh Jd 8h 3d", BETS, "KhJd+4c").expectError(ErrorCode.BAD_SPLIT, 1);
        scenario("Kd 9c 4s 2h").split(1, "Kh Jd 8h 3d", BETS).expectError(ErrorCode.BAD_SPLIT, 1);
        scenario("Kd 9c 4s 2h").split(1, "Kh Jd 8h 3d", BETS, "KhJd+4c", "8h3c+Ad").expectError(ErrorCode.BAD_SPLIT, 1);
        scenario("Kd 9c 4s 2h").split(1, "Kh Jd 8h 3d", BETS, "KhJd8h", "8h+7c6c").expectError(ErrorCode.BAD_SPLIT, 1);
        scenario("Kd 9c 4s 2h").split(1, "Kh Jd 8h 3d", BETS, "KhJd8h3d", "").expectError(ErrorCode.BAD_SPLIT, 1);
        scenario("Kd 9c 4s 2h").split(1, "Kh Jd 8h 3d", BETS, "", "KhJd8h3d").expectError(ErrorCode.BAD_SPLIT, 1);
        scenario("Kd 9c 4s 2h").split(1, "Kh Jd 8h 3d", BETS, "KhJd+5c", "8h3d+4c", "").expectError(ErrorCode.BAD_SPLIT, 1);
        scenario("Kd 9c 4s 2h").split(1, "Kh Jd 8h 3d", "folded ante-1 5 ante-2 5 blind 5", "KhJd")
                .expectError(ErrorCode.BAD_SPLIT, 1);
    }

    @Test
    public void playedHandsAreFilledToThreeCards() {
        scenario("Kd 9c 4s 2h").split(1, "Kh Jd 8h 3d", BETS, "KhJd", "8h3d+4c").expectError(ErrorCode.WRONG_CARD_COUNT, 1);
        scenario("Kd 9c 4s 2h").split(1, "Kh Jd 8h 3d", BETS, "KhJd+4c", "8h3d+5c6c")
                .expectError(ErrorCode.WRONG_CARD_COUNT, 1);
        scenario("Kd 9c 4s 2h").split(1, "Kh Jd 8h 3d", BETS, "KhJd", "8h7d+5c").expectError(ErrorCode.BAD_SPLIT, 1);
    }

    @Test
    public void aFoldedHandIsDealtNoCards() {
        scenario("Kd 9c 4s 2h").split(1, "Kh Jd 8h 3d", "ante-1 5 ante-2 5 blind 5 play-1 5", "KhJd+4c", "8h3d+6c folded")
                .expectError(ErrorCode.WRONG_CARD_COUNT, 1);
        scenario("Kd 9c 4s 2h").split(1, "Kh Jd 8h 3d", "folded ante-1 5 ante-2 5 blind 5", "KhJd", "8h3d+6c")
                .expectError(ErrorCode.WRONG_CARD_COUNT, 1);
        scenario("Kd 9c 4s 2h").split(1, "Kh Jd 8h 3d", BETS, "KhJd+4c", "8h3d+5c folded")
                .expectError(ErrorCode.WRONG_CARD_COUNT, 1);
        scenario("Kd 9c 4s 2h").at(Stage.DECIDED).split(1, "Kh Jd 8h 3d", "ante-1 5 ante-2 5 blind 5 play-1 5", "KhJd",
                "8h3d+6c folded").expectError(ErrorCode.WRONG_CARD_COUNT, 1);
    }

    /** The manual's examples, Rules of Play and Dealing Procedure (3). */
    @Test
    public void aceAceKingTwoCanBeSplitThreeAndOneOrTwoAndTwo() {
        scenario("Kd 9c 4s 3h").split(1, "Ah Ac Ks 2d", BETS, "AhAc2d", "Ks+7c8d")
                .expectSteps("1 blind win 5.00 pays 10.00", "1 play-1 win 5.00 pays 5.00", "1 ante-1 win 5.00 pays 5.00",
                        "1 play-2 lose 5.00", "1 ante-2 lose 5.00");
        scenario("Kd 9c 4s 3h").split(1, "Ah Ac Ks 2d", BETS, "AhAc+7c", "Ks2d+Kh")
                .expectSteps("1 blind win 5.00 pays 10.00", "1 play-1 win 5.00 pays 5.00", "1 ante-1 win 5.00 pays 5.00",
                        "1 play-2 win 5.00 pays 5.00", "1 ante-2 win 5.00 pays 5.00");
    }
}
