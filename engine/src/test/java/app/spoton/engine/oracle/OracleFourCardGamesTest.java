package app.spoton.engine.oracle;

import static app.spoton.engine.oracle.ResultAssert.folded;
import static app.spoton.engine.oracle.ResultAssert.seat;
import static app.spoton.engine.oracle.ResultAssert.settle;

import org.junit.Test;

/** Four Card Poker Training Manual, Crazy 4 Poker Rules, Super 4 Poker Rules of Play. */
public class OracleFourCardGamesTest {
    private static final String FCP = "four-card-poker";
    private static final String CRAZY = "crazy-4-poker";
    private static final String SUPER = "super-4-poker";

    @Test
    public void thePlayerWinsTiesAndTheAutomaticBonusFollowsItsAnte() {
        settle(FCP, "", "Ks Kd Kh 7c 2s 4d", seat(1, "9c 9d 9h 2c 5d", "ante 10 play 30 aces-up 5"),
                seat(2, "Ah Ad Qc Js 6s", "ante 10 play 10"))
                .steps("2 play lose 0.00", "2 ante lose 0.00",
                        "1 play lose 0.00", "1 ante lose 0.00", "1 automatic-bonus win 20.00", "1 aces-up win 45.00")
                .net(1, "70.00", "25.00").step(5, "stake", "10.00").step(5, "odds", "2 to 1");
        settle(FCP, "", "As Kd 9h 7c 2s 4d", seat(1, "Ah Kc 9c 7d 3d", "ante 10 play 10"))
                .steps("1 play win 10.00", "1 ante win 10.00");
    }

    @Test
    public void acesUpAloneNeedsNoDecisionAndIsResolvedAfterAFold() {
        settle(FCP, "", "Ks Kd 8h 7c 2s 4d", seat(1, "Ah Ad 9h 2c 5d", "aces-up 5"),
                folded(2, "Ac As 3h 6c Jd", "ante 5 aces-up 5 bad-beat 1"))
                .steps("2 ante lose 0.00", "2 bad-beat lose 0.00", "2 aces-up win 5.00", "1 aces-up win 5.00");
    }

    @Test
    public void theCasinoMayResolveTheBetsInItsOwnOrder() {
        settle(FCP, "'house':{'order':['aces-up','ante']},", "Ks Kd 8h 7c 2s 4d",
                seat(1, "9c 9d 9h 2c 5d", "ante 10 play 10 aces-up 5"))
                .steps("1 aces-up win 45.00", "1 ante win 10.00", "1 automatic-bonus win 20.00", "1 play win 10.00");
    }

    @Test
    public void badBeatPaysByTheBeatenHandAndLosesOnATie() {
        settle(FCP, "", "Ks Kd Qh Qc 2s 4d", seat(1, "9c 9d 9h 2c 5d", "ante 1 play 1 bad-beat 1"),
                seat(2, "Kc Kh Qd Qs 6s", "ante 1 play 1 bad-beat 1"),
                seat(3, "Jc Jd 8d 8s 6c", "ante 1 play 1 bad-beat 1"),
                seat(4, "Ac Ad 5s 7h 3c", "ante 1 play 1 bad-beat 1"))
                .steps("4 play lose 0.00", "4 ante lose 0.00", "4 bad-beat lose 0.00",
                        "3 play lose 0.00", "3 ante lose 0.00", "3 bad-beat win 4.00",
                        "2 play win 1.00", "2 ante win 1.00", "2 bad-beat lose 0.00",
                        "1 play win 1.00", "1 ante win 1.00", "1 automatic-bonus win 2.00", "1 bad-beat win 4.00");
    }

    @Test
    public void threeToTwoOnFiveIsSevenFiftyAndIsRoundedDownToTheSmallestChip() {
        String seat = seat(1, "9c 9d 9h 2c 5d", "ante 5 play 5");
        String table = "'paytables':{'automatic-bonus':'FCP-08'},";
        settle(FCP, table, "Ks Kd 8h 7c 2s 4d", seat)
                .steps("1 play win 5.00", "1 ante win 5.00", "1 automatic-bonus win 7.50");
        settle(FCP, table + "'house':{'smallest-chip':'1.00'},", "Ks Kd 8h 7c 2s 4d", seat)
                .steps("1 play win 5.00", "1 ante win 5.00", "1 automatic-bonus win 7.00");
    }

    @Test
    public void crazyDealerWhoDoesNotQualifyPaysPlayAndPushesAnte() {
        settle(CRAZY, "", "Qs Jd 8h 7c 2s", seat(1, "Jh 9d 6h 4c 2d", "ante 5 super-bonus 5 play 5 queens-up 5"),
                seat(2, "Ac As 3h 6c Td", "ante 5 super-bonus 5 play 15"))
                .dealer("high-card", false, "Qs Jd 8h 7c")
                .steps("2 play win 15.00", "2 ante push 0.00", "2 super-bonus push 0.00",
                        "1 play win 5.00", "1 ante push 0.00", "1 queens-up lose 0.00", "1 super-bonus lose 0.00");
    }

    @Test
    public void crazySuperBonusIsPaidOnALossTooAndTheWagerStays() {
        settle(CRAZY, "", "2s 2d 2h 7c 9s", seat(1, "9h 8d 7h 6c 2c", "ante 5 super-bonus 5 play 5"),
                seat(2, "Ah 8h 4h 6h Kd", "ante 5 super-bonus 5 play 5"))
                .steps("2 play lose 0.00", "2 ante lose 0.00", "2 super-bonus win 7.50",
                        "1 play lose 0.00", "1 ante lose 0.00", "1 super-bonus win 5.00").net(2, "12.50", "-2.50");
    }

    @Test
    public void crazyFoldCollectsEverythingUnlessTheHouseResolvesIt() {
        String seat = folded(1, "Qh Qd 7h 7c 2c", "queens-up 5 bad-beat 1 super-bonus 5 ante 5");
        settle(CRAZY, "", "Ks Kd 3h 3c 9s", seat).steps("1 ante lose 0.00", "1 super-bonus lose 0.00",
                "1 queens-up lose 0.00", "1 bad-beat lose 0.00");
        settle(CRAZY, "'house':{'queens-up-on-fold':'resolve','bad-beat-on-fold':'resolve'},", "Ks Kd 3h 3c 9s", seat)
                .steps("1 ante lose 0.00", "1 super-bonus lose 0.00", "1 queens-up win 10.00", "1 bad-beat win 20.00");
    }

    @Test
    public void superFourGoesAntePlayBonusesAndResolvesBothAfterAFold() {
        settle(SUPER, "'house':{'bad-beat-on-fold':'lose'},", "Ks Kd 3h 3c 9s",
                folded(2, "Qh Qd 7h 7c 2c", "ante 5 xtra-bonus 5 player-bonus 5 bad-beat 1"),
                seat(1, "Ah Ad Ac As 4c", "ante 5 xtra-bonus 5 play 15 player-bonus 1 bad-beat 1"))
                .steps("2 ante lose 0.00", "2 xtra-bonus lose 0.00", "2 player-bonus win 10.00", "2 bad-beat win 20.00",
                        "1 ante win 5.00", "1 play win 15.00", "1 xtra-bonus win 1000.00", "1 player-bonus win 50.00",
                        "1 bad-beat win 20.00");
    }

    @Test
    public void tableTwoPaysABeatenStraightFlushOrBetterAtOnePrice() {
        settle(SUPER, "'paytables':{'bad-beat':'S4-BB-2'},", "2s 2d 2h 2c 9s",
                folded(1, "Kh Qh Jh Th 3c", "ante 5 xtra-bonus 5 bad-beat 1"))
                .steps("1 ante lose 0.00", "1 xtra-bonus lose 0.00", "1 bad-beat win 1000.00");
    }
}
