package app.spoton.engine.oracle;

import static app.spoton.engine.oracle.OracleRoundSamples.CARDS;
import static app.spoton.engine.oracle.OracleRoundSamples.CRAZY;
import static app.spoton.engine.oracle.OracleRoundSamples.DEALER;
import static app.spoton.engine.oracle.OracleRoundSamples.FCP;
import static app.spoton.engine.oracle.OracleRoundSamples.FURY;
import static app.spoton.engine.oracle.ResultAssert.seat;
import static app.spoton.engine.oracle.ResultAssert.settle;

import org.junit.Test;

/** The oracle's errors about wagers. */
public class OracleWagerErrorsTest {
    @Test
    public void amountsAreAboveZeroAndHaveAtMostTwoDecimals() {
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
}
