package app.spoton.engine.oracle;

import static app.spoton.engine.oracle.ResultAssert.folded;
import static app.spoton.engine.oracle.ResultAssert.seat;
import static app.spoton.engine.oracle.ResultAssert.settle;

import org.junit.Test;

/** Four Card Poker Training Manual and Crazy 4 Poker Rules, Progressive and Multi-Game Link. */
public class OracleProgressiveTest {
    private static final String MAIN = "'meters':{'main':{'amount':'1000.37','seed':'500.00','reserve':'20.00'}},";
    private static final String DEALER = "Kc Td 8h 6c 4s 2d";

    @Test
    public void fourAcesTakeTheMeterWhichIsReseededWithTheReserveAndOthersEnvyThem() {
        settle("four-card-poker", MAIN, DEALER,
                seat(2, "As Ah Ad Ac 5d", "ante 1 play 1 progressive 1", ",'player':'p'"),
                seat(1, "3h 7d Js Qc 9s", "ante 1 play 1 progressive 1"),
                seat(3, "3c 7c Jd Qd 9d", "ante 1 play 1 progressive 1", ",'player':'p'"),
                seat(4, "3d 7s Jh Qh 9c", "ante 1 play 1"))
                .steps("4 play lose 0.00", "4 ante lose 0.00",
                        "3 play lose 0.00", "3 ante lose 0.00", "3 progressive lose 0.00",
                        "2 play win 1.00", "2 ante win 1.00", "2 automatic-bonus win 25.00",
                        "2 progressive win 1000.37",
                        "1 play lose 0.00", "1 ante lose 0.00", "1 progressive lose 0.00",
                        "1 envy win 100.00 from 2")
                .meter("main", "520.00", "0.00").step(9, "odds", "100%").net(2, "1029.37", "1026.37");
    }

    @Test
    public void fixedPaysComeFromTheTrayOrInFourCardPokerFromTheMeterAsFarAsItGoes() {
        String seats = seat(1, "9s 9h 9d 9c 5d", "ante 1 play 1 progressive 5");
        settle("four-card-poker", MAIN, DEALER, seats).meter("main", "1000.37", "20.00").step(4, "odds", "300 for 1")
                .steps("1 play win 1.00", "1 ante win 1.00", "1 automatic-bonus win 25.00",
                        "1 progressive win 1500.00");
        settle("four-card-poker", MAIN + "'house':{'fixed-progressive-pays':'meter'},", DEALER, seats)
                .meter("main", "0.00", "20.00");
        settle("crazy-4-poker", MAIN + "'house':{'fixed-progressive-pays':'meter'},", "Kc Td 8h 6c 4s",
                seat(1, "9s 9h 9d 9c 5d", "ante 1 super-bonus 1 play 1 progressive 5"))
                .meter("main", "1000.37", "20.00");
    }

    @Test
    public void aFoldedHandWinsNothingAndIsNotEnviedUnlessTheHouseSaysSo() {
        String hit = folded(2, "As Ah Ad Ac 5d", "ante 1 progressive 1");
        String other = folded(1, "3h 7d Js Qc 9s", "ante 1 progressive 1");
        settle("four-card-poker", MAIN, DEALER, hit, other).steps("2 ante lose 0.00", "2 progressive lose 0.00",
                "1 ante lose 0.00", "1 progressive lose 0.00");
        settle("four-card-poker", MAIN + "'house':{'progressive-on-fold':true},", DEALER, hit, other)
                .steps("2 ante lose 0.00", "1 ante lose 0.00", "2 progressive win 1000.37", "1 progressive lose 0.00",
                        "1 envy win 100.00 from 2");
    }

    @Test
    public void aHandIsEnviedOnlyWhereItsSeatMadeTheWagerAndAFoldedSeatThatMadeItEnvies() {
        String other = folded(1, "3h 7d Js Qc 9s", "ante 1 progressive 1");
        settle("four-card-poker", MAIN, DEALER, seat(2, "As Ah Ad Ac 5d", "aces-up 1"), other)
                .steps("1 ante lose 0.00", "1 progressive lose 0.00", "2 aces-up win 50.00");
        settle("four-card-poker", MAIN, DEALER, seat(2, "As Ah Ad Ac 5d", "aces-up 1 progressive 1"), other)
                .steps("1 ante lose 0.00", "1 progressive lose 0.00", "2 aces-up win 50.00",
                        "2 progressive win 1000.37", "1 envy win 100.00 from 2")
                .step(5, "stake", "0.00").step(5, "hand", "four-of-a-kind").step(5, "odds", null);
    }

    @Test
    public void aSeedIsNeededOnlyWhereAWholeMeterIsWonAndOneOfNothingNever() {
        String noSeed = "'meters':{'main':{'amount':'0'}},";
        String loses = seat(1, "3h 7d Js Qc 9s", "ante 1 play 1 progressive 1");
        String hits = seat(2, "As Ah Ad Ac 5d", "ante 1 play 1 progressive 1");
        settle("four-card-poker", noSeed, DEALER, loses).meter("main", "0.00", "0.00");
        settle("four-card-poker", noSeed, DEALER, loses, folded(2, "As Ah Ad Ac 5d", "ante 1 progressive 1"))
                .meter("main", "0.00", "0.00");
        settle("four-card-poker", noSeed, DEALER, loses, hits).refused("MISSING_METER 2");
        settle("four-card-poker", "'meters':{'main':{'amount':'5','seed':'0'}},", DEALER, loses)
                .refused("BAD_AMOUNT");
    }

    @Test
    public void theLinkLooksAtFiveCardsPaysATenthAndMultipliesEnvyByTheWager() {
        settle("crazy-4-poker", "'paytables':{'progressive':'LINK-01'}," + MAIN, "Kc Td 8h 6c 4s",
                seat(1, "9s 8s 7s 6s 5s", "ante 1 super-bonus 1 play 1 progressive 1"),
                seat(2, "5d 4d 3d 2d Ad", "ante 1 super-bonus 1 play 1 progressive 2.50"))
                .steps("2 play win 1.00", "2 ante win 1.00", "2 super-bonus win 15.00", "2 progressive win 100.03",
                        "1 play win 1.00", "1 ante win 1.00", "1 super-bonus win 15.00", "1 progressive win 90.03",
                        "2 envy win 750.00 from 1", "1 envy win 300.00 from 2")
                .meter("main", "810.31", "20.00").step(4, "odds", "10%");
    }

    @Test
    public void everyMeterOfTheLinkIsItsOwn() {
        String meters = "'meters':{'mega':{'amount':'9000.00','seed':'5000.00','reserve':'1.00'},"
                + "'major':{'amount':'800.00','seed':'400.00','reserve':'2.00'},"
                + "'minor':{'amount':'70.00','seed':'30.00','reserve':'3.00'}},";
        settle("crazy-4-poker", "'paytables':{'progressive':'LINK-ML03'}," + meters, "Kc Td 8h 6c 4c",
                seat(3, "As Ks Qs Js Ts", "ante 1 super-bonus 1 play 1 progressive 1"),
                seat(2, "9s 8s 7s 6s 5s", "ante 1 super-bonus 1 play 1 progressive 1", ",'player':'a'"),
                seat(1, "9d 8d 7d 6d 5d", "ante 1 super-bonus 1 play 1 progressive 1", ",'player':'a'"))
                .step(4, "pay", "9000.00").step(8, "pay", "800.00").step(12, "pay", "402.00")
                .meter("mega", "5001.00", "0.00").meter("major", "400.00", "0.00").meter("minor", "70.00", "3.00");
    }
}
