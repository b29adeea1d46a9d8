package app.spoton.engine.oracle;

import static app.spoton.engine.oracle.ResultAssert.folded;
import static app.spoton.engine.oracle.ResultAssert.seat;
import static app.spoton.engine.oracle.ResultAssert.settle;

import org.junit.Test;

/** 3 Card Fury Procedure Manual. */
public class OracleThreeCardFuryTest {
    private static final String FURY = "three-card-fury";
    private static final String BETS = "ante 10 monster 10 play 10 royal-family 5";

    @Test
    public void firstWorkedHandAFlushBeatsAKingHigh() {
        settle(FURY, "", "Kd 9s 4c", seat(3, "Ah 9h 3h 6c", BETS)).dealer("high-card", true, "Kd 9s 4c")
                .steps("3 monster push 0.00", "3 play win 10.00", "3 ante win 10.00", "3 royal-family win 5.00");
    }

    @Test
    public void secondWorkedHandAStraightAgainstADealerWhoDoesNotQualify() {
        settle(FURY, "", "Qd 9s 4c", seat(3, "7h 6d 5s Kc", BETS)).dealer("high-card", false, "Qd 9s 4c")
                .steps("3 play push 0.00", "3 monster win 10.00", "3 ante win 10.00", "3 royal-family win 10.00");
    }

    @Test
    public void thirdWorkedHandThreeOfAKindBustedByAMiniRoyal() {
        settle(FURY, "", "Ad Kd Qd", seat(3, "7h 7d 7s 2c", BETS)).dealer("mini-royal", true, "Ad Kd Qd")
                .steps("3 monster win 200.00", "3 play lose 0.00", "3 ante lose 0.00", "3 royal-family win 50.00");
    }

    @Test
    public void fourthWorkedHandQueenHighLosesToABetterQueenHigh() {
        settle(FURY, "", "Qd Ts 4c", seat(3, "Qh 9d 6s 2c", BETS)).dealer("high-card", false, "Qd Ts 4c")
                .steps("3 play push 0.00", "3 monster lose 0.00", "3 ante lose 0.00", "3 royal-family lose 0.00");
    }

    @Test
    public void foldedSeatsAreCollectedFirstThenPlaysGoBackThenSeatSixToSeatOne() {
        settle(FURY, "", "Qd 9s 4c",
                seat(1, "Ah Ad 8s 2c", "ante 5 monster 5 play 5"),
                folded(6, "3h 3d 9c Jc", "ante 10 monster 10 royal-family 5 seven-card 5"),
                seat(5, "7h 6d 5s Kc", BETS + " seven-card 1"))
                .steps("6 ante lose 0.00", "6 monster lose 0.00", "6 royal-family lose 0.00",
                        "5 play push 0.00", "1 play push 0.00",
                        "6 seven-card lose 0.00",
                        "5 monster win 10.00", "5 ante win 10.00", "5 royal-family win 10.00", "5 seven-card lose 0.00",
                        "1 monster lose 0.00", "1 ante win 5.00");
    }

    @Test
    public void aTiePushesAnteAndPlayAndAStraightsMonster() {
        settle(FURY, "", "Ks Qd Js", seat(1, "Kd Qh Jc 2h", "ante 10 monster 10 play 10"))
                .steps("1 monster push 0.00", "1 play push 0.00", "1 ante push 0.00");
    }

    @Test
    public void aStraightAndAFlushLoseTheMonsterOnALoss() {
        settle(FURY, "", "As Kd Qs", seat(1, "Kh Qd Jc 2h", "ante 10 monster 10 play 10"),
                seat(2, "Ah 9h 3h 4c", "ante 10 monster 10 play 10"))
                .steps("2 monster lose 0.00", "2 play lose 0.00", "2 ante lose 0.00",
                        "1 monster lose 0.00", "1 play lose 0.00", "1 ante lose 0.00");
    }

    @Test
    public void theSpadeMiniRoyalHasItsPriceButTiesAnyOther() {
        settle(FURY, "", "Kd 9s 4c", seat(1, "As Ks Qs 2h", "ante 10 monster 10 play 10"),
                seat(2, "Ac Kc Qc 2d", "ante 10 monster 10 play 10"))
                .steps("2 monster win 300.00", "2 play win 10.00", "2 ante win 10.00",
                        "1 monster win 500.00", "1 play win 10.00", "1 ante win 10.00");
        settle(FURY, "", "Ad Kd Qd", seat(1, "As Ks Qs 2h", "ante 10 monster 10 play 10"))
                .steps("1 monster win 5000.00", "1 play push 0.00", "1 ante push 0.00");
    }

    @Test
    public void tablesWithoutAMiniRoyalRowPayItAsAStraightFlush() {
        settle(FURY, "'paytables':{'royal-family':'RF-2'},", "Kd 9s 4c",
                seat(1, "As Ks Qs 2h", "ante 1 monster 1 play 1 royal-family 1"))
                .steps("1 monster win 50.00", "1 play win 1.00", "1 ante win 1.00", "1 royal-family win 16.00");
    }

    @Test
    public void sevenCardBonusCountsStraightFlushesOfSixAndSeven() {
        settle(FURY, "", "8h 7h 6h", folded(1, "5h 4h 3h 2h", "ante 1 monster 1 seven-card 1"))
                .steps("1 ante lose 0.00", "1 monster lose 0.00", "1 seven-card win 3000.00");
        settle(FURY, "", "Ah Kh Qh", folded(1, "Jh Th 9h 2c", "ante 1 monster 1 seven-card 1"))
                .steps("1 ante lose 0.00", "1 monster lose 0.00", "1 seven-card win 400.00");
        settle(FURY, "", "Ah Kh 3d", folded(1, "Qh Jh Th 2c", "ante 1 monster 1 seven-card 1"))
                .steps("1 ante lose 0.00", "1 monster lose 0.00", "1 seven-card win 150.00");
    }
}
