package app.spoton.engine.game.fourcardsplit;

import static app.spoton.engine.game.fourcardsplit.FourCardSplitRounds.BETS;
import static app.spoton.engine.game.fourcardsplit.FourCardSplitRounds.ante;
import static app.spoton.engine.game.fourcardsplit.FourCardSplitRounds.blind;
import static app.spoton.engine.game.fourcardsplit.FourCardSplitRounds.scenario;

import org.junit.Test;

/** 4 Card Split: what is settled first, and what stays in play. */
public class FourCardSplitOrderTest {
    @Test
    public void blindsAreSettledFirstThenFoldsAndInstantWinnersThenHandByHand() {
        scenario("Kd 9c 4s 2h")
                .split(1, "Ah Ad 9h 3d", "ante-1 5 ante-2 5 blind 10 play-1 5", "AhAd+2c", "9h3d folded")
                .split(3, "Qh Js Td 7c", "ante-1 5 ante-2 5 blind 5 play-2 5", "QhJsTd", "7c+8d4c")
                .expectSteps("3 blind lose 5.00", "1 blind win 10.00 pays 20.00", "3 ante-1 win 5.00 pays 15.00",
                        "1 ante-2 lose 5.00", "3 play-2 lose 5.00", "3 ante-2 lose 5.00",
                        "1 play-1 win 5.00 pays 5.00", "1 ante-1 win 5.00 pays 5.00");
    }

    @Test
    public void withoutAQualifyingHandPlaysAreReturnedFirstAndAntesRemainInPlay() {
        scenario("Qd 9c 4s 2h").split(1, "Kh Jd 8h 3d", BETS, "KhJd+4c", "8h3d+7c")
                .split(2, "Ks Jc 6h 3s", "ante-1 5 ante-2 5 blind 5 play-1 5", "KsJc+Js", "6h3s folded")
                .expectSteps("2 blind lose 5.00", "1 blind lose 5.00", "2 ante-2 lose 5.00", "2 play-1 push 5.00",
                        "1 play-1 push 5.00", "1 play-2 push 5.00", "2 ante-1 win 5.00 pays 5.00",
                        "1 ante-1 win 5.00 pays 5.00", "1 ante-2 lose 5.00");
    }

    @Test
    public void aTiePushesPlayAndAnte() {
        scenario("Kd 9c 4s 2h").split(1, "Kh 9d 8h 3d", BETS, "Kh9d+4c", "8h3d+7c")
                .expectSteps("1 blind lose 5.00", "1 play-1 push 5.00", "1 ante-1 push 5.00", "1 play-2 lose 5.00",
                        "1 ante-2 lose 5.00");
    }

    @Test
    public void aSeatThatFoldsAllFourCardsLosesBothAntesButNotItsBlind() {
        scenario("Kd 9c 4s 2h").split(1, "Th Td 8h 3d", "folded ante-1 5 ante-2 5 blind 5")
                .expectSteps("1 blind win 5.00 pays 10.00", "1 ante-1 lose 5.00", "1 ante-2 lose 5.00");
        scenario("Kd 9c 4s 2h").split(1, "Th Td 8h 3d", "ante-1 5 ante-2 5 blind 5", "ThTd folded", "8h3d folded")
                .expectSteps("1 blind win 5.00 pays 10.00", "1 ante-1 lose 5.00", "1 ante-2 lose 5.00");
    }
}
