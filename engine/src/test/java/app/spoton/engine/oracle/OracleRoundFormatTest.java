package app.spoton.engine.oracle;

import static app.spoton.engine.oracle.ResultAssert.folded;
import static app.spoton.engine.oracle.ResultAssert.seat;
import static app.spoton.engine.oracle.ResultAssert.settle;
import static org.junit.Assert.assertEquals;

import org.junit.Test;

/** round-format.md: its example, and each error code once with the seat it names. */
public class OracleRoundFormatTest {
    private static final String FCP = "four-card-poker";
    private static final String FURY = "three-card-fury";
    private static final String CRAZY = "crazy-4-poker";
    private static final String SPLIT = "four-card-split";
    private static final String DEALER = "As Kd 7h 7c 2s 3d";
    private static final String CARDS = "Ah Ad 9c 9d 2h";

    @Test
    public void theExampleIsSettledAsPrinted() {
        settle(FCP, "'paytables':{'automatic-bonus':'FCP-01','aces-up':'FCP-01','bad-beat':'FCP-BBB-01',"
                + "'progressive':'PAYS-1'},'house':{'smallest-chip':'0.50'},"
                + "'meters':{'main':{'amount':'10000.00','seed':'5000.00','reserve':'120.00'}},", DEALER,
                seat(1, CARDS, "ante 10.00 play 30.00 aces-up 5.00 progressive 1.00", ",'player':'p1'"),
                folded(2, "2c 5d 8h Jc Kh", "ante 10.00"))
                .dealer("pair", true, "7h 7c As Kd")
                .steps("2 ante lose 0.00", "1 play win 30.00", "1 ante win 10.00", "1 aces-up win 10.00",
                        "1 progressive lose 0.00")
                .step(2, "odds", "1 to 1").step(2, "hand", "two-pair").step(2, "stake", "30.00")
                .net(1, "95.00", "49.00").net(2, "0.00", "-10.00").meter("main", "10000.00", "120.00");
    }

    @Test
    public void whatIsNoJsonIsBadJson() {
        assertEquals("{\"error\":{\"code\":\"BAD_JSON\",\"message\":\"Character 0: the line ends too early\"}}",
                OracleSettler.settle(""));
        for (String line : new String[] {"{", "[]", "{'id':'r','game':'four-card-poker'}", "nonsense", "{}{}",
            "{'id':'r','id':'s'}", "[".repeat(100_000)}) {
            assertEquals(line, "BAD_JSON", settle(line).code());
        }
    }

    @Test
    public void theIdIsEchoedEvenFromALineThatBreaksOff() {
        for (String id : new String[] {"'r'", "5", "null"}) {
            String line = ("{'id':" + id + ",'game':'four-ca").replace('\'', '"');
            assertEquals(line.substring(0, line.indexOf(',')), OracleSettler.settle(line).split(",", 2)[0]);
        }
        settle("{'id':{},'game':'baccarat'}").refused("BAD_JSON");
    }

    @Test
    public void aLineOfNoKnownGameMayLackTheRestButNotBeOfAnotherType() {
        for (String line : new String[] {"{}", "{'id':'r'}", "{'game':''}", "{'game':'baccarat','seats':[{}]}"}) {
            settle(line).refused("UNKNOWN_GAME");
        }
        for (String line : new String[] {"{'game':5}", "{'game':'baccarat','seats':5}", "{'game':'four-card-poker'}",
            "{'game':'four-card-poker','dealer':[],'seats':[{}]}"}) {
            settle(line).refused("BAD_JSON");
        }
    }

    @Test
    public void gamesAndTablesMustBeKnownAndComplete() {
        settle("five-card-poker", "", DEALER, seat(1, CARDS, "ante 5 play 5")).refused("UNKNOWN_GAME");
        settle(FCP, "'paytables':{'aces-up':'FCP-10'},", DEALER, seat(1, CARDS, "ante 5 play 5"))
                .refused("UNKNOWN_PAYTABLE");
        settle(FCP, "'paytables':{'bad-beat':'C4P-BBB-01'},", DEALER, seat(1, CARDS, "ante 5 play 5"))
                .refused("UNKNOWN_PAYTABLE");
        settle(FCP, "'paytables':{'lucky':'FCP-01'},", DEALER, seat(1, CARDS, "ante 5 play 5"))
                .refused("UNKNOWN_PAYTABLE");
        settle(FCP, "'paytables':{'monster':'M-4','blind':'nonsense'},", DEALER, seat(1, CARDS, "ante 5 play 5"))
                .steps("1 play win 5.00", "1 ante win 5.00");
        for (int table = 3; table <= 6; table++) {
            settle(FURY, "'paytables':{'monster':'M-" + table + "'},", "Kd 9s 4c",
                    seat(3, "Ah 9h 3h 6c", "ante 1 monster 1 play 1")).refused("INCOMPLETE_PAYTABLE");
        }
    }

    @Test
    public void cardsMustBeCardsAndOneOfEachAndAsManyAsTheGameDeals() {
        settle(FCP, "", DEALER, seat(1, "Ah Ad 9c 9d 10h", "ante 5 play 5")).refused("BAD_CARD 1");
        settle(FCP, "", "as Kd 7h 7c 2s 3d", seat(1, CARDS, "ante 5 play 5")).refused("BAD_CARD");
        settle(FCP, "", DEALER, seat(4, "Ah Ad 9c 9d 3d", "ante 5 play 5")).refused("DUPLICATE_CARD 4");
        settle(FCP, "", DEALER, seat(4, "Ah Ad 9c 9d", "ante 5 play 5")).refused("WRONG_CARD_COUNT 4");
        settle(FCP, "", "As Kd 7h 7c 2s", seat(4, CARDS, "ante 5 play 5")).refused("WRONG_CARD_COUNT");
        settle(SPLIT, "", "Kd 9s 4c 3s", seat(4, "Ac Kc Jd 2d", "ante-1 5 ante-2 5 blind 5 play-1 5",
                ",'hands':[{'cards':['Ac'],'drawn':['Td']},{'cards':['Kc','Jd','2d'],'folded':true}]"))
                .refused("WRONG_CARD_COUNT 4");
    }

    @Test
    public void amountsAreMoreThanNothingAndHaveTwoDecimalsAtMost() {
        for (String amount : new String[] {"0", "0.00", "-5", "5.001", "5.", ".5", "five", "1e2", "+5"}) {
            settle(FCP, "", DEALER, seat(1, CARDS, "ante " + amount + " play 5")).refused("BAD_AMOUNT 1");
        }
        settle(FCP, "'house':{'smallest-chip':'0'},", DEALER, seat(1, CARDS, "ante 5 play 5")).refused("BAD_AMOUNT");
    }

    @Test
    public void wagersAreThoseOfTheGame() {
        settle(FCP, "", DEALER, seat(1, CARDS, "ante 5 play 5 queens-up 5")).refused("UNKNOWN_WAGER 1");
        settle(FCP, "", DEALER, seat(1, CARDS, "bad-beat 5")).refused("MISSING_WAGER 1");
        settle(FCP, "", DEALER, seat(1, CARDS, "")).refused("MISSING_WAGER 1");
        settle("{'game':'four-card-poker','dealer':" + ResultAssert.cards(DEALER) + ",'seats':[{'seat':1,'cards':"
                + ResultAssert.cards(CARDS) + "}]}").refused("MISSING_WAGER 1");
        settle(FCP, "", DEALER, seat(1, CARDS, "play 5 aces-up 5")).refused("MISSING_WAGER 1");
        settle(FURY, "", "Kd 9s 4c", seat(3, "Ah 9h 3h 6c", "ante 1 play 1")).refused("MISSING_WAGER 3");
        settle(FURY, "", "Kd 9s 4c", seat(3, "Ah 9h 3h 6c", "ante 1 monster 2 play 1")).refused("UNEQUAL_WAGERS 3");
        settle(FURY, "", "Kd 9s 4c", seat(3, "Ah 9h 3h 6c", "ante 1 monster 1.00 play 2"))
                .refused("PLAY_NOT_EQUAL_ANTE 3");
    }

    @Test
    public void playIsOneToThreeTimesTheAnteAndARaiseNeedsAPairOfAces() {
        for (String play : new String[] {"9.99", "30.01"}) {
            settle(FCP, "", DEALER, seat(1, CARDS, "ante 10 play " + play)).refused("PLAY_NOT_1_TO_3_TIMES_ANTE 1");
        }
        String kings = "Kh Kc 9c 8d 2h";
        settle(CRAZY, "", "As Kd 7h 7c 2s", seat(1, kings, "ante 5 super-bonus 5 play 5.01"))
                .refused("RAISE_NEEDS_PAIR_OF_ACES 1");
        settle(CRAZY, "", "As Kd 7h 7c 2s", seat(1, kings, "ante 5 super-bonus 5 play 4.99"))
                .refused("PLAY_NOT_1_TO_3_TIMES_ANTE 1");
        settle(CRAZY, "", "As Kd 7h 7c 2s", seat(1, "Ah Ac 9c 8d 2h", "ante 5 super-bonus 5 play 15"))
                .steps("1 play win 15.00", "1 ante win 5.00", "1 super-bonus push 0.00");
    }

    @Test
    public void theTablesLimitsAreKeptToTheCent() {
        String limits = "'house':{'limits':{'ante':{'min':'5.00','max':'300.00'}}},";
        settle(FCP, limits, DEALER, seat(1, CARDS, "ante 4.99 play 5")).refused("LIMIT 1");
        settle(FCP, limits, DEALER, seat(1, CARDS, "ante 300.01 play 301")).refused("LIMIT 1");
        settle(FCP, limits, DEALER, seat(1, CARDS, "ante 300 play 900")).net(1, "2400.00", "1200.00");
        settle(FCP, "'house':{'limits':{'blind':{'min':'5.00'},'lucky':{'max':'nothing'}}},", DEALER,
                seat(1, CARDS, "ante 1 play 1")).net(1, "4.00", "2.00");
    }

    @Test
    public void aSeatIsThereOnceAndItsSplitHoldsItsFourCards() {
        settle(FCP, "", DEALER, seat(3, CARDS, "ante 5 play 5"), seat(3, "Tc Td Th 8c 8d", "ante 5 play 5"))
                .refused("DUPLICATE_SEAT 3");
        String bets = "ante-1 5 ante-2 5 blind 5";
        settle(SPLIT, "", "Kd 9s 4c 3s", seat(4, "Ac Kc Jd 2d", bets)).refused("BAD_SPLIT 4");
        settle(SPLIT, "", "Kd 9s 4c 3s", seat(4, "Ac Kc Jd 2d", "ante-1 5 ante-2 5 blind 4")).refused(
                "BLIND_BELOW_ANTE 4");
        settle(SPLIT, "", "Kd 9s 4c 3s", seat(4, "Ac Kc Jd 2d", bets,
                ",'hands':[{'cards':['Ac','Kc'],'folded':true},{'cards':['Jd','2c'],'folded':true}]"))
                .refused("BAD_SPLIT 4");
    }

    @Test
    public void aProgressiveWagerNeedsItsMetersAndEverySeatADecision() {
        settle(FCP, "", DEALER, seat(1, CARDS, "ante 5 play 5 progressive 1")).refused("MISSING_METER 1");
        settle(FCP, "", DEALER, seat(1, CARDS, "ante 5")).refused("NO_DECISION 1");
        settle(FCP, "", DEALER, folded(1, CARDS, "ante 5 play 5")).refused("NO_DECISION 1");
    }

    @Test
    public void ofSeveralProgressiveWagersWithoutAMeterTheLowestSeatIsNamed() {
        settle(FCP, "", DEALER, seat(1, "Tc Td Th 8c 8d", "ante 5 play 5"),
                seat(6, CARDS, "ante 5 play 5 progressive 1"),
                seat(3, "Jc Jd Jh 6c 6d", "ante 5 play 5 progressive 1")).refused("MISSING_METER 3");
    }

    @Test
    public void theOrderMayNameWagersOfOtherGamesButNoneThatNoGameHas() {
        settle(FCP, "'house':{'order':['blind','ante','envy']},", DEALER, seat(1, CARDS, "ante 5 play 5"))
                .steps("1 ante win 5.00", "1 play win 5.00");
        settle(FCP, "'house':{'order':['ante','lucky']},", DEALER, seat(1, CARDS, "ante 5 play 5"))
                .refused("UNKNOWN_WAGER");
        settle(FURY, "'house':{'order':['lucky']},", "Kd 9s 4c", seat(3, "Ah 9h 3h 6c", "ante 1 monster 1 play 1"))
                .net(3, "5.00", "2.00");
    }

    @Test
    public void theFirstCodeOfTheListIsReportedAndOfOneCodeTheLowestSeat() {
        settle(FCP, "", DEALER, seat(5, CARDS, "ante 5"), seat(2, "Tc Td Th 8c 8d", "ante 5"),
                seat(7, "Jc Jd Jh 6c 6d", "ante 5 play 20")).refused("PLAY_NOT_1_TO_3_TIMES_ANTE 7");
        settle(FCP, "", DEALER, seat(5, CARDS, "ante 5"), seat(2, "Tc Td Th 8c 8d", "ante 5"))
                .refused("NO_DECISION 2");
    }
}
